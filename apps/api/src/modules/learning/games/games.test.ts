import { type Game, gameNames } from '@wordhoard/contracts/learning'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, learner, learningCall, rightAnswer, spellIdOf } from '../../../testing/learner'
import { person } from '../../../testing/people'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const create = (who: Parameters<typeof learningCall>[1], body: object) =>
  learningCall(api, who, 'POST', '/create-games', {
    forgotten_spell_ids: [],
    remembered_spell_ids: [],
    wanted_words_number: 5,
    ...body,
  })
const pictured = ['dog', 'car', 'tree', 'honey', 'hammer']
const abstract = ['theory', 'justice', 'although', 'swiftly', 'reluctant']

describe('beginning a session', () => {
  it('makes one, two or three games per word according to its size', async () => {
    for (const [size, each] of [
      ['small', 1],
      ['medium', 2],
      ['large', 3],
    ] as const) {
      const me = await learner(api, [...pictured, ...abstract])
      const games = await gamesOf(api, me, { size })
      expect(games).toHaveLength(10 * each)
      expect(new Set(games.map(({ game_session_id }) => game_session_id)).size).toBe(1)
      expect(new Set(games.map(({ id }) => id)).size).toBe(games.length)
      expect(new Set(games.map(({ token }) => token)).size).toBe(games.length)
    }
  })

  it('checks remembered words by one game each, before the others', async () => {
    const me = await learner(api, [...pictured, ...abstract])
    const games = await gamesOf(api, me, {
      forgotten_spell_ids: me.spellIds.slice(0, 3),
      remembered_spell_ids: me.spellIds.slice(3),
      size: 'medium',
    })
    expect(games).toHaveLength(7 + 6)
    const { rows } = await api.pool.query<{ spell_id: number; swipe: string }>(
      'SELECT spell_id, swipe FROM game WHERE session_id = $1 ORDER BY ordinal',
      [games[0]!.game_session_id],
    )
    expect(rows.slice(0, 7).every(({ swipe }) => swipe === 'remembered')).toBe(true)
    expect(rows.slice(7).every(({ swipe }) => swipe === 'forgotten')).toBe(true)
  })

  it('practises words without cards in full, at most ten, and takes only new ones for forgotten', async () => {
    const me = await learner(api, [...pictured, ...abstract, 'mountain', 'bicycle'])
    await api.pool.query(
      `UPDATE main_voc_item SET repeat_count = 3 WHERE user_id = $1 AND spell_id = ANY ($2)`,
      [me.userId, me.spellIds.slice(0, 4)],
    )
    const games = (await create(me, { spell_ids: me.spellIds, wanted_words_number: 2, size: 'medium' })).json<
      Game[]
    >()
    expect(games).toHaveLength(20)
    const { rows } = await api.pool.query<{ spell_id: number; swipe: string | null }>(
      'SELECT DISTINCT spell_id, swipe FROM game WHERE session_id = $1',
      [games[0]!.game_session_id],
    )
    expect(rows).toHaveLength(10)
    for (const { spell_id, swipe } of rows) {
      expect(swipe).toBe(me.spellIds.indexOf(spell_id) < 4 ? null : 'forgotten')
    }
  })

  it('never repeats a kind of game back to back if there is a choice', async () => {
    const me = await learner(api, [...pictured, ...abstract])
    for (let session = 0; session < 10; session++) {
      const names = (await gamesOf(api, me, { size: 'large' })).map(({ name }) => name)
      expect(names.filter((name, i) => name === names[i - 1])).toEqual([])
    }
  })

  it('reports that there are no words for games', async () => {
    const me = await person(api)
    for (const body of [
      {},
      { game_mode: 'challenge' },
      { forgotten_spell_ids: [spellIdOf(api, 'dog')] },
      { forgotten_spell_ids: [2147483647] },
    ]) {
      const response = await create(me, body)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        detail: 'No spells found for the game.',
        code: 'no_spells_for_game',
      })
    }
    expect((await learningCall(api, me, 'GET', '/open-session')).json()).toBeNull()
  })

  it('picks the words of a challenge itself', async () => {
    const me = await learner(api, [...pictured, ...abstract])
    const games = (await create(me, { game_mode: 'challenge', wanted_words_number: 3, size: 'small' })).json<
      Game[]
    >()
    expect(games).toHaveLength(3)
  })

  it('refuses someone else’s private vocabulary, and accepts a public one', async () => {
    const owner = await person(api)
    const me = await person(api)
    const make = async (name: string, access_modifier: string) => {
      const made = await api.app.inject({
        method: 'POST',
        url: '/api/custom-voc/create',
        headers: owner.headers,
        payload: { name, description: 'Words', access_modifier },
      })
      const { id } = made.json<{ id: number }>()
      await api.app.inject({
        method: 'POST',
        url: '/api/custom-voc/add-spells',
        headers: owner.headers,
        payload: { voc_id: id, spell_ids: pictured.map((word) => spellIdOf(api, word)) },
      })
      return id
    }
    const [hidden, open] = [await make('Hidden', 'private'), await make('Open', 'public')]
    for (const body of [
      { custom_voc_id: hidden, forgotten_spell_ids: [spellIdOf(api, 'dog')] },
      { custom_voc_id: hidden, game_mode: 'challenge' },
    ]) {
      expect((await create(me, body)).json()).toMatchObject({ code: 'vocabulary_not_found' })
    }
    const words = (url: string) => learningCall(api, me, 'GET', url)
    expect((await words(`/priority-words?custom_voc_id=${hidden}`)).statusCode).toBe(404)
    const listed = (await words(`/priority-words?custom_voc_id=${open}`)).json<{ spell_id: number }[]>()
    expect(listed).toHaveLength(5)
    const response = await create(me, {
      custom_voc_id: open,
      forgotten_spell_ids: listed.map(({ spell_id }) => spell_id),
    })
    expect(response.statusCode).toBe(200)
    // Practising a word saves it for learning.
    const items = await api.pool.query('SELECT FROM main_voc_item WHERE user_id = $1 AND mark = 1', [
      me.userId,
    ])
    expect(items.rowCount).toBe(5)
  })

  it('makes playable games for one word, without audio or without pictures', async () => {
    for (const words of [['theory'], ['dog'], ['although'], ['put up with'], ['swiftly'], ['go'], ['a']]) {
      const me = await learner(api, words)
      const games = await gamesOf(api, me, { size: 'large', has_audio: false, wanted_words_number: 2 })
      expect(games.length, words[0]).toBeGreaterThan(1)
      for (const { name } of games) {
        expect(name).not.toContain('audio')
        if (words[0] !== 'dog') expect(name).not.toContain('image')
      }
    }
  })

  it.each([
    ['nouns without a picture', 'theory justice patience rumour wisdom mercy'],
    ['verbs', 'persuade deny accuse forgive admit hesitate'],
    ['adverbs', 'swiftly barely seldom abroad thoroughly reluctantly'],
    ['small words', 'although unless despite whereas beneath amid'],
    ['phrases', 'put up with|by and large|once in a while|look forward to|take for granted|break down'],
  ])('makes games with one right answer for words of one part of speech: %s', async (_what, list) => {
    const me = await learner(api, list.split(list.includes('|') ? '|' : ' '))
    for (const has_audio of [true, false]) {
      const games = await gamesOf(api, me, { size: 'large', has_audio })
      expect(games.length).toBeGreaterThan(me.spellIds.length)
      for (const game of games) {
        expect(game.name).not.toContain('image')
        if (!has_audio) expect(game.name).not.toContain('audio')
        const options = game.answers.filter((answer) => 'kind' in answer)
        if (options.length === 0) continue
        expect(options).toHaveLength(game.name.startsWith('find-') ? 6 : 4)
        const right = await rightAnswer(api, game)
        expect(options.filter(({ id }) => id === right)).toHaveLength(1)
        const shown = options.map(({ text, audio_url }) => text ?? audio_url)
        expect(new Set(shown).size).toBe(options.length)
      }
    }
  })

  it('leaves synchronous_commit on for later queries on the same connections', async () => {
    const me = await learner(api, pictured)
    await Promise.all([1, 2, 3, 4].map(() => gamesOf(api, me)))
    const settings = await Promise.all(
      [1, 2, 3, 4].map(() =>
        api.pool.query('SELECT pg_sleep(0.05), current_setting($1) AS value', ['synchronous_commit']),
      ),
    )
    expect(settings.map(({ rows }) => rows[0].value)).toEqual(['on', 'on', 'on', 'on'])
  })

  it('makes every kind of game over many sessions', async () => {
    const me = await learner(api, [...pictured, ...abstract])
    const seen = new Set<string>()
    for (let session = 0; session < 80 && seen.size < gameNames.length; session++) {
      for (const { name } of await gamesOf(api, me, { size: 'large' })) seen.add(name)
    }
    expect([...seen].sort()).toEqual([...gameNames].sort())
  })
})

describe('the data of a game', () => {
  it('repeats no sound or picture address, and doesn’t give the right answer away', async () => {
    const me = await learner(api, pictured)
    const games = await gamesOf(api, me, { size: 'large' })
    const addresses = games.flatMap((game) => JSON.stringify(game).match(/\/api\/games\/media\/[^"]+/g) ?? [])
    expect(addresses.length).toBeGreaterThan(3)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const game of games) {
      const right = await rightAnswer(api, game)
      const options = game.answers.map(({ id }) => id)
      if (options.includes(right)) expect(options.filter((id) => id.length === right.length)).toEqual(options)
      else expect(Buffer.from(game.token, 'base64url').toString('latin1')).not.toContain(right)
    }
  })

  it('contains sounds and pictures that can be fetched only by their exact name', async () => {
    const me = await learner(api, pictured)
    const games = await gamesOf(api, me, { size: 'large' })
    const addresses = games.flatMap((game) => JSON.stringify(game).match(/\/api\/games\/media\/[^"]+/g) ?? [])
    const picture = addresses.find((address) => address.endsWith('.svg'))!
    const sound = addresses.find((address) => address.endsWith('.wav'))!
    for (const [address, mediaType] of [
      [picture, 'image/svg+xml'],
      [sound, 'audio/wav'],
    ] as const) {
      const response = await api.app.inject({ url: address })
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe(mediaType)
      expect(response.headers['cache-control']).toMatch(/^private/)
      const forged = address.replace(/.(?=\.\w+$)/, (last) => (last === 'A' ? 'Q' : 'A'))
      expect((await api.app.inject({ url: forged })).statusCode).toBe(404)
    }
    expect((await api.app.inject({ url: picture.replace('.svg', '.wav') })).statusCode).toBe(404)
  })
})
