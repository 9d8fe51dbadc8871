import type { LearnerMemory } from '@wordhoard/contracts/learner/memory'
import { deleteMe } from '@wordhoard/contracts/my-account'
import { AVERAGE_MEMORY, createMemoryModel, remember } from '@wordhoard/learning/memory'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../testing/calls'
import { gamesOf, learner, learningCall, play } from '../../../testing/learner'
import { logAnswers } from '../../../testing/logged-answers'
import { type Person, person } from '../../../testing/people'
import { openTestApp, type TestApp } from '../../../testing/test-app'
import { fitAnswers } from './fit-answers'
import { fitInProcess } from './fit-in-process'
import { fitColumns, fitMemories, nightOf } from './fit-memories'
import { answersToFit } from './fit-memories.queries'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const forgetful = { start: -2, growth: -1, relearning: 0 }

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const warnings: unknown[] = []
const logger = { warn: (details: unknown) => void warnings.push(details) } as never
/** Fits as in some night, and returns whether it was this learner's turn; the database has others too. */
async function fit(who: Pick<Person, 'userId'>, at: Date, start = fitInProcess): Promise<boolean> {
  const before = await stored(who)
  await fitMemories({ pool: api.pool, logger, startFit: start }, at)
  return (await stored(who))?.tried_at.getTime() !== before?.tried_at.getTime()
}
const stored = async ({ userId }: Pick<Person, 'userId'>) =>
  (await api.pool.query('SELECT * FROM memory_fit WHERE user_id = $1', [userId])).rows[0]
const memory = async (who: Person) => (await learningCall(api, who, 'GET', '/memory')).json<LearnerMemory>()
const tonight = () => new Date()
const nights = (count: number) => new Date(Date.now() + count * DAY_MS)

describe('fitting memories', () => {
  it('fits each learner with 400 answers once a night, if they have answered since', async () => {
    const [me, beginner] = [await learner(api, ['theory']), await person(api)]
    await logAnswers(api, me.userId, forgetful, 1500)
    await logAnswers(api, beginner.userId, forgetful, 399)
    expect(await memory(me)).toMatchObject({ answers: 1500, answers_needed: 400, fit: null })
    expect(await fit(me, tonight())).toBe(true)
    expect(await stored(beginner)).toBeUndefined()
    const first = await stored(me)
    expect(first.start).toBeLessThan(-0.3)
    expect(first.loss).toBeLessThan(first.average_loss)
    expect(await fit(me, tonight())).toBe(false)
    expect(await fit(me, nights(1))).toBe(false)
    const [game] = await gamesOf(api, me, { size: 'small' })
    await play(api, me, game!)
    expect(await fit(me, tonight())).toBe(false)
    expect(await fit(me, nights(2))).toBe(true)
    expect((await stored(me)).answers).toBe(1501)
  })

  it('stores what the log gives, and the learner reads it', async () => {
    const me = await person(api)
    await logAnswers(api, me.userId, forgetful, 1500)
    await fit(me, nights(3))
    const row = await stored(me)
    const { answers } = await answersToFit.fetchOne(api.pool, { userId: me.userId, upTo: row.last_answer_id })
    const fitted = fitAnswers(answers)
    const { averageLoss, rightSeconds, wrongSeconds, ...same } = fitColumns(fitted)
    expect(row).toMatchObject({
      ...same,
      average_loss: averageLoss,
      right_seconds: rightSeconds,
      wrong_seconds: wrongSeconds,
    })
    const { fit: shown, automatic } = await memory(me)
    expect(shown).toMatchObject({ answers: 1500, loss: row.loss, fitted_at: row.fitted_at.toISOString() })
    expect(shown!.length).toBeLessThan(0.8)
    expect(automatic).toBe(row.retention)
  })

  it('keeps most people’s memory for a learner like them, and their target', async () => {
    const me = await person(api)
    await logAnswers(api, me.userId, AVERAGE_MEMORY, 500)
    await fit(me, nights(4))
    const row = await stored(me)
    expect(row).toMatchObject({ answers: 500, start: null, growth: null, relearning: null, loss: null })
    expect(row.retention).toBeGreaterThanOrEqual(0.8)
    expect(row.retention).toBeLessThanOrEqual(0.95)
  })

  it('leaves server and memory whole when its process is killed, and tries again the next night', async () => {
    const me = await learner(api, ['theory'])
    await logAnswers(api, me.userId, forgetful, 1500)
    await fit(me, nights(5))
    const before = await stored(me)
    const [game] = await gamesOf(api, me, { size: 'small' })
    await play(api, me, game!)
    const killed = (answers: string) => {
      const started = fitInProcess(answers)
      started.child.kill('SIGKILL')
      return started
    }
    warnings.length = 0
    expect(await fit(me, nights(6), killed)).toBe(true)
    expect(warnings).toMatchObject([{ userId: me.userId }])
    expect(await stored(me)).toEqual({ ...before, tried_at: expect.any(Date) })
    expect((await memory(me)).fit).not.toBeNull()
    expect(await fit(me, nights(6))).toBe(false)
    expect(await fit(me, nights(7))).toBe(true)
    expect((await stored(me)).answers).toBe(1501)
  })

  it('schedules the learner’s next answers by their own memory and target, and nobody else’s', async () => {
    const [me, other] = [await learner(api, ['theory']), await learner(api, ['theory'])]
    await logAnswers(api, me.userId, forgetful, 1500)
    await fit(me, nights(8))
    const { start, growth, relearning, retention } = await stored(me)
    const answered = async (who: typeof me) => {
      const [game] = await gamesOf(api, who, { size: 'small' })
      await play(api, who, game!)
      const { rows } = await api.pool.query(
        'SELECT stability, last_repeated_at, next_repeated_at FROM main_voc_item WHERE user_id = $1',
        [who.userId],
      )
      return { name: game!.name as never, item: rows[0] }
    }
    const { name, item } = await answered(me)
    const evidence = { game: name, isCorrect: true, swipe: 'forgotten' } as const
    const model = createMemoryModel({ start, growth, relearning }, retention)
    const expected = remember(null, evidence, item.last_repeated_at, model)
    expect(item.stability).toBeCloseTo(expected.stability, 8)
    expect(item.next_repeated_at).toEqual(expected.dueAt)
    const others = await answered(other)
    const usual = remember(null, { ...evidence, game: others.name }, others.item.last_repeated_at)
    expect(others.item.stability).toBeCloseTo(usual.stability, 8)
  })

  it('is in the learner’s data and goes with their account', async () => {
    const me = await person(api)
    await logAnswers(api, me.userId, forgetful, 500)
    await fit(me, nights(9))
    const data = (await api.app.inject({ url: '/api/users/me/data', headers: me.headers })).json()
    expect(data.memory).toMatchObject([{ answers: 500, right_seconds: 7.5 }])
    await callAs(api, me, deleteMe, { body: { password: me.password } })
    expect(await stored(me)).toBeUndefined()
  })
})

it('a night begins at two o’clock', () => {
  const night = new Date('2026-11-25T02:00:00Z')
  for (const time of ['2026-11-25T02:00:00Z', '2026-11-25T23:00:00Z', '2026-11-26T01:59:59Z'])
    expect(nightOf(new Date(time))).toEqual(night)
})
