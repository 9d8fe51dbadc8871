import type { AnswerResult, Game } from '@wordhoard/contracts/learning'
import { remember } from '@wordhoard/learning/memory'
import { scoreOf } from '@wordhoard/learning/score'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  gamesOf,
  learner,
  learningCall,
  play,
  rightAnswer,
  sendAnswer,
  spellIdOf,
} from '../../testing/learner'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { sweep } from '../accounts/housekeeping'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const itemOf = async (who: Person, spellId: number) =>
  (
    await api.pool.query('SELECT * FROM main_voc_item WHERE user_id = $1 AND spell_id = $2', [
      who.userId,
      spellId,
    ])
  ).rows[0]
const logOf = async (who: Person) =>
  (await api.pool.query('SELECT * FROM answer_log WHERE user_id = $1 ORDER BY id', [who.userId])).rows
const statOf = async (who: Person, game: Game) =>
  (await learningCall(api, who, 'GET', `/game-session-stat/${game.game_session_id}`)).json()
/** Creates a game and turns it into one in which the word is typed, whatever kind was planned. */
async function createTypedGame(word: string, more: { context?: string; accepted?: string[] } = {}) {
  const me = await learner(api, [word])
  const [game] = await gamesOf(api, me, { size: 'small' })
  await api.pool.query(
    "UPDATE game SET name = 'definition-spelling', correct = $2, accepted = $3 WHERE session_id = $1",
    [game!.game_session_id, word, more.accepted ?? [word]],
  )
  return { me, game: { ...game!, name: 'definition-spelling' } }
}

describe('an answer', () => {
  it('is checked and logged with the memory before it, and schedules its word, which is then being learnt', async () => {
    const me = await learner(api, ['theory'])
    const [first, second] = await gamesOf(api, me, { size: 'medium' })
    const result = await play(api, me, first!, true, { milliseconds: 1234, tz: 'Pacific/Auckland' })
    expect(result).toMatchObject({ is_correct: true, spell_id: me.spellIds[0], spell_lower: 'theory' })
    expect(result.correct_answer).toBe(await rightAnswer(api, first!))
    const item = await itemOf(me, me.spellIds[0]!)
    expect(item).toMatchObject({ state: 2, mark: 1, streak: 1, repeat_count: 1, phase: 2 })
    const memory = remember(
      null,
      { game: first!.name as never, isCorrect: true, swipe: 'forgotten' },
      item.last_repeated_at,
    )
    expect(item.stability).toBeCloseTo(memory.stability, 6)
    expect(item.next_repeated_at).toEqual(memory.dueAt)
    expect(result.score).toBe(scoreOf(memory, 0))
    expect(result.score_delta).toBe(result.score)

    const wrong = await play(api, me, second!, false)
    expect(wrong).toMatchObject({ is_correct: false, score: result.score + wrong.score_delta })
    expect(await itemOf(me, me.spellIds[0]!)).toMatchObject({ streak: 0, repeat_count: 2, lapses: 1 })
    const [one, two] = await logOf(me)
    expect(one).toMatchObject({ milliseconds: 1234, zone: 'Pacific/Auckland', repeat_count_before: 0 })
    expect(one.stability_before).toBeNull()
    expect(two).toMatchObject({ is_correct: false, repeat_count_before: 1, answer: 'qqq' })
    expect(two.stability_before).toBeCloseTo(item.stability, 10)
  })

  it('counts once when it is sent repeatedly or from several tabs, and repeats return the first result', async () => {
    const me = await learner(api, ['theory', 'justice'])
    const [first, second] = await gamesOf(api, me, { size: 'medium' })
    const right = await rightAnswer(api, first!)
    const answers = await Promise.all(
      ['qqq', right, right, 'qqq', right].map((answer) => sendAnswer(api, me, first!, answer)),
    )
    const counted = answers.filter(({ statusCode }) => statusCode === 200)
    expect(counted).toHaveLength(1)
    const { is_correct } = counted[0]!.json<AnswerResult>()
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        detail: 'Already answered',
        code: 'already_answered',
        is_correct,
        correct_answer: right,
      })
    }
    await play(api, me, second!)
    expect((await sendAnswer(api, me, second!, 'qqq')).json()).toMatchObject({ is_correct: true })
    expect(await logOf(me)).toHaveLength(2)
  })

  it('is not lost when two tabs answer the same word', async () => {
    const me = await learner(api, ['theory'])
    const games = [
      ...(await gamesOf(api, me, { size: 'large' })),
      ...(await gamesOf(api, me, { size: 'large' })),
    ]
    await Promise.all(games.map((game) => play(api, me, game)))
    expect(await itemOf(me, me.spellIds[0]!)).toMatchObject({
      repeat_count: games.length,
      streak: games.length,
    })
    const log = await logOf(me)
    expect(log.map(({ repeat_count_before }) => repeat_count_before)).toEqual(games.map((_, index) => index))
  })

  it('is refused with a forged, foreign, mismatched or expired token', async () => {
    const [me, other] = [await learner(api, ['theory', 'justice']), await learner(api, ['theory'])]
    const games = await gamesOf(api, me, { size: 'small' })
    const [game, another] = games as [Game, Game]
    const [foreign] = await gamesOf(api, other, { size: 'small' })
    const refused = async (sent: Game, who: Person = me) => {
      const response = await sendAnswer(api, who, sent, 'theory')
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'bad_game_token' })
    }
    const bytes = Buffer.from(game.token, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const forged = Buffer.from(bytes)
      forged[at]! ^= 1
      await refused({ ...game, token: forged.toString('base64url') })
    }
    await refused({ ...game, token: '' })
    await refused({ ...game, token: another.token })
    await refused({ ...game, id: another.id })
    await refused({ ...game, game_session_id: foreign!.game_session_id })
    await refused({ ...game, name: game.name === 'find-image' ? 'find-audio' : 'find-image' })
    await refused(foreign!)
    await refused(game, other)
    await play(api, me, game)
  })

  it('accepts other case, spaces, curly apostrophes and American spelling, but no other word', async () => {
    for (const [word, typed] of [
      ['colour', ' Color '],
      ['colour', 'COLOUR'],
      ["o'clock", 'o’clock'],
      ['put up with', 'put  up with'],
    ] as const) {
      const me = await learner(api, [word])
      const games = await gamesOf(api, me, { size: 'large', has_audio: false })
      const game = games.find(({ name }) => name.endsWith('-spelling') && !name.includes('part'))!
      const answer = (await sendAnswer(api, me, game, typed)).json<AnswerResult>()
      expect(answer, typed).toMatchObject({ is_correct: true, correct_answer: word })
    }
    const { me, game } = await createTypedGame('colour')
    expect((await sendAnswer(api, me, game, 'collar')).json()).toMatchObject({ is_correct: false })
  })

  it('that is a synonym doesn’t count if a meaning is shown, and is wrong if the word is heard', async () => {
    const me = await learner(api, ['couch'])
    const typed = async (name: string) => {
      for (;;) {
        const game = (await gamesOf(api, me, { size: 'large' })).find((each) => each.name === name)
        if (game) return game
      }
    }
    const meant = await typed('definition-spelling')
    const synonym = await sendAnswer(api, me, meant, ' Sofa')
    expect(synonym.statusCode).toBe(409)
    expect(synonym.json()).toMatchObject({ code: 'another_word_wanted' })
    expect(synonym.payload).not.toContain('couch')
    expect((await sendAnswer(api, me, meant, 'bed')).json()).toMatchObject({ is_correct: false })
    const received = await typed('audio-spelling')
    expect((await sendAnswer(api, me, received, 'sofa')).json()).toMatchObject({ is_correct: false })
    const again = await typed('definition-spelling')
    await sendAnswer(api, me, again, 'sofa')
    expect((await sendAnswer(api, me, again, 'couch')).json()).toMatchObject({ is_correct: true })
    const { rows } = await api.pool.query('SELECT answer FROM answer_log WHERE user_id = $1 ORDER BY id', [
      me.userId,
    ])
    expect(rows.map(({ answer }) => answer)).toEqual(['bed', 'sofa', 'couch'])
  })

  it('may be a homophone if only the sound is given, but not if a sentence shows the meaning', async () => {
    const spelling = async (sentence?: string) => {
      const me = await learner(api, ['flower'])
      if (sentence) {
        await api.pool.query('INSERT INTO encounter (user_id, spell_id, sentence) VALUES ($1, $2, $3)', [
          me.userId,
          me.spellIds[0],
          sentence,
        ])
      }
      for (;;) {
        const games = await gamesOf(api, me, { size: 'large' })
        const game = games.find(({ name }) => name === 'audio-spelling')
        if (game) return { game, result: (await sendAnswer(api, me, game, 'flour')).json<AnswerResult>() }
      }
    }
    const alone = await spelling()
    expect(alone.game.question.context).toBeUndefined()
    expect(alone.result).toMatchObject({ is_correct: true, correct_answer: 'flower' })
    const inSentence = await spelling('She picked a red flower from the garden and gave it to me.')
    expect(inSentence.game.question.context).toBe('She picked a red ____ from the garden and gave it to me.')
    expect(inSentence.result).toMatchObject({ is_correct: false })
  })

  it('to a removed word is checked and logged, but doesn’t bring the word back', async () => {
    const me = await learner(api, ['theory', 'justice'])
    const games = await gamesOf(api, me, { size: 'small' })
    await api.app.inject({
      method: 'POST',
      url: '/api/main-voc/remove',
      headers: me.headers,
      payload: { spell_ids: me.spellIds },
    })
    const result = await play(api, me, games[0]!)
    expect(result).toMatchObject({ is_correct: true, score: 0, score_delta: 0 })
    expect(await logOf(me)).toHaveLength(1)
    expect(await itemOf(me, me.spellIds[0]!)).toBeUndefined()
    expect(await statOf(me, games[0]!)).toMatchObject({ total_answers: 1, total_correct: 1 })
  })

  it('comes back with its word when the removal is undone', async () => {
    const me = await learner(api, ['theory'])
    const [game] = await gamesOf(api, me, { size: 'small' })
    await play(api, me, game!)
    const before = await itemOf(me, me.spellIds[0]!)
    const change = (url: string, payload?: object) =>
      api.app.inject({
        method: 'POST',
        url: `/api/main-voc${url}`,
        headers: me.headers,
        ...(payload && { payload }),
      })
    const { undo_id } = (await change('/remove', { spell_ids: me.spellIds })).json<{ undo_id: string }>()
    await change(`/undo/${undo_id}`)
    expect(await itemOf(me, me.spellIds[0]!)).toEqual(before)
  })

  it('stays when its game is deleted, once no answer that was late may arrive', async () => {
    const me = await learner(api, ['theory', 'justice'])
    const games = await gamesOf(api, me, { size: 'small' })
    await play(api, me, games[0]!)
    const age = (days: number) =>
      api.pool.query('UPDATE game_session SET created_at = now() - make_interval(days => $2) WHERE id = $1', [
        games[0]!.game_session_id,
        days,
      ])
    await age(37)
    await sweep(api.pool)
    expect(await rightAnswer(api, games[1]!)).toBeTruthy()
    await age(39)
    await sweep(api.pool)
    expect((await sendAnswer(api, me, games[1]!, 'x')).json()).toMatchObject({ code: 'bad_game_token' })
    expect(await statOf(me, games[0]!)).toMatchObject({ total_answers: 1 })
  })

  it('in a challenge counts double in the session, and schedules the word as usual', async () => {
    const me = await learner(api, ['theory'])
    const [game] = await gamesOf(api, me, { game_mode: 'challenge', size: 'small' })
    const result = await play(api, me, game!)
    expect(result.score_delta).toBeCloseTo(2 * result.score, 4)
    expect((await itemOf(me, me.spellIds[0]!)).score).toBeCloseTo(result.score, 4)
    expect(await statOf(me, game!)).toMatchObject({ session_score_delta: result.score_delta })
  })

  it('that is wrong returns a known word to learning', async () => {
    const me = await learner(api, ['theory'])
    await api.pool.query('UPDATE main_voc_item SET mark = 2 WHERE user_id = $1', [me.userId])
    const games = await gamesOf(api, me, { size: 'medium' })
    await play(api, me, games[0]!)
    expect(await itemOf(me, me.spellIds[0]!)).toMatchObject({ mark: 2, state: 3 })
    await play(api, me, games[1]!, false)
    expect(await itemOf(me, me.spellIds[0]!)).toMatchObject({ mark: 1, state: 2 })
  })
})

describe('undoing the last answer', () => {
  const undo = (who: Person, game: Game) =>
    learningCall(api, who, 'POST', '/undo-answer', { game_session_id: game.game_session_id })

  it('restores the word, discards the answer, and returns the game again', async () => {
    const me = await learner(api, ['theory'])
    const games = await gamesOf(api, me, { size: 'medium' })
    await play(api, me, games[0]!)
    const before = await itemOf(me, me.spellIds[0]!)
    await play(api, me, games[1]!, false)
    const again = await undo(me, games[1]!)
    expect(again.json()).toEqual(games[1])
    expect(await itemOf(me, me.spellIds[0]!)).toEqual(before)
    expect(await statOf(me, games[0]!)).toMatchObject({ total_answers: 1, total_incorrect: 0 })
    expect((await play(api, me, again.json<Game>())).is_correct).toBe(true)
    expect(await logOf(me)).toHaveLength(3)
    await undo(me, games[0]!)
    await undo(me, games[0]!)
    expect(await itemOf(me, me.spellIds[0]!)).toMatchObject({ repeat_count: 0, stability: null, score: 0 })
    expect((await undo(me, games[0]!)).json()).toMatchObject({ code: 'nothing_to_undo' })
  })

  it('is refused to others, and if the word has been answered elsewhere since', async () => {
    const me = await learner(api, ['theory'])
    const [one] = await gamesOf(api, me, { size: 'small' })
    const [two] = await gamesOf(api, me, { size: 'small' })
    await play(api, me, one!)
    expect((await undo(await person(api), one!)).statusCode).toBe(404)
    await play(api, me, two!)
    expect((await undo(me, one!)).statusCode).toBe(404)
    expect((await undo(me, two!)).statusCode).toBe(200)
    expect((await undo(me, one!)).statusCode).toBe(200)
  })
})

describe('a session', () => {
  it('that was interrupted can be resumed with its remaining games until it is closed or a day has passed', async () => {
    const me = await learner(api, ['theory', 'justice', 'dog'])
    const open = async () => (await learningCall(api, me, 'GET', '/open-session')).json()
    const games = await gamesOf(api, me, { size: 'small' })
    await play(api, me, games[0]!)
    expect(await open()).toEqual({
      id: games[0]!.game_session_id,
      game_mode: 'normal',
      answered: 1,
      total: 3,
      games: games.slice(1),
    })
    await api.pool.query("UPDATE game_session SET created_at = now() - interval '25 hours' WHERE id = $1", [
      games[0]!.game_session_id,
    ])
    expect(await open()).toBeNull()
    const later = await gamesOf(api, me, { size: 'small' })
    const body = { game_session_id: later[0]!.game_session_id }
    await learningCall(api, await person(api), 'POST', '/close-session', body)
    expect(await open()).toMatchObject({ id: later[0]!.game_session_id, answered: 0 })
    expect((await learningCall(api, me, 'POST', '/close-session', body)).statusCode).toBe(204)
    expect(await open()).toBeNull()
  })

  it('sums up its answers word by word, for its own user only', async () => {
    const me = await learner(api, ['theory', 'justice'])
    const games = await gamesOf(api, me, { size: 'large' })
    const results: AnswerResult[] = []
    for (const [index, game] of games.entries()) results.push(await play(api, me, game, index !== 2))
    const stat = await statOf(me, games[0]!)
    expect(stat).toMatchObject({ total_answers: 6, total_correct: 5, total_incorrect: 1, max_streak: 3 })
    const sum = results.reduce((total, { score_delta }) => total + score_delta, 0)
    expect(stat.session_score_delta).toBeCloseTo(sum, 4)
    expect(stat.words).toHaveLength(2)
    for (const word of stat.words) {
      const own = results.filter(({ spell_id }) => spell_id === word.spell_id)
      expect(word).toMatchObject({ answers: own.length, score: own.at(-1)!.score })
    }
    const other = await person(api)
    const url = `/game-session-stat/${games[0]!.game_session_id}`
    expect((await learningCall(api, other, 'GET', url)).json()).toMatchObject({ code: 'session_not_found' })
  })
})

describe('a single find-image game', () => {
  const request = (who: Person, method: 'GET' | 'POST', url: string, payload?: object) =>
    api.app.inject({ method, url: `/api/games${url}`, headers: who.headers, ...(payload && { payload }) })

  it('is made for a word with a picture, answered once, and never offered for resuming', async () => {
    const me = await learner(api, ['dog'])
    const game = (await request(me, 'GET', `/create/find-image/${me.spellIds[0]}`)).json<Game>()
    expect(game).toMatchObject({ name: 'find-image', question: { kind: 'spell', text: 'dog' } })
    expect(game.answers).toHaveLength(6)
    expect((await learningCall(api, me, 'GET', '/open-session')).json()).toBeNull()
    const body = {
      token: game.token,
      game_id: game.id,
      game_session_id: game.game_session_id,
      game_name: game.name,
      answer: await rightAnswer(api, game),
    }
    expect((await request(me, 'POST', '/results/find-image', body)).json()).toMatchObject({
      is_correct: true,
    })
    expect((await request(me, 'POST', '/results/find-image', body)).statusCode).toBe(409)
    const [other] = await gamesOf(api, me, { size: 'small', has_audio: false })
    const wrong = { ...body, token: other!.token, game_id: other!.id, game_name: 'spell-spelling' }
    expect((await request(me, 'POST', '/results/find-image', wrong)).statusCode).toBe(400)
  })

  it('is refused for a word without a picture and for an unknown word', async () => {
    const me = await person(api)
    const of = (id: number) => request(me, 'GET', `/create/find-image/${id}`)
    expect((await of(spellIdOf(api, 'theory'))).json()).toMatchObject({ code: 'image_not_found' })
    expect((await of(2147483647)).json()).toMatchObject({ code: 'word_not_found' })
  })
})
