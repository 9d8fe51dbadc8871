import { describe, expect, it } from 'vitest'
import { parseListedLevels } from './listed-levels'
import { scoreLevels, spearman } from './scores'

describe('spearman', () => {
  it('is 1 for the same order, −1 for the opposite, whatever the values', () => {
    expect(spearman([1, 2, 3, 4], [10, 20, 25, 90])).toBeCloseTo(1)
    expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1)
  })

  it('gives equal values the mean of their ranks', () => {
    expect(spearman([1, 1, 2, 2], [1, 2, 3, 4])).toBeCloseTo(0.894, 3)
    expect(spearman([1, 1, 1], [1, 2, 3])).toBe(0)
  })
})

it('scoreLevels counts what is exact and what is within one', () => {
  const judged = [
    { right: 0, estimate: 0 },
    { right: 2, estimate: 3 },
    { right: 5, estimate: 3 },
    { right: 4, estimate: 4 },
  ]
  expect(scoreLevels(judged)).toMatchObject({ count: 4, exact: 0.5, withinOne: 0.75 })
})

it('parseListedLevels holds out every fifth headword with all its rows', () => {
  const lines = [
    'headword\tpos\tlevel',
    'e\tnoun\tC1',
    'b\tnoun\tA1',
    'e\tverb\tC2',
    'a\tnoun\tA1',
    'd\tnoun\tB1',
  ]
  const rows = parseListedLevels([...lines, 'c\tnoun\tA2', 'x\tnoun\t?'].join('\n'))
  expect(rows).toHaveLength(6)
  expect(rows.filter(({ isHeldOut }) => isHeldOut).map(({ partOfSpeech }) => partOfSpeech)).toEqual([
    'noun',
    'verb',
  ])
})
