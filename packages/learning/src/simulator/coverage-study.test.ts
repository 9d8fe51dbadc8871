import { expect, it } from 'vitest'
import { madeUpWords } from '../knowledge/made-up-words'
import { type CoverageRow, simulateCoverage } from './coverage-study'
import { randomNormal } from './placement-study'
import { randomFromSeed } from './seeded-random'

it('a month of reading with look-ups makes the coverage of texts better known, not worse', () => {
  const random = randomFromSeed(3)
  const words = Array.from({ length: 3000 }, (_, id) => {
    const difficulty = -3 + (6 * id) / 3000 + 0.5 * randomNormal(random)
    const real = difficulty + 1.18 * randomNormal(random)
    const isOfEverybody = id < 100
    return {
      ...{ id, word: `word${id}`, difficulty, variance: 1.4, real },
      ...{ isFunctionWord: isOfEverybody, isCommon: isOfEverybody, isAsked: !isOfEverybody },
    }
  })
  const text = (name: string) => ({
    name,
    words: words.flatMap((_, at) => (random() < 0.3 ? [{ at, count: Math.ceil(40 / (1 + at / 50)) }] : [])),
  })
  const readings = Array.from({ length: 20 }, (_, day) => text(`day ${day}`))
  const study = simulateCoverage(
    [-0.5, 0.5, 1.5, 2.5].map((ability) => ({ ability, words })),
    madeUpWords,
    {
      seed: 1,
      texts: [text('one'), text('two')],
      readings,
      newBelow: 0.5,
    },
  )
  const errors = (rows: readonly CoverageRow[]) =>
    rows.map(({ predicted, real }) => Math.abs(predicted.estimate - real) * 100)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  expect(mean(errors(study.later))).toBeLessThan(mean(errors(study.placed)))
  expect(Math.max(...errors(study.later))).toBeLessThan(6)
  expect(mean(errors(study.ceiling))).toBeLessThan(1.5)
  const total = (of: (row: CoverageRow) => number) => study.later.reduce((sum, row) => sum + of(row), 0)
  expect(total(({ byWord }) => byWord.both)).toBeGreaterThan(0.6 * total(({ byWord }) => byWord.marked))
  for (const { predicted, real } of study.later) {
    expect(real).toBeGreaterThan(predicted.low - 0.01)
    expect(real).toBeLessThan(predicted.high + 0.01)
  }
})
