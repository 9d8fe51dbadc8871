import type { LetGoPage } from '@wordhoard/contracts/learner/memory'
import type { Game, PriorityWord } from '@wordhoard/contracts/learning'
import type { SessionResult } from '@wordhoard/contracts/learning-statistics'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, type Learner, learner, learningCall, play, spellIdOf } from '../../testing/learner'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const listed = async (who: Person, query = '') => {
  const response = await learningCall(api, who, 'GET', `/priority-words${query}`)
  return response.statusCode === 200 ? response.json<PriorityWord[]>() : []
}
const names = async (who: Person, query = '') =>
  (await listed(who, query)).map(({ spell_lower }) => spell_lower)
/** A learner who says that they are at C1, and has met words while reading. */
async function makeAdvancedLearner(met: readonly string[]): Promise<Learner> {
  const me = await learner(api, met)
  await api.pool.query("UPDATE user_account SET said_level = 'C1' WHERE id = $1", [me.userId])
  await api.pool.query('UPDATE main_voc_item SET mark = 0, priority = 1, met_count = 1 WHERE user_id = $1', [
    me.userId,
  ])
  return me
}
const itemOf = async (who: Person, word: string) =>
  (
    await api.pool.query('SELECT * FROM main_voc_item WHERE user_id = $1 AND spell_lower = $2', [
      who.userId,
      word,
    ])
  ).rows[0]

/** A public list of another person’s. */
async function listOf(words: readonly string[]): Promise<number> {
  const owner = await person(api)
  const post = (url: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/api/custom-voc${url}`, headers: owner.headers, payload })
  const made = await post('/create', { name: 'Words', description: 'Words', access_modifier: 'public' })
  const { id } = made.json<{ id: number }>()
  await post('/add-spells', { voc_id: id, spell_ids: words.map((word) => spellIdOf(api, word)) })
  return id
}

describe('a word that was met while reading', () => {
  it('isn’t pushed if the learner surely knows it, unless there is nothing else', async () => {
    const me = await makeAdvancedLearner(['dog', 'house', 'pusillanimous', 'obstreperous'])
    expect((await names(me)).sort()).toEqual(['obstreperous', 'pusillanimous'])
    await api.pool.query('UPDATE main_voc_item SET priority = 0 WHERE user_id = $1 AND spell_lower LIKE $2', [
      me.userId,
      '%us',
    ])
    expect((await names(me)).sort()).toEqual(['dog', 'house'])
  })

  it('is found below hundreds of common ones that are surely known', async () => {
    const me = await makeAdvancedLearner(['pusillanimous'])
    await api.pool.query(
      `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, met_count)
       SELECT $1, id, spell_lower, 1, 1 FROM spell WHERE frequency_rank BETWEEN 150 AND 650 AND spell_lower ~ '^[a-z]+$'
       ON CONFLICT DO NOTHING`,
      [me.userId],
    )
    await api.pool.query("UPDATE user_account SET said_level = 'C2' WHERE id = $1", [me.userId])
    expect(await names(me)).toContain('pusillanimous')
  })

  it('is pushed again once the learner says that they don’t know it', async () => {
    const me = await makeAdvancedLearner(['dog', 'pusillanimous'])
    await api.app.inject({
      method: 'PUT',
      url: '/api/knowledge/words',
      headers: me.headers,
      payload: { words: [{ word: 'dog', known: false }] },
    })
    expect((await names(me)).sort()).toEqual(['dog', 'pusillanimous'])
  })
})

describe('a word of a list that the learner surely knows', () => {
  /** Begins a session of a list in which the learner says that they remember *house*. */
  async function claim() {
    const me = await makeAdvancedLearner([])
    const id = await listOf(['house', 'pusillanimous'])
    const words = await listed(me, `?custom_voc_id=${id}`)
    const [house, hard] = ['house', 'pusillanimous'].map(
      (name) => words.find(({ spell_lower }) => spell_lower === name)!,
    )
    const games = await gamesOf(api, me, {
      custom_voc_id: id,
      remembered_spell_ids: [house!.spell_id],
      forgotten_spell_ids: [hard!.spell_id],
      size: 'large',
    })
    return { me, id, house: house!, hard: hard!, games }
  }
  const gameOf = async ({ me, games }: { me: Person; games: readonly Game[] }, word: string) => {
    const { rows } = await api.pool.query<{ ordinal: number }>(
      'SELECT ordinal FROM game WHERE session_id = $1 AND spell_id = $2',
      [games[0]!.game_session_id, spellIdOf(api, word)],
    )
    expect(me.userId).toBeGreaterThan(0)
    return rows.map(({ ordinal }) => games.find(({ id }) => id.endsWith(`-${ordinal}`))!)
  }

  it('is asked once, lightly, and let go when the answer is right', async () => {
    const session = await claim()
    const { me, id, house, hard } = session
    expect([house.is_sure, hard.is_sure]).toEqual([true, false])
    const [light, ...others] = await gameOf(session, 'house')
    expect(others).toEqual([])
    expect(await gameOf(session, 'pusillanimous')).toHaveLength(3)
    await play(api, me, light!)
    expect((await itemOf(me, 'house')).let_go_at).toBeInstanceOf(Date)
    await api.pool.query(
      "UPDATE main_voc_item SET next_repeated_at = now() - interval '1 day' WHERE user_id = $1",
      [me.userId],
    )
    expect(await names(me, `?custom_voc_id=${id}`)).toEqual(['pusillanimous'])
    const listed = async () => (await learningCall(api, me, 'GET', '/let-go')).json<LetGoPage>()
    expect(await listed()).toMatchObject({ found: 1, words: [{ spell_lower: 'house' }] })
    const stat = await learningCall(api, me, 'GET', `/game-session-stat/${light!.game_session_id}`)
    expect(stat.json<SessionResult>().words).toMatchObject([{ spell_lower: 'house', is_let_go: true }])
    const today = await learningCall(api, me, 'GET', '/today')
    expect(today.json()).toMatchObject({ due: 0 })
    // The learner may want it all the same.
    await learningCall(api, me, 'POST', '/bring-back', { spell_ids: [house.spell_id, 1] })
    expect((await names(me, `?custom_voc_id=${id}`)).sort()).toEqual(['house', 'pusillanimous'])
    expect(await listed()).toEqual({ found: 0, words: [] })
  })

  it('stays in practice when the answer is wrong, and when the right one is undone', async () => {
    const wrong = await claim()
    await play(api, wrong.me, (await gameOf(wrong, 'house'))[0]!, false)
    expect((await itemOf(wrong.me, 'house')).let_go_at).toBeNull()
    const undone = await claim()
    const [game] = await gameOf(undone, 'house')
    await play(api, undone.me, game!)
    await learningCall(api, undone.me, 'POST', '/undo-answer', { game_session_id: game!.game_session_id })
    expect(await itemOf(undone.me, 'house')).toMatchObject({ let_go_at: null, repeat_count: 0 })
  })

  it.each([
    ['looks it up', 'POST', '/main-voc/lookups', (id: number) => ({ spell_id: id, context: 'A house.' })],
    ['says so', 'PUT', '/knowledge/words', () => ({ words: [{ word: 'house', known: false }] })],
  ] as const)('comes back when the learner %s', async (_what, method, url, body) => {
    const session = await claim()
    const { me, house } = session
    await play(api, me, (await gameOf(session, 'house'))[0]!)
    const answer = await api.app.inject({
      method,
      url: `/api${url}`,
      headers: me.headers,
      payload: body(house.spell_id),
    })
    expect(answer.statusCode).toBeLessThan(300)
    expect((await itemOf(me, 'house')).let_go_at).toBeNull()
  })
})

describe('what a learner reads about a word', () => {
  const explained = async (who: Person, word: string) =>
    (await api.app.inject({ url: `/api/knowledge/words/${word}`, headers: who.headers })).json()

  it('says that practice doesn’t ask about it, and since when', async () => {
    const me = await makeAdvancedLearner(['dog', 'pusillanimous'])
    expect(await explained(me, 'dog')).toMatchObject({ practice: { kind: 'not_asked' } })
    expect(await explained(me, 'pusillanimous')).toMatchObject({ practice: null })
    expect(await explained(me, 'reluctant')).toMatchObject({ practice: null })
    await api.pool.query(
      "UPDATE main_voc_item SET mark = 1, repeat_count = 1, let_go_at = '2026-05-01T12:00:00Z' WHERE user_id = $1 AND spell_lower = 'dog'",
      [me.userId],
    )
    expect(await explained(me, 'dog')).toMatchObject({
      practice: { kind: 'let_go', spell_id: me.spellIds[0], at: '2026-05-01T12:00:00.000Z' },
    })
  })
})
