import { expect, it } from 'vitest'
import { madeUpWords } from '../knowledge/made-up-words'
import { randomNormal } from './placement-study'
import { randomFromSeed } from './seeded-random'
import { compareYears } from './year'

it('a learner who begins with a vocabulary keeps more words an hour with each of our parts than with SM-2', () => {
  const random = randomFromSeed(4)
  const words = Array.from({ length: 1200 }, (_, at) => {
    const difficulty = 2.5 * randomNormal(random)
    return { word: `word${at}`, difficulty, real: difficulty + 1.2 * randomNormal(random) }
  })
  const plan = { days: 40, minutesPerDay: 10, newPerDay: 20, size: 'medium', seed: 1 } as const
  const rows = compareYears(words, madeUpWords, plan, 1)
  const perHour = (way: string) => {
    const own = rows.filter((row) => row.way === way)
    return own.reduce((sum, { retained, minutes }) => sum + retained / minutes, 0) / own.length
  }
  expect(perHour('ours')).toBeGreaterThan(perHour('SM-2'))
  expect(perHour('… with placement')).toBeGreaterThan(perHour('ours'))
  expect(perHour('… and practice by chance')).toBeGreaterThan(perHour('… with placement'))
  expect(perHour('… and retention by cost')).toBeGreaterThan(perHour('… and fitted memory'))
  const letGo = rows.filter(({ way }) => way === '… and practice by chance')
  expect(letGo.some((row) => row.letGo > 0)).toBe(true)
  for (const row of letGo) expect(row.letGoWrongly).toBeLessThanOrEqual(0.05 * row.letGo + 1)
  const known = (way: string) =>
    rows.filter((row) => row.way === way).reduce((sum, row) => sum + row.knownBefore / row.begun, 0)
  expect(known('… with placement')).toBeLessThan(known('ours'))
})
