import type { AnswerResult, Game } from '@wordhoard/contracts/learning'
import { type Person, person } from './people'
import type { TestApp } from './test-app'

/** A logged-in user with words to learn. */
export interface Learner extends Person {
  readonly spellIds: readonly number[]
}

/** Creates a user who has saved these words. */
export async function learner(api: TestApp, words: readonly string[]): Promise<Learner> {
  const who = await person(api)
  const spellIds = words.map((word) => spellIdOf(api, word))
  await api.pool.query(
    `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark)
     SELECT $1, id, spell_lower, 2, 1 FROM spell WHERE id = ANY($2::int[])`,
    [who.userId, spellIds],
  )
  return { ...who, spellIds }
}

export function spellIdOf(api: TestApp, word: string): number {
  const id = api.dictionary.index.idOf(word)
  if (id === undefined) throw new Error(`The test dictionary has no entry for ${word}`)
  return id
}

export function learningCall(
  api: TestApp,
  who: Person,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
) {
  return api.app.inject({
    method,
    url: `/api/learn${url}`,
    headers: who.headers,
    ...(payload && { payload }),
  })
}

/** Starts a session in which the learner has forgotten all words, unless `overrides` say otherwise. */
export async function gamesOf(api: TestApp, who: Learner, overrides: object = {}): Promise<Game[]> {
  const response = await learningCall(api, who, 'POST', '/create-games', {
    forgotten_spell_ids: who.spellIds,
    remembered_spell_ids: [],
    wanted_words_number: 10,
    ...overrides,
  })
  if (response.statusCode !== 200) throw new Error(response.payload)
  return response.json<Game[]>()
}

/** Reads the right answer to a game from the database. */
export async function rightAnswer(api: TestApp, game: Game): Promise<string> {
  const { rows } = await api.pool.query<{ correct: string }>(
    'SELECT correct FROM game WHERE session_id = $1 AND ordinal = $2',
    [game.game_session_id, game.id.split('-')[1]],
  )
  return rows[0]!.correct
}

export function sendAnswer(api: TestApp, who: Person, game: Game, answer: string, more: object = {}) {
  return learningCall(api, who, 'POST', '/check-answer', {
    token: game.token,
    game_id: game.id,
    game_session_id: game.game_session_id,
    game_name: game.name,
    answer,
    tz: 'Europe/London',
    ...more,
  })
}

/** Answers a game, rightly by default. */
export async function play(
  api: TestApp,
  who: Person,
  game: Game,
  isRight = true,
  more: object = {},
): Promise<AnswerResult> {
  const response = await sendAnswer(api, who, game, isRight ? await rightAnswer(api, game) : 'qqq', more)
  if (response.statusCode !== 200) throw new Error(response.payload)
  return response.json<AnswerResult>()
}
