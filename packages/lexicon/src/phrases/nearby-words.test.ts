import { expect, it } from 'vitest'
import { NearbyWords } from './nearby-words'
import type { TextWord } from './phrase-words'
import { buildPhraseIndex } from './phrases'

const index = buildPhraseIndex([
  { id: 0, words: ['put', 'off'], head: 0, gap: 0 },
  { id: 1, words: ['had', 'better'], head: null, gap: null },
])
const idOf = (word: string) => index.wordIds.get(word)!
const read = (text: string): TextWord[] =>
  text.split(' ').map((form) => {
    const id = index.wordIds.get(form)
    return {
      form,
      bits: 0,
      capital: false,
      kind: 'word',
      join: 'space',
      wordId: id ?? -1,
      bases: id === undefined ? [] : [id],
      isShort: form.includes("'"),
    }
  })

it('knows how far words are before and after each token', () => {
  const nearby = new NearbyWords(read('put it off again'), index)
  nearby.move()
  expect(nearby.hasSince(idOf('put'), 0)).toBe(true)
  expect(nearby.hasWithin(idOf('off'), 2)).toBe(true)
  expect(nearby.hasWithin(idOf('off'), 1)).toBe(false)
  for (let at = 1; at < 4; at++) nearby.move()
  expect(nearby.hasSince(idOf('put'), 1)).toBe(false)
  expect(nearby.hasWithin(idOf('off'), -1)).toBe(true)
  expect(nearby.hasWithin(idOf('off'), 5)).toBe(false)
})

it('takes words with an apostrophe for those that they may be short for', () => {
  const nearby = new NearbyWords(read("you'd better"), index)
  nearby.move()
  expect(nearby.hasSince(idOf('had'), 0)).toBe(true)
})

it('forgets one text before the next', () => {
  const nearby = new NearbyWords(read('put it off'), index)
  for (let at = 0; at < 3; at++) nearby.move()
  const next = new NearbyWords(read('once again'), index)
  next.move()
  expect(next.hasSince(idOf('put'), 0)).toBe(false)
  expect(next.hasWithin(idOf('off'), -2)).toBe(false)
  expect(next.hasWithin(idOf('off'), 2)).toBe(false)
})
