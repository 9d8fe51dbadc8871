import type { AnswerResult, Game, PriorityWord } from '@wordhoard/contracts/learning'
import type { LearnToday, SessionResult } from '@wordhoard/contracts/learning-statistics'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, type Learner, learner, learningCall, play, sendAnswer } from '../../testing/learner'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const get = async <T>(me: Learner, url: string) => (await learningCall(api, me, 'GET', url)).json<T>()
const lookUp = (me: Learner, context: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/main-voc/lookups',
    headers: me.headers,
    payload: { spell_id: me.spellIds[0], context },
  })
/** Adds words that the learner has only met. */
const meet = (me: Learner, count: number) =>
  api.pool.query(
    `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark, met_count)
     SELECT $1, id, spell_lower, 1, 0, 9 FROM spell
     WHERE frequency_rank > 3000 AND NOT id = ANY ($3::int[]) ORDER BY frequency_rank LIMIT $2`,
    [me.userId, count, me.spellIds],
  )
const stat = (me: Learner, game: Game) =>
  get<SessionResult>(me, `/game-session-stat/${game.game_session_id}?tz=Europe/London`)

describe('words that were only met while reading', () => {
  it('are not counted as ready, and are offered only after the saved ones', async () => {
    const me = await learner(api, ['dog', 'car', 'reluctant'])
    await meet(me, 600)
    // A saved word of low priority is still a saved word.
    await api.pool.query(`UPDATE main_voc_item SET priority = 1 WHERE user_id = $1 AND spell_lower = 'car'`, [
      me.userId,
    ])
    expect(await get<LearnToday>(me, '/today')).toMatchObject({ due: 0, fresh: 3, has_words: true })
    const words = await get<PriorityWord[]>(me, '/priority-words?limit=8')
    expect(words).toHaveLength(8)
    expect(words.map(({ state }) => state)).toEqual([...Array(3).fill('new'), ...Array(5).fill('met')])
    await api.pool.query('UPDATE main_voc_item SET priority = 0 WHERE user_id = $1 AND mark = 1', [me.userId])
    expect(await get<LearnToday>(me, '/today')).toMatchObject({ due: 0, fresh: 0, has_words: true })
    expect((await get<PriorityWord[]>(me, '/priority-words?limit=8'))[0]).toMatchObject({ state: 'met' })
  })
})

describe('an answer teaches', () => {
  const sentence = 'She was most reluctant to leave the house that night.'

  it('the word, its meaning in the learner’s own sentence, its sound, and what every option was', async () => {
    const me = await learner(api, ['reluctant'])
    await lookUp(me, sentence)
    for (const game of await gamesOf(api, me, { size: 'large' })) {
      const { lesson } = await play(api, me, game, false)
      expect(lesson).toMatchObject({ word: 'reluctant', sentence })
      expect(lesson?.meaning).toMatch(/\w/)
      expect(lesson?.options.map(({ id }) => id).sort()).toEqual(
        game.answers.flatMap((answer) => ('kind' in answer ? [answer.id] : [])).sort(),
      )
      for (const { word, meaning } of lesson?.options ?? []) expect([word, meaning]).not.toContain('')
      const sound = await api.app.inject({ url: lesson!.audio_url })
      expect(sound.headers['content-type']).toBe('audio/wav')
    }
  })

  it('only once it is given: neither a new nor a resumed game contains the lesson', async () => {
    const me = await learner(api, ['reluctant', 'theory'])
    await lookUp(me, sentence)
    const games = await gamesOf(api, me, { size: 'large' })
    const open = await get<{ games: Game[] }>(me, '/open-session')
    for (const game of [...games, ...open.games]) {
      expect(Object.keys(game).sort()).toEqual(
        ['id', 'game_session_id', 'name', 'question', 'answers', 'token'].sort(),
      )
      expect(JSON.stringify(game)).not.toContain(sentence)
    }
  })

  it('the same when it was sent before', async () => {
    const me = await learner(api, ['reluctant'])
    const [game] = await gamesOf(api, me, { size: 'small' })
    const first = (await sendAnswer(api, me, game!, 'qqq')).json<AnswerResult>()
    const again = await sendAnswer(api, me, game!, 'other')
    expect(again.statusCode).toBe(409)
    const { word, meaning, options } = again.json<AnswerResult>().lesson!
    expect({ word, meaning, options }).toEqual({
      word: first.lesson?.word,
      meaning: first.lesson?.meaning,
      options: first.lesson?.options,
    })
  })

  it('nothing in games stored by an earlier version, which are still counted', async () => {
    const me = await learner(api, ['reluctant'])
    const [game] = await gamesOf(api, me, { size: 'small' })
    await api.pool.query(`UPDATE game SET shown = shown - 'lesson' WHERE session_id = $1`, [
      game!.game_session_id,
    ])
    const result = await play(api, me, game!)
    expect(result.is_correct).toBe(true)
    expect(result.lesson).toBeUndefined()
  })
})

describe('the result of a session', () => {
  it('tells which words moved up, and by how much', async () => {
    const me = await learner(api, ['theory', 'justice'])
    await api.pool.query(
      `UPDATE main_voc_item SET repeat_count = 5, phase = 2, stability = 60, difficulty = 5, score = 6.95,
         last_repeated_at = now() - interval '60 days', next_repeated_at = now()
       WHERE user_id = $1 AND spell_lower = 'justice'`,
      [me.userId],
    )
    const games = await gamesOf(api, me, {
      forgotten_spell_ids: me.spellIds.slice(0, 1),
      remembered_spell_ids: me.spellIds.slice(1),
    })
    for (const game of games) await play(api, me, game)
    const { words } = await stat(me, games[0]!)
    const of = (word: string) => words.find(({ spell_lower }) => spell_lower === word)!
    expect(of('theory')).toMatchObject({ state_before: 'new', state: 'learning', score_before: 0 })
    expect(of('justice')).toMatchObject({ state_before: 'learning', state: 'known', score_before: 6.95 })
    expect(of('justice').score).toBeGreaterThan(7)
  })

  it('tells when the row of days became the longest, but only of the day’s first session', async () => {
    const me = await learner(api, ['theory', 'justice'])
    const playOne = async () => {
      const [game] = await gamesOf(api, me, { size: 'small' })
      await play(api, me, game!)
      return stat(me, game!)
    }
    expect(await playOne()).toMatchObject({ days_in_row: 1, is_longest_row: false })
    await api.pool.query(
      `UPDATE answer_log SET local_date = local_date - 1, answered_at = answered_at - interval '1 day' WHERE user_id = $1`,
      [me.userId],
    )
    expect(await playOne()).toMatchObject({ days_in_row: 2, is_longest_row: true })
    expect(await playOne()).toMatchObject({ days_in_row: 2, is_longest_row: false })
  })

  it('tells when a hundred words are in memory', async () => {
    const me = await learner(api, ['theory', 'justice'])
    await meet(me, 99)
    await api.pool.query('UPDATE main_voc_item SET repeat_count = 1 WHERE user_id = $1 AND mark = 0', [
      me.userId,
    ])
    const practised = async () => {
      const [game] = await gamesOf(api, me, { size: 'small' })
      await play(api, me, game!)
      return (await stat(me, game!)).words_kept
    }
    expect(await practised()).toBe(100)
    expect(await practised()).toBeNull()
  })
})
