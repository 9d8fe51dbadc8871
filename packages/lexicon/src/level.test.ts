import { describe, expect, it } from 'vitest'
import { coverage, type Level, levels, textFeatures, textLevel, wordLevel } from './level'

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

const words = (of: readonly Level[]) => of.map((level) => ({ rank: 5000, level, count: 10 }))
const share = (level: Level, percent: number, rest: Level = 'A1') =>
  words([...Array(100 - percent).fill(rest), ...Array(percent).fill(level)])
const indexOf = ({ level }: { level: Level }) => levels.indexOf(level)

describe('textLevel', () => {
  it('is A1 for short sentences of words that beginners know', () => {
    expect(textLevel(share('A1', 100), 160).level).toBe('A1')
  })

  it('rises with the share of hard words, and with how hard they are', () => {
    const of = [0, 10, 30, 60].map((percent) => indexOf(textLevel(share('B2', percent), 70)))
    expect(of).toEqual(of.toSorted((a, b) => a - b))
    expect(of.at(-1)! - of[0]!).toBeGreaterThanOrEqual(2)
    expect(indexOf(textLevel(share('C2', 20), 70))).toBeGreaterThan(indexOf(textLevel(share('B1', 20), 70)))
  })

  it('is higher for longer sentences', () => {
    const of = [120, 60, 30].map((sentences) => indexOf(textLevel(share('B1', 20), sentences)))
    expect(of).toEqual(of.toSorted((a, b) => a - b))
    expect(of[2]).toBeGreaterThan(of[0]!)
  })

  it('is C2 for long sentences of rare words', () => {
    expect(textLevel(share('C2', 40, 'B2'), 30).level).toBe('C2')
  })

  it('takes the level of an entry before its rank, and the rank of an entry without one', () => {
    const of = (level: Level | undefined, rank: number) =>
      indexOf(textLevel([{ rank, level, count: 1000 }], 80))
    expect(of('A1', 60_000)).toBe(of('A1', 5000))
    expect(of(undefined, 60_000)).toBeGreaterThan(of(undefined, 2000))
  })

  it('leaves out the commonest words of all, which every text has', () => {
    const text = share('B2', 30)
    const common = { rank: 3, level: 'A1' as const, count: 5000 }
    expect(textFeatures([...text, common], 600).slice(0, 5)).toEqual(textFeatures(text, 100).slice(0, 5))
  })

  it('lies in its range, which is wider for short texts', () => {
    const width = (count: number) => {
      const text = [
        { rank: 5000, level: 'A1' as const, count: 0.75 * count },
        { rank: 5000, level: 'B1' as const, count: 0.25 * count },
      ]
      const { level, range } = textLevel(text, count / 15)
      const [from, to] = range.map((one) => levels.indexOf(one)) as [number, number]
      expect(from).toBeLessThanOrEqual(levels.indexOf(level))
      expect(to).toBeGreaterThanOrEqual(levels.indexOf(level))
      return to - from
    }
    expect(width(8)).toBeGreaterThan(width(8000))
  })

  it('returns the share at or below each level', () => {
    const { shares, sentenceLength } = textLevel(words(['A1', 'A1', 'A1', 'A2', 'C2']), 5)
    expect(shares).toEqual({ A1: 0.6, A2: 0.8, B1: 0.8, B2: 0.8, C1: 0.8, C2: 1 })
    expect(sentenceLength).toBe(10)
  })

  it('is the lowest level for an empty text', () => {
    expect(textLevel([], 0)).toMatchObject({ level: 'A1', sentenceLength: 0 })
  })
})

it('coverage is the known share, and 1 for a text without vocabulary', () => {
  expect(coverage(94, 100)).toBe(0.94)
  expect(coverage(0, 0)).toBe(1)
})
