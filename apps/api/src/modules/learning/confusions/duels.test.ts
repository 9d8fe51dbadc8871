import type { AnswerResult, Game, PriorityWord } from '@wordhoard/contracts/learning'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  gamesOf,
  type Learner,
  learner,
  learningCall,
  play,
  rightAnswer,
  sendAnswer,
} from '../../../testing/learner'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

let session = 2_000_000_000
/** Logs right answers to a word, one on each of the last days. */
const answered = (me: Learner, word: string, days: number, columns = '', values = '') =>
  api.pool.query(
    `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at,
       local_date, zone, score_delta, repeat_count_before ${columns})
     SELECT $1, $4::int, day, s.id, 'spell-spelling', '', true, now() - day * interval '1 day',
       current_date - day, 'UTC', 0, $3::int - day ${values}
     FROM spell s, generate_series($3::int, 1, -1) AS day WHERE s.spell_lower = $2`,
    [me.userId, word, days, session++],
  )
/** Others have practised enough since their last duel. */
const practised = (me: Learner) => answered(me, 'kitchen', 9)
const duelsOf = (games: readonly Game[]) =>
  games.filter(({ name, question }) => name === 'definition-spell' && question.text === undefined)
const textsOf = ({ answers }: Game) => answers.map(({ text }) => text)

describe('a duel', () => {
  it('comes once both words were practised on two days, instead of one of the word’s other games', async () => {
    const me = await learner(api, ['borrow', 'lend', 'theory', 'justice'])
    await practised(me)
    await answered(me, 'borrow', 2)
    expect(duelsOf(await gamesOf(api, me, { size: 'large' }))).toEqual([])
    await answered(me, 'lend', 2)
    const games = await gamesOf(api, me, { size: 'large' })
    expect(games).toHaveLength(12)
    const [duel, ...others] = duelsOf(games)
    expect(others).toEqual([])
    expect(duel!.question).toEqual({ kind: 'definition', context: expect.stringContaining('____') })
    expect(duel!.answers).toHaveLength(2)
    expect(duel!.answers.every((answer) => 'kind' in answer && answer.kind === 'spell')).toBe(true)
  })

  it('comes as soon as the learner typed the one instead of the other, and not again once it was answered', async () => {
    const me = await learner(api, ['lend'])
    const [game] = await gamesOf(api, me, { size: 'small' })
    await api.pool.query(
      `UPDATE game SET name = 'audio-spelling', correct = 'lend', accepted = '{lend}' WHERE session_id = $1`,
      [game!.game_session_id],
    )
    await sendAnswer(api, me, { ...game!, name: 'audio-spelling' }, 'borrow')
    await practised(me)
    const [duel] = duelsOf(await gamesOf(api, me, { size: 'small' }))
    expect(textsOf(duel!).sort().join(' ')).toMatch(/borrow.* (?:lend|lent)/)
    const result = await play(api, me, duel!)
    expect(result).toMatchObject({ is_correct: true, spell_lower: 'lend', spell_id: me.spellIds[0] })
    expect(result.score_delta).toBeGreaterThan(0)
    await practised(me)
    expect(duelsOf(await gamesOf(api, me, { size: 'small' }))).toEqual([])
  })

  it('answered wrongly says what both words mean, and comes again', async () => {
    const me = await learner(api, ['quiet'])
    await practised(me)
    await answered(me, 'quite', 2)
    await answered(me, 'quiet', 2)
    const [duel] = duelsOf(await gamesOf(api, me, { size: 'small' }))
    const right = await rightAnswer(api, duel!)
    const wrong = duel!.answers.find(({ id }) => id !== right)!
    const { is_correct, lesson } = (await sendAnswer(api, me, duel!, wrong.id)).json<AnswerResult>()
    expect(is_correct).toBe(false)
    expect(lesson).toMatchObject({ word: 'quiet', sentence: expect.stringMatching(/\bquiet\b/i) })
    const chosen = lesson!.options.find(({ id }) => id === wrong.id)!
    expect(chosen.word).not.toBe('quiet')
    expect(chosen.meaning).not.toBe(lesson!.meaning)
    await practised(me)
    expect(duelsOf(await gamesOf(api, me, { size: 'small' }))).toHaveLength(1)
  })

  it('stays sealed until it is answered, can be resumed, and can be undone', async () => {
    const me = await learner(api, ['borrow', 'lend'])
    await practised(me)
    await answered(me, 'borrow', 2)
    await answered(me, 'lend', 2)
    const games = await gamesOf(api, me, { size: 'small' })
    const [duel] = duelsOf(games)
    expect(JSON.stringify(games)).not.toContain('lesson')
    const open = (await learningCall(api, me, 'GET', '/open-session')).json<{ games: Game[] }>()
    expect(duelsOf(open.games)).toEqual([duel])
    await play(api, me, duel!)
    const undone = await learningCall(api, me, 'POST', '/undo-answer', {
      game_session_id: duel!.game_session_id,
    })
    expect(undone.json<Game>().question).toEqual(duel!.question)
    await practised(me)
    expect(duelsOf(await gamesOf(api, me, { size: 'small' }))).toHaveLength(1)
  })

  it('waits until nine other questions were answered since the last one', async () => {
    const me = await learner(api, ['borrow', 'lend', 'quiet', 'quite'])
    for (const word of ['borrow', 'lend', 'quiet', 'quite']) await answered(me, word, 2)
    await practised(me)
    await answered(me, 'theory', 1, ', is_duel', ', true')
    expect(duelsOf(await gamesOf(api, me, { size: 'medium' }))).toEqual([])
    expect(duelsOf(await gamesOf(api, me, { size: 'large' }))).toHaveLength(1)
  })
})

describe('words that learners mix up', () => {
  const offered = async (me: Learner) =>
    (await learningCall(api, me, 'GET', '/priority-words'))
      .json<PriorityWord[]>()
      .map((word) => word.spell_lower)

  it('aren’t offered together while they are new, nor within three days of each other', async () => {
    const me = await learner(api, ['borrow', 'lend', 'theory'])
    expect((await offered(me)).sort()).toEqual(['borrow', 'theory'])
    const [game] = await gamesOf(api, me, { forgotten_spell_ids: [me.spellIds[0]], size: 'small' })
    await play(api, me, game!)
    expect((await offered(me)).sort()).toEqual(['borrow', 'theory'])
    await api.pool.query(
      `UPDATE answer_log SET answered_at = answered_at - interval '73 hours', local_date = local_date - 3
       WHERE user_id = $1`,
      [me.userId],
    )
    expect((await offered(me)).sort()).toEqual(['borrow', 'lend', 'theory'])
  })

  it('are kept apart in a challenge, which the server chooses', async () => {
    const me = await learner(api, ['borrow', 'lend', 'theory'])
    const games = await gamesOf(api, me, { forgotten_spell_ids: [], game_mode: 'challenge', size: 'small' })
    expect(games).toHaveLength(2)
  })
})
