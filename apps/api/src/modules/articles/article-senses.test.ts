import type { Spell } from '@wordhoard/contracts/dictionary'
import type { LookUp } from '@wordhoard/contracts/look-up'
import { chooseArticleSense, listArticleSenses } from '@wordhoard/contracts/reading/article-senses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

const story = 'Edith came early.\n\nFor thirty-one years she had wound it every Monday before breakfast.'
let api: TestApp
let author: Person
let other: Person
let wind: Spell
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
  author = await person(api)
  other = await person(api)
  wind = (await api.app.inject({ url: '/api/dict/spell/wind' })).json<Spell[]>()[0]!
})
afterAll(() => api.close())

const body = (md_content: string, access_modifier = 'public') => ({
  title: 'Clock',
  md_content,
  access_modifier,
})
async function write(text = story, access?: string): Promise<number> {
  const payload = body(text, access)
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/articles/',
    headers: author.headers,
    payload,
  })
  return answer.json<{ id: number }>().id
}
const choose = async (id: number, fields: object = {}, who: Person | undefined = author) => {
  const choice = { offset: story.indexOf('wound'), form: 'wound', definition_id: turning(), ...fields }
  return (await callAs(api, who, chooseArticleSense, { params: { id }, body: choice })).statusCode
}
const turning = () => wind.definitions.find(({ text }) => /clock|watch/.test(text))!.id
const list = async (id: number, who?: Person) => callAs(api, who, listArticleSenses, { params: { id } })
const change = (id: number, md_content: string, who = author) =>
  api.app.inject({
    method: 'PUT',
    url: `/api/articles/id/${id}`,
    headers: who.headers,
    payload: body(md_content),
  })
const senses = async (id: number) => (await list(id, author)).json().senses

describe('the meanings that an author chooses', () => {
  it('are shown to every reader of the article', async () => {
    const id = await write()
    expect((await list(id)).json()).toEqual({ senses: [] })
    expect(await choose(id)).toBe(204)
    const chosen = {
      ...{ offset: story.indexOf('wound'), form: 'wound' },
      ...{ spell_id: wind.id, definition_id: turning() },
    }
    for (const who of [author, other, undefined])
      expect((await list(id, who)).json()).toEqual({ senses: [chosen] })
  })

  it('can be changed and deleted', async () => {
    const id = await write()
    const [first, second] = wind.definitions
    await choose(id, { definition_id: first!.id })
    await choose(id, { definition_id: second!.id })
    expect(await senses(id)).toMatchObject([{ definition_id: second!.id }])
    expect(await choose(id, { definition_id: null })).toBe(204)
    expect(await senses(id)).toEqual([])
  })

  it('are written by the author only', async () => {
    const [open, hidden] = [await write(), await write(story, 'private')]
    expect(await choose(open, {}, other)).toBe(403)
    expect(await choose(hidden, {}, other)).toBe(404)
    expect(await choose(open, { definition_id: null }, other)).toBe(403)
    expect(
      (
        await callAs(api, undefined, chooseArticleSense, {
          params: { id: open },
          body: { offset: 0, form: 'edith', definition_id: null },
        })
      ).statusCode,
    ).toBe(401)
    expect(await choose(2_000_000_000)).toBe(404)
    expect(await senses(open)).toEqual([])
  })

  it('are hidden with a private article', async () => {
    const id = await write(story, 'private')
    await choose(id)
    expect((await list(id, other)).statusCode).toBe(404)
    expect((await list(id)).statusCode).toBe(404)
    expect(await senses(id)).toHaveLength(1)
  })

  it('must be definitions of the dictionary, for words that stand there', async () => {
    const id = await write()
    expect(await choose(id, { definition_id: 2_000_000_000 })).toBe(404)
    for (const fields of [
      { offset: 0 },
      { form: 'wind' },
      { offset: 5_000 },
      { offset: story.indexOf('wound') + 1 },
    ])
      expect(await choose(id, fields), JSON.stringify(fields)).toBe(409)
    expect(await senses(id)).toEqual([])
  })

  it('stay with their words when the text changes elsewhere, and go when the five words around them change', async () => {
    const id = await write()
    await choose(id)
    expect((await change(id, `${story.replace('early', 'much too early')}\n\nThe end.`)).statusCode).toBe(200)
    const moved = story.replace('early', 'much too early').indexOf('wound')
    expect(await senses(id)).toMatchObject([{ offset: moved, form: 'wound', definition_id: turning() }])
    await change(id, story.replace('Monday', 'Friday'))
    expect(await senses(id)).toEqual([])
  })

  it('stay when another person fails to change the article, or an old version is refused', async () => {
    const id = await write()
    await choose(id)
    expect((await change(id, 'Gone.', other)).statusCode).toBe(403)
    const stale = { ...body('Gone.'), updated_at: '2020-01-01T00:00:00Z' }
    const refused = await api.app.inject({
      ...{ method: 'PUT', url: `/api/articles/id/${id}`, headers: author.headers, payload: stale },
    })
    expect(refused.statusCode).toBe(409)
    expect(await senses(id)).toHaveLength(1)
  })

  it('are deleted with the article', async () => {
    const id = await write()
    await choose(id)
    await api.app.inject({ method: 'DELETE', url: `/api/articles/id/${id}`, headers: author.headers })
    const { rows } = await api.pool.query('SELECT 1 FROM article_sense WHERE article_id = $1', [id])
    expect(rows).toEqual([])
  })

  it('come first when the word is looked up, with their entry', async () => {
    const context = 'years she had wound it every Monday'
    const ask = async (chosen: object) =>
      (
        await api.app.inject({ url: '/api/dict/look-up', query: { text: 'wound', context, ...chosen } })
      ).json<LookUp>()
    const last = wind.definitions.at(-1)!
    const { entries, ranking } = await ask({ chosen_id: `${last.id}`, chosen_spell_id: `${wind.id}` })
    expect(entries[0]!.id).toBe(wind.id)
    expect(ranking[0]).toMatchObject({ spell_id: wind.id })
    expect(ranking[0]!.definition_ids[0]).toBe(last.id)
    // A definition of another entry is ignored.
    expect(await ask({ chosen_id: '1', chosen_spell_id: `${wind.id}` })).toEqual(await ask({}))
  })
})
