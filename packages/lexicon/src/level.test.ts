import { expect, it } from 'vitest'
import { coverage, levels, textLevel, wordLevel } from './level'

it.each([
  [1, 'A1'],
  [925, 'A1'],
  [926, 'A2'],
  [5000, 'B1'],
  [10_000, 'B2'],
  [20_000, 'C1'],
  [60_000, 'C2'],
  [undefined, 'C2'],
])('wordLevel of rank %s is %s', (rank, level) => {
  expect(wordLevel(rank)).toBe(level)
})

const words = (ranks: readonly number[]) => ranks.map((rank) => ({ rank, count: 10 }))

it('textLevel is the level of the words that bring the reader to 95 %', () => {
  expect(textLevel(words(Array(100).fill(500)), 100).level).toBe('A2')
  expect(textLevel(words([...Array(85).fill(500), ...Array(15).fill(5000)]), 66).level).toBe('B1')
  expect(textLevel(words([...Array(85).fill(500), ...Array(15).fill(15_000)]), 66).level).toBe('B2')
  expect(textLevel(words([...Array(80).fill(500), ...Array(20).fill(80_000)]), 66).level).toBe('C2')
})

it('textLevel is higher for longer sentences, by at most one level', () => {
  const ranks = words([...Array(85).fill(500), ...Array(15).fill(5000)])
  const of = (sentences: number) => levels.indexOf(textLevel(ranks, sentences).level)
  expect(of(10)).toBeGreaterThan(of(70))
  expect(of(1) - of(70)).toBe(1)
})

it('textLevel returns the share at or below each level', () => {
  const { shares, sentenceLength } = textLevel(words([1, 1, 1, 2000, 90_000]), 5)
  expect(shares).toEqual({ A1: 0.6, A2: 0.8, B1: 0.8, B2: 0.8, C1: 0.8, C2: 1 })
  expect(sentenceLength).toBe(10)
})

it('textLevel of an empty text is the lowest level', () => {
  expect(textLevel([], 0)).toMatchObject({ level: 'A2', sentenceLength: 0 })
})

it('coverage is the known share, and 1 for a text without vocabulary', () => {
  expect(coverage(94, 100)).toBe(0.94)
  expect(coverage(0, 0)).toBe(1)
})
