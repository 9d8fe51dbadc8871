import { createArticle } from '@wordhoard/contracts/articles'
import { createAssignment, type HardWord, listHardWords } from '@wordhoard/contracts/assignments'
import { addSpells, createVocabulary } from '@wordhoard/contracts/custom-vocabulary'
import { countLookup } from '@wordhoard/contracts/encounters'
import { setWordState } from '@wordhoard/contracts/vocabulary'
import { markedUsages } from '@wordhoard/lexicon/marked-usages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { spellIdOf } from '../../testing/learner'
import type { Person } from '../../testing/people'
import { takePlacement } from '../../testing/placements'
import { addMember, schoolWithAllRoles, type TestSchool } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const call = callsTo(() => api)
const text =
  'The man came home at eleven, thirty-one minutes late. Then the reluctant keeper made a perfunctory, pusillanimous gesture.'

async function assignText(hill: TestSchool): Promise<{ article: number; assignment: number }> {
  const body = { title: 'The keeper', md_content: text, access_modifier: 'private' as const }
  const article = (await call(hill.teacher, createArticle, { body })).json<{ id: number }>().id
  return { article, assignment: await assign(hill, { article_id: article }) }
}
async function assign(hill: TestSchool, body: { article_id: number } | { voc_id: number }): Promise<number> {
  return (await call(hill.teacher, createAssignment, { params: { id: hill.classroom }, body })).json<{
    id: number
  }>().id
}
async function hardWordsOf(hill: TestSchool, id: number): Promise<HardWord[]> {
  return (await call(hill.teacher, listHardWords, { params: { id }, query: {} })).json<HardWord[]>()
}
const lookUp = (who: Person, spell_id: number, article_id: number) =>
  call(who, countLookup, { body: { spell_id, context: text, source: 'The keeper', article_id } })

describe('hard words of an assigned text', () => {
  it('are its uncommon words, the rarest first, while nothing is known of anybody', async () => {
    const hill = await schoolWithAllRoles(api)
    const { assignment } = await assignText(hill)
    const found = await hardWordsOf(hill, assignment)
    expect(found[0]).toMatchObject({ spell_lower: 'pusillanimous', unknown: 0, looked_up: 0 })
    const listed = found.map(({ spell_lower }) => spell_lower)
    expect(listed).toEqual(expect.arrayContaining(['perfunctory', 'reluctant']))
    expect(listed).not.toContain('man')
    // Rarely written out, but learnt by every beginner.
    expect(listed).not.toContain('eleven')
    expect(listed).not.toContain('thirty-one')
  })

  it('are those that are looked up in it, then those that most probably don’t know', async () => {
    const hill = await schoolWithAllRoles(api)
    const weak = await addMember(api, hill.teacher, hill.id, 'student', hill.classroom)
    await takePlacement(api, weak, 5)
    await takePlacement(api, hill.student, 6)
    const { article, assignment } = await assignText(hill)
    const [first, ...others] = await hardWordsOf(hill, assignment)
    expect(first).toMatchObject({ spell_lower: 'pusillanimous', unknown: 2, looked_up: 0 })
    expect(others.map(({ spell_lower }) => spell_lower)).toContain('perfunctory')
    for (const who of [weak, hill.student]) await lookUp(who, spellIdOf(api, 'gesture'), article)
    await lookUp(weak, spellIdOf(api, 'reluctant'), article)
    const after = await hardWordsOf(hill, assignment)
    expect(after.slice(0, 3)).toMatchObject([
      { spell_lower: 'gesture', looked_up: 2 },
      { spell_lower: 'reluctant', looked_up: 1 },
      { spell_lower: 'pusillanimous', looked_up: 0 },
    ])
    // Each word once, and a page is a part of the whole.
    expect(new Set(after.map(({ spell_id }) => spell_id)).size).toBe(after.length)
    const second = await call(hill.teacher, listHardWords, {
      params: { id: assignment },
      query: { limit: 1, offset: 1 },
    })
    expect(second.json()).toEqual([after[1]])
  })

  it('are written as the dictionary writes them', async () => {
    const hill = await schoolWithAllRoles(api)
    const { article, assignment } = await assignText(hill)
    const words = ['june', 'saturday', 'bbc'].map((word) => spellIdOf(api, word))
    for (const word of words) await lookUp(hill.student, word, article)
    const found = await hardWordsOf(hill, assignment)
    const spellings = new Map(found.map(({ spell_id, spelling }) => [spell_id, spelling]))
    expect(words.map((word) => spellings.get(word))).toEqual(['June', 'Saturday', 'BBC'])
    const vocabulary = (
      await call(hill.teacher, createVocabulary, { body: { name: 'Summer', description: 'x' } })
    ).json<{ id: number }>().id
    await call(hill.teacher, addSpells, { body: { voc_id: vocabulary, spell_ids: words } })
    const listed = await hardWordsOf(hill, await assign(hill, { voc_id: vocabulary }))
    expect(listed.map(({ spelling }) => spelling).sort()).toEqual(['BBC', 'June', 'Saturday'])
  })

  it('don’t change with what students save, mark or practise', async () => {
    const hill = await schoolWithAllRoles(api)
    await takePlacement(api, hill.student, 6)
    const { assignment } = await assignText(hill)
    const before = await hardWordsOf(hill, assignment)
    for (const word of ['pusillanimous', 'perfunctory', 'man'])
      await call(hill.student, setWordState, {
        body: { spell_ids: [spellIdOf(api, word)], state: word === 'man' ? 'new' : 'known', adds: true },
      })
    expect(await hardWordsOf(hill, assignment)).toEqual(before)
  })

  it('are never words that aren’t fit for a class, even if students looked them up', async () => {
    const hill = await schoolWithAllRoles(api)
    const { article, assignment } = await assignText(hill)
    const { rows } = await api.pool.query<{ id: number }>(
      'SELECT spell_id AS id FROM definition WHERE ordinal = 0 AND usages && $1 ORDER BY spell_id LIMIT 1',
      [markedUsages],
    )
    await api.pool.query(
      `INSERT INTO encounter (user_id, spell_id, sentence, source, was_looked_up, article_id)
       VALUES ($1, $2, 'A rude sentence.', 'Swearing', true, $3)`,
      [hill.student.userId, rows[0]!.id, article],
    )
    const found = await hardWordsOf(hill, assignment)
    expect(found.map(({ spell_id }) => spell_id)).not.toContain(rows[0]!.id)
    expect(found.length).toBeGreaterThan(0)
  })
})

describe('hard words of an assigned list', () => {
  it('are those that students don’t know yet', async () => {
    const hill = await schoolWithAllRoles(api)
    const created = await call(hill.teacher, createVocabulary, {
      body: { name: 'Keeping', description: 'x' },
    })
    const voc_id = created.json<{ id: number }>().id
    const ids = ['reluctant', 'gesture'].map((word) => spellIdOf(api, word))
    await call(hill.teacher, addSpells, { body: { voc_id, spell_ids: ids } })
    const assignment = await assign(hill, { voc_id })
    const lines = async () =>
      (await hardWordsOf(hill, assignment)).map(({ spell_lower, unknown }) => [spell_lower, unknown])
    expect(await lines()).toEqual([
      ['reluctant', 1],
      ['gesture', 1],
    ])
    await call(hill.student, setWordState, {
      body: { spell_ids: [ids[0]!], state: 'known', adds: true },
    })
    expect(await lines()).toEqual([['gesture', 1]])
  })
})
