import { inDatabase } from '../people'
import { signInMember } from './people'
import { lineBox, readHighlights, readText, tapWord, wordBox } from './reading'
import { button, field, heading, type Screen, wordPanel } from './screen'
import { engines, expect, test } from './test'
import { webkit } from './webkit'

const story = `She sat on the bank of the river and watched the boats.

The villagers had put up with his stubbornness for years. “Don't put it off,” she said; the mice ran.`

const birds = `The heron waited near the bank. Two herons, and the heron’s nest, stood above the fjord.

A trawler passed; the trawlers of Long were late. The heron flew to the estuary.`

const panelOf = (view: Screen, word: string) => view.see(heading(word, wordPanel))
const herons = ['heron', 'herons', 'heron’s', 'heron']

/** Opens the story about birds as a new reader, and waits until its words are added and highlighted. */
async function readBirds(view: Screen) {
  const reader = await signInMember(view)
  await readText(view, birds)
  await view.until('words are drawn', async () => (await readHighlights(view, 'met')).includes('estuary'))
  return reader
}

/** Waits until exactly these words are highlighted with a state. */
const expectHighlighted = (view: Screen, name: string, words: readonly string[]) =>
  expect.poll(async () => (await readHighlights(view, name)).toSorted()).toEqual(words.toSorted())

for (const engine of engines) {
  test.describe(engine.name, () => {
    test.use({ engine })
    test.setTimeout(180_000)

    test('landing: the words of its examples are underlined', async ({ view }) => {
      await view.open('/')
      // WebKit drops a text-decoration shorthand that has a thickness, and the line with it.
      const lines = await view.page.evaluate(() => {
        const styles = [...document.querySelectorAll('main *')].map((element) => getComputedStyle(element))
        const underlined = styles.filter((style) => style.textDecorationLine === 'underline')
        return ['dotted', 'solid 2px'].map(
          (line) =>
            underlined.filter((style) =>
              `${style.textDecorationStyle} ${style.textDecorationThickness}`.startsWith(line),
            ).length,
        )
      }, null)
      expect(lines[0], 'words that were met or are new').toBeGreaterThan(1)
      expect(lines[1], 'words that are being learnt').toBeGreaterThan(0)
    })

    test('read: a pasted text is shown, and is there again after a reload', async ({ view }) => {
      await readText(view, story)
      await view.waitForText('article', /She sat on the bank/)
      await view.reload()
      await view.waitForText('article', /put up with his stubbornness/)
      await view.click(button('Edit'))
      await view.waitForText('[role=textbox]', /She sat on the bank/)
    })

    test('tap: shows the word’s entry; the last of ten fast taps counts, and a tap beside the text clears', async ({
      view,
    }) => {
      await readText(view, story)
      await tapWord(view, 'bank')
      await panelOf(view, 'bank')
      await view.waitForText(`${wordPanel} [aria-label="Fits this sentence"]`, /slop|land|water/)
      await tapWord(view, 'mice')
      await panelOf(view, 'mouse')
      for (const word of [
        'sat',
        'bank',
        'river',
        'watched',
        'boats',
        'river',
        'bank',
        'sat',
        'river',
        'boats',
      ])
        await tapWord(view, word)
      await panelOf(view, 'boat')
      const [accent, boats] = [await view.colour('--accent'), await wordBox(view, 'boats')]
      expect((await view.picture()).share(boats, accent)).toBeGreaterThan(0.4)
      await view.page.clickAt({ x: 30, y: boats.y + 300 })
      await view.waitUntilGone(heading('boat', wordPanel))
      expect((await view.picture()).share(boats, accent)).toBeLessThan(0.1)
    })

    test('phrase: all its words are highlighted, but not the words between the parts of a split phrase', async ({
      view,
    }) => {
      await readText(view, story)
      const accent = await view.colour('--accent')
      await tapWord(view, 'put')
      await panelOf(view, 'put up with')
      const together = await view.picture()
      for (const word of ['put', 'up', 'with'])
        expect(together.share(await wordBox(view, word), accent), word).toBeGreaterThan(0.4)
      expect(together.share(await wordBox(view, 'his'), accent)).toBeLessThan(0.1)
      await tapWord(view, 'off')
      await panelOf(view, 'put off')
      const parted = await view.picture()
      expect(parted.share(await wordBox(view, 'put', 1), accent)).toBeGreaterThan(0.4)
      expect(parted.share(await wordBox(view, 'off'), accent)).toBeGreaterThan(0.4)
      expect(parted.share(await wordBox(view, 'it'), accent)).toBeLessThan(0.1)
    })

    test('Multi: five words are selected as a phrase, with both ends underlined', async ({ view }) => {
      await readText(view, story)
      const accent = await view.colour('--accent')
      await view.click({ css: '[role=switch]', name: 'Multi' })
      await tapWord(view, 'villagers')
      await view.waitForText(wordPanel, /villagers had put up with/)
      const picture = await view.picture()
      for (const word of ['villagers', 'had', 'put', 'up', 'with'])
        expect(picture.share(await wordBox(view, word), accent), word).toBeGreaterThan(0.4)
      const paper = await view.colour('--on-accent')
      const written = async (word: string, part: number) => {
        const { x, y, width, height } = await wordBox(view, word)
        return picture.count({ x, y: y + (1 - part) * height, width, height: part * height }, paper) / width
      }
      // All words stay legible; below the baseline, only the ends have a line.
      const middle = await written('had', 1)
      for (const end of ['villagers', 'with'])
        expect(await written(end, 1), end).toBeGreaterThan(0.6 * middle)
      expect(await written('with', 0.3)).toBeGreaterThan((await written('had', 0.3)) + 0.6)
    })

    test('save: a saved word changes in all its forms and gets another line', async ({ view }) => {
      await readBirds(view)
      const line = await lineBox(view, 'herons')
      const signal = await view.colour('--signal')
      const met = await view.picture()
      await tapWord(view, 'heron')
      await panelOf(view, 'heron')
      await view.click(button('Save word', wordPanel))
      await view.see({ css: '[role=list] *,ol *', name: 'Word saved!' })
      await expectHighlighted(view, 'new', herons)
      const saved = await view.picture()
      expect(saved.count(line, signal)).toBeGreaterThan(2)
      expect(saved.countDiffering(line, met), 'another line').toBeGreaterThan(10)
      await view.waitUntilGone(button('Save word', wordPanel))
    })

    test('states: each has its own line, known words have none, and the switch hides all', async ({
      view,
    }) => {
      const { userId } = await readBirds(view)
      const scores = { fjord: 0.5, trawler: 3, nest: 6, estuary: 8 }
      await inDatabase((client) =>
        client.query(
          `UPDATE main_voc_item i SET mark = 1, repeat_count = 1, score = w.score
           FROM unnest($2::text[], $3::float8[]) AS w (text, score) JOIN spell s ON s.spell_lower = w.text
           WHERE i.user_id = $1 AND i.spell_id = s.id`,
          [userId, Object.keys(scores), Object.values(scores)],
        ),
      )
      await view.reload()
      await expectHighlighted(view, 'learning-low', ['fjord'])
      await expectHighlighted(view, 'learning-mid', ['trawler', 'trawlers'])
      await expectHighlighted(view, 'learning-high', ['nest'])
      const [learning, signal] = [await view.colour('--learning'), await view.colour('--signal')]
      const on = await view.picture()
      const line = async (word: string) => {
        const box = await lineBox(view, word)
        return on.count(box, learning) / box.width
      }
      const [low, mid, high] = [await line('fjord'), await line('trawler'), await line('nest')]
      expect(low, `${low} ${mid} ${high}`).toBeGreaterThan(mid + 0.5)
      // WebKit draws all highlight lines with the same thickness.
      if (engine !== webkit) expect(mid, `${low} ${mid} ${high}`).toBeGreaterThan(high + 0.5)
      expect(high).toBeGreaterThan(0.5)
      const [heron, known] = [await lineBox(view, 'heron'), await lineBox(view, 'estuary')]
      expect(on.count(heron, signal)).toBeGreaterThan(2)
      expect(on.count(known, signal) + on.count(known, learning)).toBe(0)

      await view.click(button('Reading menu'))
      await view.click({ css: '[role=menuitemcheckbox]', name: 'Underline words' })
      await expectHighlighted(view, 'met', [])
      await view.page.press('Escape')
      await view.waitUntilGone({ css: '[role=menu]' })
      const off = await view.picture()
      expect(off.countDiffering(heron, on)).toBeGreaterThan(2)
      expect(off.count(heron, signal)).toBe(0)
      expect(off.countDiffering(known, on)).toBe(0)
    })

    test('keys: a word is found, highlighted, opened, closed and saved without a pointer', async ({
      view,
    }) => {
      await readBirds(view)
      const waited = await wordBox(view, 'waited')
      const soft = await view.colour('--accent-soft')
      await view.page.press('n')
      await view.page.press('ArrowRight')
      await view.until('the cursor is drawn', async () =>
        (await readHighlights(view, 'cursor')).includes('waited'),
      )
      expect((await view.picture()).share(waited, soft)).toBeGreaterThan(0.4)
      await view.page.press('Enter')
      await panelOf(view, 'wait')
      await view.page.press('Escape')
      await view.waitUntilGone(heading('wait', wordPanel))
      await view.page.press('ArrowLeft')
      await view.page.press('Enter')
      await panelOf(view, 'heron')
      await view.see(button('Save word', wordPanel))
      await view.page.press('s')
      await expectHighlighted(view, 'new', herons)
      await view.page.press('m')
      await view.until('Multi is on', () =>
        view.page.evaluate(() => document.querySelector<HTMLInputElement>('[role=switch]')!.checked, null),
      )
      // In a field, keys type text.
      await view.click(field(/word/i, 'header'))
      await view.page.type('sk')
      expect(await view.page.evaluate(() => (document.activeElement as HTMLInputElement).value, null)).toBe(
        'sk',
      )
    })
  })
}
