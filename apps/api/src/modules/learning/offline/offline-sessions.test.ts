import { createDecipheriv } from 'node:crypto'
import {
  createOfflineSessions,
  type OfflineSession,
  offlineAnswers,
} from '@wordhoard/contracts/offline/offline-sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { callAs } from '../../../testing/calls'
import { type Learner, learner, learningCall, rightAnswer, sendAnswer } from '../../../testing/learner'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const words = [
  'theory',
  'house',
  'garden',
  'bridge',
  'letter',
  'window',
  'river',
  'island',
  'market',
  'doctor',
  'winter',
]
const sessionsOf = async (who: Learner, body = {}) => {
  const answer = await callAs(api, who, createOfflineSessions, { body })
  expect(answer.statusCode, answer.payload).toBe(200)
  return answer.json<OfflineSession[]>()
}
/** Makes words due in so many hours, as if they had been practised ten days before. */
const makeDue = ({ userId }: Learner, spellIds: readonly number[], hours: number) =>
  api.pool.query(
    `UPDATE main_voc_item SET repeat_count = 1, stability = 5, difficulty = 5, phase = 2,
       last_repeated_at = now() - interval '10 days', next_repeated_at = now() + make_interval(hours => $3)
     WHERE user_id = $1 AND spell_id = ANY($2)`,
    [userId, spellIds, hours],
  )
function openAnswers({ key, answers }: OfflineSession) {
  const bytes = Buffer.from(answers, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  const text = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString()
  return z.parse(offlineAnswers, JSON.parse(text))
}

describe('sessions to play offline', () => {
  it('have the words due within three days, ten to a session, each once', async () => {
    const me = await learner(api, words)
    await makeDue(me, me.spellIds, 70)
    const sessions = await sessionsOf(me)
    expect(sessions.map(({ games }) => games.length)).toEqual([20, 2])
    const asked = sessions.flatMap((session) =>
      Object.values(openAnswers(session)).map(({ spell_id }) => spell_id),
    )
    expect(new Set(asked)).toEqual(new Set(me.spellIds))
  })

  it('are filled up with saved words, then with words that are due later', async () => {
    const me = await learner(api, words.slice(0, 6))
    await makeDue(me, me.spellIds.slice(0, 2), -1)
    await makeDue(me, me.spellIds.slice(2, 4), 200)
    const [session] = await sessionsOf(me)
    expect(new Set(Object.values(openAnswers(session!)).map(({ spell_id }) => spell_id))).toEqual(
      new Set(me.spellIds),
    )
    expect(await sessionsOf(await learner(api, []))).toEqual([])
  })

  it('have answers that the server agrees with, but only under their key', async () => {
    const me = await learner(api, words)
    const [session] = await sessionsOf(me)
    const answers = openAnswers(session!)
    for (const game of session!.games) {
      expect(answers[game.id]!.correct).toBe(await rightAnswer(api, game))
      expect(JSON.stringify(game)).not.toContain(answers[game.id]!.lesson.meaning.repeat(2))
    }
    expect(Object.keys(answers)).toEqual(session!.games.map(({ id }) => id))
    expect(() => openAnswers({ ...session!, key: Buffer.alloc(32).toString('base64url') })).toThrow()
  })

  it('are checked again when their answers arrive, and count like others', async () => {
    const me = await learner(api, words.slice(0, 3))
    const [session] = await sessionsOf(me)
    const [first, second] = session!.games
    const given = { given_at: Date.now(), sent_at: Date.now() }
    const right = openAnswers(session!)[first!.id]!.correct
    expect((await sendAnswer(api, me, first!, right, { given })).json()).toMatchObject({ is_correct: true })
    expect((await sendAnswer(api, me, second!, 'qqq', { given })).json()).toMatchObject({ is_correct: false })
    const stat = await learningCall(api, me, 'GET', `/game-session-stat/${session!.id}`)
    expect(stat.json()).toMatchObject({ total_answers: 2, total_correct: 1 })
  })

  it('are never offered to be resumed, and have translations if a language is given', async () => {
    const me = await learner(api, words.slice(0, 3))
    const [session] = await sessionsOf(me, { lang: 'de' })
    expect((await learningCall(api, me, 'GET', '/open-session')).json()).toBeNull()
    const lessons = Object.values(openAnswers(session!)).map(({ lesson }) => lesson)
    expect(lessons.some(({ translations }) => (translations?.length ?? 0) > 0)).toBe(true)
  })
})
