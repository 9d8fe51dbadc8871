import { overruleWords, sayLevel } from '@wordhoard/contracts/learner/knowledge'
import { getTextStates, type TextWordStates } from '@wordhoard/contracts/reading/text-words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../testing/calls'
import { learner } from '../../../testing/learner'
import { type Person, person } from '../../../testing/people'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const text =
  'For months the company had kept its money at the bank. Over lunch the bashful clerk mentioned a ubiquitous, pusillanimous reluctance.'
const read = async (who: Person, body = text) =>
  (await callAs(api, who, getTextStates, { body: { text: body } })).json<TextWordStates>()
const chances = ({ words }: TextWordStates) =>
  Object.fromEntries(words.map(({ spell_lower, probability }) => [spell_lower, probability]))

describe('the chance of knowing each word of a text', () => {
  it('spares newcomers everyday words, and finds those that they hardly know', async () => {
    const me = await person(api)
    await callAs(api, me, sayLevel, { body: { level: 'B1' } })
    const { month, company, bank, lunch, money, the, ...rest } = chances(await read(me))
    for (const chance of [month, company, bank, lunch, money]) expect(chance).toBeGreaterThan(0.7)
    expect(the).toBe(1)
    expect(rest.pusillanimous).toBeLessThan(0.3)
    expect(rest.ubiquitous).toBeLessThan(0.5)
  })

  it('is the one that is told of single words, and gives the coverage with its interval', async () => {
    const me = await learner(api, ['bashful'])
    await callAs(api, me, overruleWords, {
      body: {
        words: [
          { word: 'ubiquitous', known: true },
          { word: 'lunch', known: false },
        ],
      },
    })
    const states = await read(me)
    const { bashful, ubiquitous, lunch } = chances(states)
    expect(bashful).toBeLessThan(0.3)
    expect([ubiquitous, lunch]).toEqual([0.98, 0.02])
    const { tokens, estimate, low, high } = states.coverage
    const sum = states.words.reduce((total, { count, probability }) => total + count * probability, 0)
    expect(Math.abs(estimate - sum / tokens)).toBeLessThan(0.06)
    expect(low).toBeLessThan(estimate)
    expect(high).toBeGreaterThan(estimate)
    expect(high).toBeLessThanOrEqual(1)
  })

  it('is higher for those who say that they know more, and then they know more of the text', async () => {
    const [a1, c1] = [await person(api), await person(api)]
    await callAs(api, a1, sayLevel, { body: { level: 'A1' } })
    await callAs(api, c1, sayLevel, { body: { level: 'C1' } })
    const [low, high] = [await read(a1), await read(c1)]
    expect(low.coverage.high).toBeLessThan(high.coverage.estimate)
    expect(chances(low).reluctance).toBeLessThan(chances(high).reluctance!)
  })
})
