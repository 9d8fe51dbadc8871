import { expect, it } from 'vitest'
import type { LearnerSense } from '../learner/learner-sense'
import { measureCoverage } from './coverage'

const sense = (key: string, covers: readonly string[]) => ({ key, covers }) as LearnerSense
const use = (key: string, number: number) => ({ headword: '', key, use: number, share: 0 })

it('counts the senses that are translated, and how often readers meet them', () => {
  const senses = [
    sense('bank.n.1', ['bank%1:14:00::']),
    sense('bank.n.2', ['bank%1:17:01::']),
    sense('im.v.1', []),
  ]
  // What no learner sense covers doesn’t count.
  const uses = [
    use('bank%1:14:00::', 60),
    use('bank%1:17:01::', 30),
    use('im.v.1', 10),
    use('other%1:00:00::', 900),
  ]
  expect(measureCoverage(senses, uses, new Set(['bank.n.1', 'im.v.1', 'gone.n.1']))).toEqual({
    senses: 2,
    missing: 1,
    use: 70,
  })
  expect(measureCoverage([], [], new Set())).toEqual({ senses: 0, missing: 0, use: 0 })
})
