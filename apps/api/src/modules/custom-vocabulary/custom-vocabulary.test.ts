import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (who: Person, method: Method, url: string, payload?: object) =>
  api.app.inject({ method, url: `/api/custom-voc${url}`, headers: who.headers, ...(payload && { payload }) })
const idOf = (word: string) => api.dictionary.index.idOf(word)!
const fields = { name: 'Ice', description: 'Words of the north', access_modifier: 'private' }

async function vocabularyOf(who: Person, overrides: object = {}, words: string[] = []): Promise<number> {
  const { id } = (await call(who, 'POST', '/create', { ...fields, ...overrides })).json<{ id: number }>()
  if (words.length > 0) await call(who, 'POST', '/add-spells', { voc_id: id, spell_ids: words.map(idOf) })
  return id
}
const wordsIn = async (who: Person, id: number, query = '') =>
  (await call(who, 'GET', `/id/${id}${query}`))
    .json<{ vocabulary: { spell_lower: string }[] }>()
    .vocabulary.map(({ spell_lower }) => spell_lower)

describe('a vocabulary', () => {
  it('is created with a name and a description, and is private by default', async () => {
    const me = await person(api)
    const answer = await call(me, 'POST', '/create', { name: ' Ice ', description: ' North ' })
    expect(answer.statusCode).toBe(201)
    const { id } = answer.json<{ id: number }>()
    expect((await call(me, 'GET', `/id/${id}/info`)).json()).toEqual({
      name: 'Ice',
      description: 'North',
      access_modifier: 'private',
    })
    expect((await call(me, 'GET', '/all')).json()).toMatchObject([{ id, stat: { total_spells: 0 } }])
  })

  it('reports a missing name or description at its field', async () => {
    const answer = await call(await person(api), 'POST', '/create', { name: ' ', description: '' })
    expect(answer.json()).toMatchObject({
      detail: [
        { loc: ['body', 'name'], msg: 'Vocabulary name is required!' },
        { loc: ['body', 'description'], msg: 'Description is required!' },
      ],
    })
  })

  it('has a name unique to its owner, ignoring case; a double click creates one vocabulary', async () => {
    const me = await person(api)
    const answers = await Promise.all([1, 2, 3].map(() => call(me, 'POST', '/create', fields)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    const other = await vocabularyOf(me, { name: 'Fire' })
    const renamed = await call(me, 'PUT', `/id/${other}`, { ...fields, name: 'ICE' })
    expect(renamed.statusCode).toBe(409)
    expect(renamed.json()).toMatchObject({ detail: 'Vocabulary with this name already exists.' })
    expect((await call(await person(api), 'POST', '/create', fields)).statusCode).toBe(201)
  })

  it('keeps each word once, in order, and adds it to the main vocabulary too', async () => {
    const me = await person(api)
    const id = await vocabularyOf(me, {}, ['fjord', 'glacier'])
    const again = await call(me, 'POST', '/add-spells', {
      voc_id: id,
      spell_ids: [idOf('glacier'), idOf('moraine'), idOf('moraine')],
    })
    expect(again.json()).toEqual({ added: 1 })
    expect(await wordsIn(me, id)).toEqual(['fjord', 'glacier', 'moraine'])
    expect(await wordsIn(me, id, '?orders_by=spell_id&orders_dir=desc&limit=2')).toEqual([
      'moraine',
      'glacier',
    ])
    const item = await api.app.inject({ url: `/api/main-voc/item/${idOf('moraine')}`, headers: me.headers })
    expect(item.json()).toMatchObject({ priority: 2, state: 'new' })
  })

  it('drops removed words, and restores them on undo', async () => {
    const me = await person(api)
    const id = await vocabularyOf(me, {}, ['fjord', 'glacier', 'moraine'])
    const removed = (
      await call(me, 'POST', '/remove-spells', { voc_id: id, spell_ids: [idOf('glacier')] })
    ).json<{ undo_id: string }>()
    expect(removed).toMatchObject({ removed: 1 })
    expect(await wordsIn(me, id)).toEqual(['fjord', 'moraine'])
    const undo = () =>
      api.app.inject({ method: 'POST', url: `/api/main-voc/undo/${removed.undo_id}`, headers: me.headers })
    expect((await undo()).json()).toEqual({ restored: 1 })
    expect(await wordsIn(me, id)).toEqual(['fjord', 'glacier', 'moraine'])
    expect((await undo()).statusCode).toBe(404)
  })

  it('can be deleted, and restored by undo', async () => {
    const me = await person(api)
    const id = await vocabularyOf(me, {}, ['fjord'])
    const deleted = await call(me, 'DELETE', `/id/${id}`)
    expect(deleted.statusCode).toBe(200)
    expect((await call(me, 'GET', `/id/${id}`)).statusCode).toBe(404)
    const { undo_id } = deleted.json<{ undo_id: string }>()
    await api.app.inject({ method: 'POST', url: `/api/main-voc/undo/${undo_id}`, headers: me.headers })
    expect(await wordsIn(me, id)).toEqual(['fjord'])
  })

  it('is copied whole into another one, without duplicates', async () => {
    const [me, other] = [await person(api), await person(api)]
    const from = await vocabularyOf(other, { access_modifier: 'public' }, ['fjord', 'glacier'])
    const to = await vocabularyOf(me, {}, ['glacier'])
    const copy = await call(me, 'POST', '/copy', { from_id: from, to_id: to })
    expect(copy.json()).toEqual({ added: 1 })
    expect(await wordsIn(me, to)).toEqual(['glacier', 'fjord'])
    expect((await call(me, 'POST', '/copy', { from_id: to, to_id: to })).json()).toEqual({ added: 0 })
  })
})

describe('access', () => {
  it('to a public vocabulary lets everyone read it with their own values and only its owner change it', async () => {
    const [owner, other] = [await person(api), await person(api)]
    const id = await vocabularyOf(owner, { access_modifier: 'public' }, ['fjord'])
    const seen = (await call(other, 'GET', `/id/${id}`)).json()
    expect(seen).toMatchObject({
      username: owner.username,
      user_id: owner.userId,
      stat: { total_spells: 1 },
      vocabulary: [{ spell_lower: 'fjord', priority: null, score: null, repeat_count: null }],
    })
    const spells = { voc_id: id, spell_ids: [idOf('fjord')] }
    const own = await vocabularyOf(other)
    const refused = await Promise.all([
      call(other, 'PUT', `/id/${id}`, fields),
      call(other, 'DELETE', `/id/${id}`),
      call(other, 'POST', '/add-spells', spells),
      call(other, 'POST', '/remove-spells', spells),
      call(other, 'POST', '/copy', { from_id: own, to_id: id }),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
    expect(refused[0]?.json()).toMatchObject({
      detail: "You don't have permission to update this vocabulary.",
    })
    expect(await wordsIn(owner, id)).toEqual(['fjord'])
  })

  it('to a private vocabulary is refused to others in every call, as if it did not exist', async () => {
    const [owner, other] = [await person(api), await person(api)]
    const id = await vocabularyOf(owner, {}, ['fjord'])
    const own = await vocabularyOf(other)
    const spells = { voc_id: id, spell_ids: [idOf('fjord')] }
    const refused = await Promise.all([
      call(other, 'GET', `/id/${id}`),
      call(other, 'GET', `/id/${id}/info`),
      call(other, 'PUT', `/id/${id}`, fields),
      call(other, 'DELETE', `/id/${id}`),
      call(other, 'POST', '/add-spells', spells),
      call(other, 'POST', '/remove-spells', spells),
      call(other, 'POST', '/copy', { from_id: id, to_id: own }),
      call(other, 'POST', '/copy', { from_id: own, to_id: id }),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(404))
    expect(refused[0]?.json()).toMatchObject({ detail: 'Vocabulary not found.' })
    expect(await wordsIn(owner, id)).toEqual(['fjord'])
    expect(await wordsIn(other, own)).toEqual([])
  })

  it('ends when a public vocabulary is made private', async () => {
    const [owner, other] = [await person(api), await person(api)]
    const id = await vocabularyOf(owner, { access_modifier: 'public' })
    expect((await call(other, 'GET', `/id/${id}`)).statusCode).toBe(200)
    await call(owner, 'PUT', `/id/${id}`, fields)
    expect((await call(other, 'GET', `/id/${id}`)).statusCode).toBe(404)
  })
})
