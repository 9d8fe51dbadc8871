// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../testing/page'
import { scrollToLine, showPage } from '../testing/monospace'
import { readBlock, textBlockSelector } from '../text/block-text'
import { type WordPlace, wordAt } from './hit-test'
import { selectWord } from './selected-word'
import { findWord, firstWordOnScreen, rectOf, stepLine, stepWord } from './word-cursor'

openPage()

const textAt = ({ block, index }: WordPlace) => selectWord({ block, index }, false).shown
const allWords = (root: Element): WordPlace[] =>
  [...root.querySelectorAll(textBlockSelector)].flatMap((block) =>
    readBlock(block).words.map((_, index) => ({ block, index })),
  )

const word = fc.constantFrom(
  'a',
  'tide',
  'either/or',
  '“No,”',
  'well-known',
  'don’t',
  '1914',
  'unmistakably',
  '—',
)
const paragraph = fc
  .array(fc.tuple(word, fc.boolean()), { maxLength: 30 })
  .map((words) => `<p>${words.map(([text, isBold]) => (isBold ? `<b>${text}</b>` : text)).join(' ')}</p>`)
const pages = fc.array(paragraph, { minLength: 1, maxLength: 6 }).map((all) => all.join(''))

describe('wordAt', () => {
  it('returns the pressed word, wherever it is and however it is marked up', () => {
    fc.assert(
      fc.property(pages, fc.constantFrom('touch' as const, 'mouse' as const), (html, pointer) => {
        const { root } = showPage(html, { lines: 400 })
        for (const place of allWords(root)) {
          const { left, width, top, height } = rectOf(place)
          const found = wordAt(root, left + width / 2, top + height / 2, pointer)
          expect(found && [found.block, found.index]).toEqual([place.block, place.index])
        }
      }),
      { numRuns: 15 },
    )
  })

  it('returns null in a margin, below the text and between paragraphs', () => {
    const { root } = showPage('<p>The tide.</p><p></p><p>Ebb</p>')
    expect(wordAt(root, 300, 10, 'touch')).toBeNull()
    expect(wordAt(root, 20, 30, 'mouse')).toBeNull()
    expect(wordAt(root, 20, 900, 'touch')).toBeNull()
    expect(wordAt(document.createElement('div'), 15, 10, 'touch')).toBeNull()
  })

  it('accepts a touch slightly beside a word, but not a click', () => {
    const { root } = showPage('<p>Ebb</p>')
    expect(wordAt(root, 34, 10, 'touch')).toMatchObject({ index: 0 })
    expect(wordAt(root, 34, 10, 'mouse')).toBeNull()
  })
})

describe('the word cursor', () => {
  it('visits every word once from first to last, and the same ones on the way back', () => {
    fc.assert(
      fc.property(pages, (html) => {
        const { root } = showPage(html)
        const words = allWords(root)
        if (words.length === 0) return
        const walk = (from: WordPlace, direction: 1 | -1) => {
          const seen = [from]
          for (let at = stepWord(root, from, direction); at; at = stepWord(root, at, direction)) seen.push(at)
          return seen
        }
        expect(walk(words[0]!, 1)).toEqual(words)
        expect(walk(words.at(-1)!, -1)).toEqual(words.toReversed())
      }),
      { numRuns: 15 },
    )
  })

  it('moves to the nearest word above or below, across lines and paragraphs', () => {
    const { root } = showPage('<p>aaaa bbbb cccc dddd eeee ffff</p><p>g hhhhhhhh iii</p>', { columns: 15 })
    const place = (text: string) => allWords(root).find((one) => textAt(one) === text)!
    const below = (text: string) => textAt(stepLine(root, place(text), 1)!)
    const above = (text: string) => textAt(stepLine(root, place(text), -1)!)
    expect([below('aaaa'), below('bbbb'), below('cccc')]).toEqual(['dddd', 'eeee', 'ffff'])
    expect([below('dddd'), below('eeee'), below('ffff')]).toEqual(['g', 'hhhhhhhh', 'iii'])
    expect([above('hhhhhhhh'), above('eeee')]).toEqual(['eeee', 'bbbb'])
    expect(stepLine(root, place('bbbb'), -1)).toBeNull()
    expect(stepLine(root, place('iii'), 1)).toBeNull()
  })

  it('skips pictures and empty paragraphs', () => {
    const { root } = showPage('<p>one</p><p></p><figure><img></figure><p>1914 —</p><p>two</p>')
    const [one, two] = allWords(root)
    expect(stepLine(root, one!, 1)).toEqual(two)
    expect(stepWord(root, two!, -1)).toEqual(one)
  })

  it('starts at the first word on the screen, not at one scrolled away', () => {
    const html = Array.from(
      { length: 60 },
      (_, at) => `<p>w${String.fromCharCode(97 + (at % 26))}${'x'.repeat(at)}</p>`,
    )
    const page = showPage(html.join(''), { columns: 80, lines: 10 })
    const first = () => firstWordOnScreen(page.root, page.body, 0, 200)
    expect(textAt(first()!)).toBe('wa')
    scrollToLine(page, 30)
    expect(textAt(first()!)).toBe(`we${'x'.repeat(30)}`)
  })

  it('has no start on a screen without words', () => {
    const { root, body } = showPage('<p>1914</p>')
    expect(firstWordOnScreen(root, body, 0, 200)).toBeNull()
  })

  it('searches for a wanted word ahead only, and up to a limit', () => {
    const { root } = showPage(`<p>tide ${'ebb '.repeat(40)}</p><p>tide</p>`)
    const first = allWords(root)[0]!
    const isTide = (place: WordPlace) => textAt(place) === 'tide'
    expect(findWord(root, first, isTide)?.block).toBe(root.querySelectorAll('p')[1])
    expect(findWord(root, first, isTide, 10)).toBeNull()
    expect(findWord(root, allWords(root).at(-1)!, isTide)).toBeNull()
  })
})

describe('a selected word', () => {
  const select = (html: string, index: number, multi = false) => {
    const { root } = showPage(html)
    return selectWord(allWords(root)[index]!, multi)
  }

  it('has its context, its sentence and the form to look up', () => {
    const selected = select('<p>It was low. The Heron’s  nest\nwas <b>empty</b>. So it stayed.</p>', 4)
    expect(selected).toMatchObject({
      text: "heron's",
      shown: 'Heron’s',
      sentence: 'The Heron’s nest was empty.',
      isPhrase: false,
    })
    expect(selected.before.trim()).toBe('It was low. The')
    expect(selected.after.trim()).toMatch(/^nest\s+was empty/)
  })

  it('becomes a phrase with the next four words of its block in multi-select mode', () => {
    expect(select('<p>One two three four five six seven</p>', 0, true)).toMatchObject({
      text: 'one two three four five',
      isPhrase: true,
      first: 0,
      last: 4,
    })
    const last = select('<p>One two</p><p>three</p>', 1, true)
    expect(last.block.textContent).toBe('One two')
    expect(last.shown).toContain('two')
  })

  it('never has a sentence over 400 characters, nor one without the word', () => {
    fc.assert(
      fc.property(fc.nat({ max: 299 }), (index) => {
        const text = Array.from(
          { length: 300 },
          (_, at) => `w${'abcdefghij'[at % 10]}${'xyz'.repeat(at % 5)}`,
        )
        const selected = select(`<p>${text.join(' ')}</p>`, index)
        expect(selected.sentence.length).toBeLessThanOrEqual(400)
        expect(selected.sentence).toContain(selected.shown)
      }),
      { numRuns: 12 },
    )
  })
})
