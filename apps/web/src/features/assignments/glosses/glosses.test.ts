import { expect, it } from 'vitest'
import { type GlossWord, glossesOf } from './glosses'

const meaning = (definitionId: number, text: string) => ({
  definitionId,
  text,
  sound: '',
  partOfSpeech: 'noun',
})
const word = (spellId: number, at: number, ...texts: [string, ...string[]]): GlossWord => {
  const [first, ...others] = texts
  const meanings = others.map((text, index) => meaning(spellId * 10 + index + 1, text))
  return {
    spellId,
    at,
    headword: `word ${spellId}`,
    forms: [],
    meanings: [meaning(spellId * 10, first), ...meanings],
  }
}
const words = [word(1, 80, 'a stamp', 'a sea animal'), word(2, 5, 'a lamp'), word(3, 40, 'tea')]

it('numbers the chosen words in the order of the text, with the best matching meaning', () => {
  const glosses = glossesOf(words, new Set([1, 2]), new Map())
  expect(glosses.map(({ number, meaning }) => [number, meaning.text])).toEqual([
    [1, 'a lamp'],
    [2, 'a stamp'],
  ])
})

it('gives the meaning that the teacher prefers if the word has it', () => {
  const texts = (definitionId: number) =>
    glossesOf(words, new Set([1]), new Map([[1, definitionId]])).map(({ meaning }) => meaning.text)
  expect(texts(11)).toEqual(['a sea animal'])
  expect(texts(999)).toEqual(['a stamp'])
})
