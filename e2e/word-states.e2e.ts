import type { Page } from '@playwright/test'
import { readHighlights } from './page-parts'
import { signInMember } from './people'
import { expect, expectAccessible, isPhone, read, tapWord, test, wordPanel } from './test'

const story = `The heron waited on the bank. Two herons, and the heron’s nest, stood above the fjord.

A trawler passed; the trawlers of Long were late. The heron flew.`

const herons = ['heron', 'herons', 'heron’s', 'heron']

/** Opens the story as a new reader, and waits until its words are added and highlighted. */
async function readStory(page: Page): Promise<void> {
  await signInMember(page)
  await read(page, { plain: story })
  await expect.poll(() => readHighlights(page, 'met')).toEqual(expect.arrayContaining(herons))
}

/** Taps a word and waits until the panel shows its state. */
async function open(page: Page, word: string, headword: string): Promise<void> {
  await tapWord(page, word)
  await expect(wordPanel(page).getByRole('heading', { name: headword, exact: true })).toBeVisible()
  await expect(wordPanel(page).getByRole('button', { name: /^Rank/ })).toBeEnabled()
}

/** By its element: while a sheet is open, the text behind it has no role. */
const note = (page: Page) => page.locator('article').getByText(/You (probably )?know \d+/)
const message = (page: Page, text: string | RegExp) => page.getByRole('list').getByText(text)
const undo = (page: Page) => page.getByRole('list').getByRole('button', { name: 'Undo' })

test('reading adds the words of a text, highlights their states, and can be undone', async ({ page }) => {
  await readStory(page)
  await expect(note(page)).toHaveText(/^Added \d+ words · You know \d+–\d+%/)
  expect(await readHighlights(page, 'met')).toEqual(expect.arrayContaining(['fjord', 'trawler', 'trawlers']))
  expect(await readHighlights(page, 'met')).not.toContain('the')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo adding the words' }).click()
  await expect(note(page)).toHaveText(/^You probably know \d+–\d+% of the words/)
  // The same text is not added again without the reader's doing.
  await page.reload()
  await expect(note(page)).toHaveText(/^You probably know \d+–\d+% of the words/)
})

test('a newcomer who says B1 sees only words underlined that they probably don’t know', async ({ page }) => {
  await signInMember(page)
  await read(page, {
    plain:
      'For months the company had kept its money at the bank. Over lunch the bashful clerk spoke of a ubiquitous, pusillanimous reluctance to embark.',
  })
  await expect.poll(() => readHighlights(page, 'met')).toContain('pusillanimous')
  const openPanel = async () => {
    if (isPhone(page)) {
      await page.getByRole('button', { name: 'Reading menu' }).click()
      await page.getByRole('menuitem', { name: 'Words to learn' }).click()
    } else await page.getByRole('button', { name: /^You probably know/ }).click()
  }
  await openPanel()
  const panel = page.getByRole('dialog', { name: 'Words to learn' })
  await expect(panel).toContainText('This is a guess')
  const before = await note(page).textContent()
  await panel.getByText('B1', { exact: true }).click()
  await expect(panel).toContainText('We started from this level.')
  await expect.poll(() => note(page).textContent()).not.toBe(before)
  await expectAccessible(page)
  const marked = await readHighlights(page, 'met')
  expect(marked).toEqual(expect.arrayContaining(['pusillanimous', 'ubiquitous']))
  for (const word of ['months', 'company', 'bank', 'lunch', 'money', 'the', 'For'])
    expect(marked).not.toContain(word)
  await page.reload()
  await expect(note(page)).toBeVisible()
  await openPanel()
  await expect(panel.getByRole('radio', { name: 'B1' })).toBeChecked()
  await page.keyboard.press('Escape')

  await test.step('words passed in a text that was really read are reported when it is left', async () => {
    const report = page.waitForRequest(/\/api\/knowledge\/passed/)
    // It takes five seconds to read it once it is watched, which begins after three.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/passed-words-')),
    )
    await page.waitForTimeout(7500)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const { spell_ids } = (await report).postDataJSON() as { spell_ids: number[] }
    expect(spell_ids.length).toBeGreaterThan(5)
  })
})

test('a saved word changes in all its forms at once, and is saved once', async ({ page, context }) => {
  await readStory(page)
  await open(page, 'heron', 'heron')
  await wordPanel(page).getByRole('button', { name: 'Save word' }).click()
  await expect(message(page, 'Word saved!')).toBeVisible()
  expect(await readHighlights(page, 'new')).toEqual(herons)
  await expect(wordPanel(page).getByRole('button', { name: 'Save word' })).toBeHidden()
  await expect(wordPanel(page).getByRole('button', { name: 'Rank: Medium' })).toBeEnabled()

  await test.step('another tab is updated too', async () => {
    const other = await context.newPage()
    await other.goto('/reading-mode')
    await read(other, { plain: story })
    await expect.poll(() => readHighlights(other, 'new')).toEqual(herons)
    await other.close()
  })
})

test.describe('with an error status in the console', () => {
  test.use({ allowedErrors: /status of 40[04]/ })

  test('a word that another tab has saved is already saved', { tag: '@full' }, async ({ page, context }) => {
    await readStory(page)
    await open(page, 'fjord', 'fjord')
    const other = await context.newPage()
    await other.goto('/reading-mode')
    await read(other, { plain: story })
    await open(other, 'fjord', 'fjord')
    await other.keyboard.press('s')
    await expect(message(other, 'Word saved!')).toBeVisible()
    await wordPanel(page).getByRole('button', { name: 'Save word' }).click()
    await expect(message(page, 'Word already saved')).toBeVisible()
    await expect(wordPanel(page).getByRole('button', { name: 'Save word' })).toBeHidden()
  })

  test('a word page says that a word is not in the vocabulary, saves it, and adds it to a new one', async ({
    page,
  }) => {
    await signInMember(page)
    await page.goto('/')
    const id = await idOf(page, 'kingfisher')
    await page.goto(`/word/${id}`)
    const bar = page.getByRole('region', { name: 'Word actions' })
    await bar.getByRole('button', { name: 'Info', exact: true }).click()
    await expect(page.getByText('Not in your vocabulary')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Not in your vocabulary')).toBeHidden()
    await expect(bar.getByRole('button', { name: 'Rank' })).toBeDisabled()
    await bar.getByRole('button', { name: 'Save word' }).click()
    await expect(message(page, 'Word saved!')).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Rank: Medium' })).toBeEnabled()
    await bar.getByRole('button', { name: 'Info', exact: true }).click()
    await expect(page.getByText('0.00 out of 10')).toBeVisible()
    await page.keyboard.press('Escape')

    await bar.getByRole('button', { name: 'Add to' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('You don’t have any vocabularies yet')
    await dialog.getByRole('button', { name: 'Create Vocabulary' }).click()
    await dialog.getByRole('button', { name: 'Create and add' }).click()
    await expect(dialog).toContainText('Vocabulary name is required!')
    await expect(dialog).toContainText('Description is required!')
    await dialog.getByLabel('Name').fill('River birds')
    await dialog.getByLabel('Description').fill('Seen from the towpath')
    await dialog.getByRole('button', { name: 'Create and add' }).click()
    await expect(dialog).toContainText('1 word added to “River birds”.')
    await expectAccessible(page)
    await expect(dialog.getByRole('link', { name: 'View Vocabulary' })).toHaveAttribute(
      'href',
      /\/custom-vocabulary\/\d+$/,
    )
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()

    await bar.getByRole('button', { name: 'Add to' }).click()
    await dialog.getByRole('button', { name: /River birds/ }).click()
    await expect(dialog).toContainText('“River birds” already has everything you chose.')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/word/${id}$`))
  })
})

test('a priority is set from the menu, and undone', { tag: '@full' }, async ({ page }) => {
  await readStory(page)
  await open(page, 'trawler', 'trawler')
  await wordPanel(page).getByRole('button', { name: /^Rank/ }).click()
  await page.getByRole('menuitemradio', { name: 'High' }).click()
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(message(page, 'Priority of “trawler” set to High')).toBeVisible()
  await expect(wordPanel(page).getByRole('button', { name: 'Rank: High' })).toBeVisible()
  expect(await readHighlights(page, 'new')).toEqual(['trawler', 'trawlers'])
  await undo(page).click()
  await expect.poll(() => readHighlights(page, 'new')).toEqual([])
  expect(await readHighlights(page, 'met')).toContain('trawlers')
})

test('known and ignored words are no longer highlighted, and raise the coverage', async ({ page }) => {
  await readStory(page)
  const percent = async () =>
    Number(/You (?:probably )?know (\d+)/.exec((await note(page).textContent()) ?? '')?.[1])
  const before = await percent()
  await open(page, 'heron', 'heron')
  await page.keyboard.press('k')
  await expect(message(page, '“heron” marked as known')).toBeVisible()
  expect(await readHighlights(page, 'met')).not.toContain('herons')
  expect(await percent()).toBeGreaterThan(before)
  // On a phone the sheet covers part of the text.
  await page.keyboard.press('Escape')
  await open(page, 'fjord', 'fjord')
  await wordPanel(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Ignore' }).click()
  await expect(message(page, '“fjord” marked as ignored')).toBeVisible()
  expect(await readHighlights(page, 'met')).not.toContain('fjord')
  await undo(page).last().click()
  await expect.poll(() => readHighlights(page, 'met')).toContain('fjord')
})

test('the words that raise the coverage most are saved with one tap, and unsaved with another', async ({
  page,
}) => {
  await readStory(page)
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Reading menu' }).click()
    await page.getByRole('menuitem', { name: 'Words to learn' }).click()
  } else await page.getByRole('button', { name: /^You probably know/ }).click()
  const panel = page.getByRole('dialog', { name: 'Words to learn' })
  await expect(panel.getByRole('listitem').first()).toContainText('heron')
  await expectAccessible(page)
  await panel.getByRole('button', { name: /^Save all/ }).click()
  await expect(message(page, /\d+ words saved/)).toBeVisible()
  expect(await readHighlights(page, 'new')).toEqual(expect.arrayContaining(herons))
  await undo(page).click()
  await expect.poll(() => readHighlights(page, 'new')).toEqual([])
  await panel.getByRole('button', { name: /^heron/ }).click()
  await expect(panel).toBeHidden()
  await expect(wordPanel(page).getByRole('heading', { name: 'heron' })).toBeVisible()
})

test('look-ups and sentences are listed on the word’s page', { tag: '@full' }, async ({ page }) => {
  await readStory(page)
  await open(page, 'trawler', 'trawler')
  const reading = wordPanel(page).getByRole('region', { name: 'In your reading' })
  await expect(reading).toContainText('You’ve met it twice and looked it up once.')
  await page.goto(`/word/${await idOf(page, 'trawler')}`)
  const section = page.getByRole('region', { name: 'In your reading' })
  await expect(section).toContainText('You’ve met it twice and looked it up once.')
  await expect(section.locator('b').first()).toHaveText('trawler')
  await expect(section).toContainText('looked up')
})

test('N finds the next word to learn, and no key acts while a field has the focus', { tag: '@full' }, async ({
  page,
}) => {
  test.skip(isPhone(page), 'a phone has no keyboard')
  await readStory(page)
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await expect(wordPanel(page).getByRole('heading', { name: 'heron' })).toBeVisible()
  await page.getByRole('combobox', { name: /word/i }).first().focus()
  await page.keyboard.type('sk3')
  await page.keyboard.press('Escape')
  expect(await readHighlights(page, 'met')).toContain('heron')
})

test('word states can be switched off, also for the next visit', { tag: '@full' }, async ({ page }) => {
  await readStory(page)
  await page.getByRole('button', { name: 'Reading menu' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Underline words' }).click()
  await expect.poll(() => readHighlights(page, 'met')).toEqual([])
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(note(page)).toBeVisible()
  expect(await readHighlights(page, 'met')).toEqual([])
})

test('the editor shows figures about the pasted text before reading', { tag: '@full' }, async ({ page }) => {
  await signInMember(page)
  await page.goto('/reading-mode')
  await read(page, { plain: story })
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const figures = page.getByRole('region', { name: 'Editing actions' })
  // A phone’s bar says it in fewer words.
  const known = isPhone(page) ? /^\d+–\d+% known$/ : /^You probably know/
  await expect(figures.getByRole('button', { name: known })).toBeVisible()
})

test('a visitor’s words are not highlighted, and no call is made that needs a session', {
  tag: '@full',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(main-voc|custom-voc|auth2)/.test(request.url())) asked.push(request.url())
  })
  await read(page, { plain: story })
  await tapWord(page, 'heron')
  const login = wordPanel(page).getByRole('link', { name: 'Login to save this word' })
  await expect(login).toHaveAttribute('href', '/login?from=%2Freading-mode')
  await page.getByRole('button', { name: 'Reading menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'New text' })).toBeVisible()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Underline words' })).toBeHidden()
  expect(await readHighlights(page, 'met')).toEqual([])
  expect(asked).toEqual([])
})

async function idOf(page: Page, word: string): Promise<number> {
  const answer = await page.request.get(`/api/dict/get_only/word/${word}`)
  return ((await answer.json()) as { id: number }[])[0]!.id
}
