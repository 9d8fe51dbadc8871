import * as assignments from '@wordhoard/contracts/assignments'
import * as customVocabulary from '@wordhoard/contracts/custom-vocabulary'
import * as profiles from '@wordhoard/contracts/profiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { schoolWithAllRoles } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

async function listOf(who: Person, name: string, access_modifier: 'private' | 'public' = 'public') {
  const body = { name, description: 'Words', access_modifier }
  const { id } = (await callAs(api, who, customVocabulary.createVocabulary, { body })).json<{ id: number }>()
  const spell_ids = [api.dictionary.index.idOf('lighthouse')!]
  await callAs(api, who, customVocabulary.addSpells, { body: { voc_id: id, spell_ids } })
  return id
}
const found = async (who: Person, search?: string) => {
  const query = search === undefined ? {} : { search }
  const answer = await callAs(api, who, customVocabulary.searchVocabularies, { query })
  expect(answer.statusCode).toBe(200)
  return answer.json<customVocabulary.PublicVocabulary[]>()
}
const idsOf = async (who: Person, search?: string) => (await found(who, search)).map(({ id }) => id)

describe('public vocabularies of other people', () => {
  it('are found by prefixes of the words in their name and by their owner, most recently changed first', async () => {
    const [ada, ben] = await Promise.all([person(api), person(api)])
    const ships = await listOf(ada, 'Zarquon ships/harbours')
    const storms = await listOf(ada, 'Zarquon’s Storms & 🌊')
    expect(await idsOf(ben, 'zarq')).toEqual([storms, ships])
    expect(await idsOf(ben, 'HARB zarquon')).toEqual([ships])
    expect(await idsOf(ben, 'arbours')).toEqual([])
    expect(await idsOf(ben, '🌊')).toContain(storms)
    expect(await idsOf(ben, `@${ada.username.toUpperCase()}`)).toEqual([storms, ships])
    expect((await idsOf(ben)).slice(0, 2)).toEqual([storms, ships])
    expect((await found(ben, 'zarq'))[1]).toMatchObject({
      name: 'Zarquon ships/harbours',
      username: ada.username,
      total_spells: 1,
    })
    for (const search of ["'", ':*', '!&|()', '\\', '%', '\0', ' ']) await found(ben, search)
  })

  it('are complete over pages that begin after the last one of the page before, while others are made', async () => {
    const [ada, ben] = await Promise.all([person(api), person(api)])
    const made: number[] = []
    for (let n = 0; n < 5; n++) made.unshift(await listOf(ada, `Betelgeuse ${n}`))
    const page = async (query: object) => {
      const answer = await callAs(api, ben, customVocabulary.searchVocabularies, {
        query: { limit: 2, ...query },
      })
      expect(answer.statusCode, answer.payload).toBe(200)
      return answer.json<customVocabulary.PublicVocabulary[]>()
    }
    for (const search of [undefined, 'betelgeuse', `@${ada.username}`]) {
      const seen: number[] = []
      const filter = search === undefined ? {} : { search }
      for (let rows = await page(filter); rows.length > 0 && seen.length < made.length; ) {
        seen.push(...rows.map(({ id }) => id))
        await listOf(ben, `Betelgeuse ${search} ${seen.length}`)
        const { updated_at: before, id: before_id } = rows.at(-1)!
        rows = await page({ ...filter, before, before_id })
      }
      expect(seen.slice(0, made.length)).toEqual(made)
    }
    const half = await callAs(api, ben, customVocabulary.searchVocabularies, { query: { before_id: 1 } })
    expect(half.statusCode).toBe(400)
  })

  it('exclude the searcher’s own, private and empty ones, and those of owners who show none', async () => {
    const [ada, ben, cleo] = await Promise.all([person(api), person(api), person(api)])
    await listOf(ada, 'Vogon private', 'private')
    const shown = await listOf(ada, 'Vogon shown')
    await listOf(cleo, 'Vogon hidden')
    await callAs(api, cleo, profiles.updateMyPrivacy, { body: { shows_vocabularies: false } })
    await callAs(api, ada, customVocabulary.createVocabulary, {
      body: { name: 'Vogon empty', description: 'None', access_modifier: 'public' },
    })
    expect(await idsOf(ben, 'vogon')).toEqual([shown])
    expect(await idsOf(ada, 'vogon')).toEqual([])
  })

  it('can be assigned to a class, whose members can then read them; other people’s private ones cannot', async () => {
    const [hill, ada] = [await schoolWithAllRoles(api), await person(api)]
    const open = await listOf(ada, 'Magrathea')
    const closed = await listOf(ada, 'Magrathea, hidden', 'private')
    const set = (voc_id: number) =>
      callAs(api, hill.teacher, assignments.createAssignment, {
        params: { id: hill.classroom },
        body: { voc_id },
      })
    expect((await set(closed)).json()).toMatchObject({ code: 'vocabulary_not_found' })
    expect((await set(open)).statusCode).toBe(201)
    const work = await callAs(api, hill.student, assignments.listMyAssignments, {})
    expect(work.json()).toMatchObject([{ kind: 'vocabulary', voc_id: open, title: 'Magrathea', words: 1 }])
    const read = (id: number) => callAs(api, hill.student, customVocabulary.getVocabulary, { params: { id } })
    expect((await read(open)).statusCode).toBe(200)
    expect((await read(closed)).statusCode).toBe(404)
  })
})
