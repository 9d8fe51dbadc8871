import { describe, expect, it } from 'vitest'
import { headingKind } from './chapter-heading'
import { plainTextToBlocks } from './plain-text'
import { blocksToHtml } from './text-block'

const lines = (text: string) => plainTextToBlocks(text).map((block) => block.lines)

const wrapped = `The harbour master kept two clocks on the wall behind his desk, and he
trusted neither of them. One was fast in wet weather; the other stopped
whenever a ship of more than nine hundred tons came in on the flood.

“Then how do you know the time?” asked the boy.

“I look at the water,” said the harbour master, and he put his hat on and
went out to do so.`

describe('plainTextToBlocks', () => {
  it('joins lines that were wrapped at a column into paragraphs', () => {
    const blocks = lines(wrapped)
    expect(blocks).toHaveLength(3)
    expect(blocks[0]).toEqual([
      expect.stringMatching(/^The harbour .* he trusted .* stopped whenever .* flood\.$/),
    ])
    expect(blocks[2]).toEqual([expect.stringMatching(/ on and went out to do so\.$/)])
  })

  it('keeps the lines of a stanza separate and in one block', () => {
    const poem =
      'The lamp went out at four,\nThe rain came in at five,\nAnd nobody on the shore\nKnew who was still alive.'
    expect(lines(`${wrapped}\n\n${poem}`).at(-1)).toEqual(poem.split('\n'))
    expect(lines(poem)).toEqual([poem.split('\n')])
  })

  it('accepts more lines than a call takes arguments, as verse and as prose', () => {
    const count = 200_000
    expect(lines('a\n'.repeat(count)).flat()).toHaveLength(count)
    expect(lines('  Aa\n'.repeat(count)).flat()).toHaveLength(count)
  })

  it('keeps the indentation of verse relative to the outermost line', () => {
    expect(lines('  One by one,\n    two by two,\n  three')).toEqual([
      ['One by one,', '\u00a0\u00a0two by two,', 'three'],
    ])
  })

  it('makes a paragraph of every line if nothing was wrapped', () => {
    const long =
      'This line is a paragraph of its own, because it is far too long to have been wrapped by any program, is it not?'
    expect(lines(`${long}\n${long}\nShort.`)).toEqual([[long], [long], ['Short.']])
  })

  it('keeps list items on lines of their own, with their markers', () => {
    expect(lines('# Shopping\n* apples\n* a pound of pears')).toEqual([
      ['# Shopping', '* apples', '* a pound of pears'],
    ])
    expect(lines('1. Wash the leeks.\n2. Cut them.').flat()).toEqual(['1. Wash the leeks.', '2. Cut them.'])
  })

  it('joins words broken at the end of a line but keeps the hyphens of compounds', () => {
    const text = `Nobody in the village had ever doubted the old captain’s capabili-
ties, for he had brought home the only ship that was ever called well-
known in that part of the world, and had done so without a compass or a
mate to help him, which everybody agreed was quite extraordinary indeed.`
    const [joined] = lines(text)[0]!
    expect(joined).toContain('capabilities, for')
    expect(joined).toContain('well-known in')
  })

  it('recognises chapter headings, one level lower under divisions', () => {
    expect(plainTextToBlocks('Chapter I.\n\nIt rained.').map((block) => block.tag)).toEqual(['h2', 'p'])
    const novel = plainTextToBlocks('BOOK ONE: 1805\n\nCHAPTER I\n\nIt rained.')
    expect(novel.map((block) => block.tag)).toEqual(['h2', 'h3', 'p'])
  })

  it.each(['Chapter IV', 'CHAPTER XXI.', 'BOOK TWO: 1805', 'Prologue', 'XII', 'THE END'])(
    'recognises %s as a heading',
    (line) => expect(headingKind(line)).toBeDefined(),
  )

  it.each([
    '“STOP!”',
    'Part of me agreed.',
    'Chapter after chapter went by.',
    'It rained.',
    '* * *',
    'I said no.',
  ])('keeps %s as text', (line) => expect(headingKind(line)).toBeUndefined())

  it('keeps characters that are special in HTML', () => {
    expect(blocksToHtml(plainTextToBlocks('a < b & c > d <script>'))).toBe(
      '<p>a &lt; b &amp; c &gt; d &lt;script&gt;</p>',
    )
  })

  it('returns no blocks for an empty text', () => {
    expect(plainTextToBlocks(' \n\n\t\n')).toEqual([])
  })

  it('takes time proportional to the length of the text', () => {
    const novel = `${wrapped}\n\n`.repeat(1500)
    const start = performance.now()
    expect(plainTextToBlocks(novel)).toHaveLength(4500)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
