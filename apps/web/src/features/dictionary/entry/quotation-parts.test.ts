import { describe, expect, it } from 'vitest'
import { quotationParts } from './quotation-parts'

const query = { text: 'up', before: 'They put ', shown: 'up', after: ' with his songs.', isPhrase: false }
const marked = (distances: number[]) =>
  quotationParts(query, distances)
    .map(({ text, isBold }) => (isBold ? `[${text}]` : text))
    .join('')

describe('a quotation', () => {
  it('sets the tapped word bold', () => {
    expect(marked([])).toBe('They put [up] with his songs.')
  })

  it('sets the words of a phrase bold together where they are neighbours', () => {
    expect(marked([-1, 1])).toBe('They [put up with] his songs.')
    expect(marked([-1, 3])).toBe('They [put up] with his [songs].')
  })

  it('says the same text whatever is bold', () => {
    expect(
      quotationParts(query, [2, -2, 9])
        .map(({ text }) => text)
        .join(''),
    ).toBe('They put up with his songs.')
  })
})
