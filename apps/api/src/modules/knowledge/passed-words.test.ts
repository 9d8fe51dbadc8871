import {
  explainWord,
  getKnowledge,
  type LearnerKnowledge,
  overruleWords,
  passWords,
  type WordReasons,
} from '@wordhoard/contracts/learner/knowledge'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/calls'
import { learner, spellIdOf } from '../../testing/learner'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const pass = async (who: Person, ...words: string[]) => {
  const spell_ids = words.map((word) => spellIdOf(api, word))
  expect((await callAs(api, who, passWords, { body: { spell_ids } })).statusCode).toBe(204)
}
const explain = async (who: Person, word: string) =>
  (await callAs(api, who, explainWord, { params: { word } })).json<WordReasons>()
const rows = async ({ userId }: Person) =>
  (await api.pool.query('SELECT spell_id, day_count AS days FROM passed_word WHERE user_id = $1', [userId]))
    .rows
const nextDay = () => api.pool.query("UPDATE passed_word SET last_at = last_at - interval '1 day'")

describe('words that a learner passes while reading', () => {
  it('are a little likelier known each day, once a day, and only they are', async () => {
    const me = await person(api)
    const before = await explain(me, 'bashful')
    const other = await explain(me, 'reluctant')
    await pass(me, 'bashful')
    const once = await explain(me, 'bashful')
    expect(once.probability).toBeGreaterThan(before.probability)
    expect(once.probability).toBeLessThan(before.probability + 0.12)
    expect(once.reasons).toMatchObject([{ kind: 'passed', times: 1 }])
    await pass(me, 'bashful')
    expect((await explain(me, 'bashful')).probability).toBe(once.probability)
    await nextDay()
    await pass(me, 'bashful')
    const twice = await explain(me, 'bashful')
    expect(twice.probability).toBeGreaterThan(once.probability)
    expect(twice.reasons).toMatchObject([{ kind: 'passed', times: 2 }])
    // Someone who looks nothing up would otherwise seem to know everything.
    expect((await explain(me, 'reluctant')).probability).toBe(other.probability)
  })

  it('tell no more after six days', async () => {
    const me = await person(api)
    await pass(me, 'bashful')
    const after = async (days: number) => {
      await api.pool.query('UPDATE passed_word SET day_count = $2 WHERE user_id = $1', [me.userId, days])
      return (await explain(me, 'bashful')).probability
    }
    expect(await after(6)).toBeGreaterThan(await after(5))
    expect(await after(60)).toBe(await after(6))
  })

  it('tell, with those that were looked up, what a reader knows, and look-ups alone make no beginner', async () => {
    const [reader, scholar, browser] = [await person(api), await person(api), await person(api)]
    const lookUp = ({ userId }: Person, ranks: readonly [number, number]) =>
      api.pool.query(
        `INSERT INTO encounter (user_id, spell_id, sentence, was_looked_up, met_at)
         SELECT $1, id, 'So it was.', true, now() - make_interval(days => id % 20)
         FROM spell WHERE frequency_rank BETWEEN $2 AND $3 AND spell_lower !~ '[^a-z]'`,
        [userId, ...ranks],
      )
    const read = ({ userId }: Person, ranks: readonly [number, number]) =>
      api.pool.query(
        `INSERT INTO passed_word (user_id, spell_id, first_at, last_at, day_count)
         SELECT $1, id, now(), now(), 2
         FROM spell WHERE frequency_rank BETWEEN $2 AND $3 AND spell_lower !~ '[^a-z]'`,
        [userId, ...ranks],
      )
    await read(reader, [500, 2500])
    await lookUp(reader, [2600, 3000])
    await read(scholar, [500, 11_000])
    await lookUp(scholar, [14_000, 14_400])
    await lookUp(browser, [2600, 3000])
    const of = async (who: Person) => (await callAs(api, who, getKnowledge, {})).json<LearnerKnowledge>()
    const [first, second, third] = [await of(reader), await of(scholar), await of(browser)]
    expect(second.ability).toBeGreaterThan(first.ability + 1)
    expect(third.ability).toBeGreaterThan(-1.7)
    for (const { curve, vocabulary_size } of [first, second]) {
      const last = curve.at(-1)!.vocabulary_size
      expect(Math.abs(last - vocabulary_size) / vocabulary_size).toBeLessThan(0.25)
    }
  })

  it('are not those that they look up, save, or surely know', async () => {
    const me = await learner(api, ['lighthouse'])
    await api.pool.query(
      `INSERT INTO encounter (user_id, spell_id, sentence, was_looked_up) VALUES ($1, $2, 'So bashful.', true)`,
      [me.userId, spellIdOf(api, 'bashful')],
    )
    await pass(me, 'bashful', 'lighthouse', 'the', 'reluctant')
    expect(await rows(me)).toEqual([{ spell_id: spellIdOf(api, 'reluctant'), days: 1 }])
  })

  it('are overruled by what they say', async () => {
    const me = await person(api)
    await pass(me, 'bashful')
    await callAs(api, me, overruleWords, { body: { words: [{ word: 'bashful', known: false }] } })
    expect((await explain(me, 'bashful')).probability).toBeLessThan(0.05)
  })

  it('may be ids that the dictionary doesn’t have', async () => {
    const me = await person(api)
    const body = { spell_ids: [2_000_000_000] }
    expect((await callAs(api, me, passWords, { body })).statusCode).toBe(204)
    expect(await rows(me)).toEqual([])
  })
})
