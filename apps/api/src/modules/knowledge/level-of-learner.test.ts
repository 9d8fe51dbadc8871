import { readDifficulties } from '@wordhoard/dictionary/difficulty/read-difficulties'
import { probabilityOfKnowing } from '@wordhoard/learning/knowledge/rasch'
import { levelOfAbility } from '@wordhoard/learning/knowledge/vocabulary-size'
import { levels } from '@wordhoard/lexicon/level'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

it('a learner has passed a level where they know two thirds of its words, by the table of difficulties', async () => {
  const { index } = api.dictionary
  const table = await readDifficulties(index)
  for (const [at, level] of levels.slice(0, -1).entries()) {
    const words = [...index.ids].filter(
      (id) => table.has(id) && index.levelOf(index.headwordOf(id)!) === level,
    )
    const knownWith = (ability: number) =>
      words.reduce((sum, id) => sum + probabilityOfKnowing({ mean: ability, variance: 0 }, table.of(id)), 0) /
      words.length
    const passed = Array.from({ length: 100 }, (_, step) => step / 10 - 5).find(
      (ability) => levelOfAbility(ability) === levels[at + 1],
    )!
    // Bounds are in tenths of a logit.
    expect(knownWith(passed - 0.15), level).toBeLessThan(2 / 3)
    expect(knownWith(passed + 0.15), level).toBeGreaterThan(2 / 3)
  }
})
