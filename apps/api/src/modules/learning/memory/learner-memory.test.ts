import type { LearnerMemory } from '@wordhoard/contracts/learner/memory'
import type { LearnToday } from '@wordhoard/contracts/learning-statistics'
import { createMemoryModel, remember } from '@wordhoard/learning/memory'
import { USUAL_RETENTION } from '@wordhoard/learning/retention'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, type Learner, learner, learningCall, play } from '../../../testing/learner'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const memory = async (who: Learner) => (await learningCall(api, who, 'GET', '/memory')).json<LearnerMemory>()
const choose = (who: Learner, retention: number | null) =>
  learningCall(api, who, 'PUT', '/memory/retention', { retention })
const itemsOf = async (who: Learner) =>
  (
    await api.pool.query(
      'SELECT spell_id, stability, last_repeated_at, next_repeated_at FROM main_voc_item WHERE user_id = $1 ORDER BY spell_id',
      [who.userId],
    )
  ).rows

describe('the target of a learner', () => {
  it('is chosen by cost until they choose one, and costs more words a day the higher it is', async () => {
    const me = await learner(api, ['theory', 'justice', 'dog'])
    const before = await memory(me)
    expect(before.choices.map(({ words_a_day }) => words_a_day)).toEqual([0, 0, 0, 0, 0])
    for (const game of await gamesOf(api, me, { size: 'small' })) await play(api, me, game)
    await api.pool.query('UPDATE main_voc_item SET stability = 40 WHERE user_id = $1', [me.userId])
    const { automatic, chosen, choices } = await memory(me)
    expect([automatic, chosen]).toEqual([USUAL_RETENTION, null])
    expect(choices.map(({ retention }) => retention)).toEqual([USUAL_RETENTION, 0.8, 0.85, 0.9, 0.95])
    const costs = choices.slice(1).map(({ words_a_day }) => words_a_day)
    expect(costs[0]).toBeGreaterThan(0)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    expect(costs[3]).toBeCloseTo(3 / createMemoryModel(undefined, 0.95).next_interval(40, 0), 8)
  })

  it('moves due words to where it would have put them, at once and for later answers', async () => {
    const me = await learner(api, ['theory', 'justice'])
    const games = await gamesOf(api, me, { size: 'small' })
    for (const game of games) await play(api, me, game)
    await api.pool.query('UPDATE main_voc_item SET stability = 40 WHERE user_id = $1 AND spell_id = $2', [
      me.userId,
      me.spellIds[0],
    ])
    const dueOf = (stability: number, last: Date, retention: number) =>
      new Date(
        last.getTime() +
          (createMemoryModel(undefined, retention).next_interval(stability, 0) - 0.5) * 86_400_000,
      )
    for (const [target, retention] of [
      [0.95, 0.95],
      [0.8, 0.8],
      [null, USUAL_RETENTION],
    ] as const) {
      expect((await choose(me, target)).json<LearnerMemory>().chosen).toBe(target)
      for (const { stability, last_repeated_at, next_repeated_at } of await itemsOf(me))
        expect(next_repeated_at).toEqual(dueOf(stability, last_repeated_at, retention))
    }
    await choose(me, 0.9)
    const more = await learner(api, ['theory'])
    await choose(more, 0.9)
    const [game] = await gamesOf(api, more, { size: 'small' })
    await play(api, more, game!)
    const [item] = await itemsOf(more)
    const expected = remember(
      null,
      { game: game!.name as never, isCorrect: true, swipe: 'forgotten' },
      item.last_repeated_at,
      createMemoryModel(undefined, 0.9),
    )
    expect(item.next_repeated_at).toEqual(expected.dueAt)
  })

  it('leaves missed words, and the other settings, as they are', async () => {
    const me = await learner(api, ['theory'])
    const [game] = await gamesOf(api, me, { size: 'small' })
    await play(api, me, game!, false)
    const before = await itemsOf(me)
    await learningCall(api, me, 'PUT', '/settings', { new_words_per_day: 7, break_until: null })
    await choose(me, 0.95)
    expect(await itemsOf(me)).toEqual(before)
    await learningCall(api, me, 'PUT', '/settings', { new_words_per_day: 8, break_until: null })
    expect((await memory(me)).chosen).toBe(0.95)
    expect((await learningCall(api, me, 'GET', '/today')).json<LearnToday>().new_words_per_day).toBe(8)
  })

  it.each([0.79, 0.96, 1, 0, 'high'])('is refused outside its range: %s', async (retention) => {
    const me = await learner(api, [])
    expect((await learningCall(api, me, 'PUT', '/memory/retention', { retention })).statusCode).toBe(400)
  })
})
