import { describe, expect, it } from 'vitest'
import { quotationMarks, quotationParts } from './quotation-parts'

const query = { text: 'up', before: 'They put ', shown: 'up', after: ' with his songs.', isPhrase: false }
const marked = (distances: number[]) =>
  quotationParts(query, distances)
    .map(({ text, isBold }) => (isBold ? `[${text}]` : text))
    .join('')

describe('quotationParts', () => {
  it('sets the tapped word in bold', () => {
    expect(marked([])).toBe('They put [up] with his songs.')
  })

  it('joins adjacent words of a phrase into one bold part', () => {
    expect(marked([-1, 1])).toBe('They [put up with] his songs.')
    expect(marked([-1, 3])).toBe('They [put up] with his [songs].')
  })

  it('keeps the text the same whatever is bold', () => {
    expect(
      quotationParts(query, [2, -2, 9])
        .map(({ text }) => text)
        .join(''),
    ).toBe('They put up with his songs.')
  })
})

describe('the marks around a quotation', () => {
  it('are double, but single around somebody’s words in double ones', () => {
    expect(quotationMarks(query).join('')).toBe('“”')
    expect(quotationMarks({ ...query, before: '“They put ', after: ' with it,” he said.' }).join('')).toBe(
      '‘’',
    )
    expect(quotationMarks({ ...query, before: '‘They put ', after: ' with it,’ he said.' }).join('')).toBe(
      '“”',
    )
  })
})
