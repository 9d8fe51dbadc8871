import { createArticle } from '@wordhoard/contracts/articles'
import { createAssignment } from '@wordhoard/contracts/assignments'
import { listTestChoices, type TestChoice } from '@wordhoard/contracts/classes/class-tests'
import { addSpells, createVocabulary } from '@wordhoard/contracts/custom-vocabulary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { spellIdOf } from '../../testing/learner'
import { schoolWithAllRoles, type TestSchool } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let hill: TestSchool
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
  hill = await schoolWithAllRoles(api)
})
afterAll(() => api.close())

const call = callsTo(() => api)

async function spellingsOffered(body: { article_id: number } | { voc_id: number }): Promise<string[]> {
  const params = { id: hill.classroom }
  const { id } = (await call(hill.teacher, createAssignment, { params, body })).json<{ id: number }>()
  const choices = await call(hill.teacher, listTestChoices, { params: { id } })
  return choices.json<TestChoice[]>().map(({ spelling }) => spelling)
}

describe('the words offered for a test', () => {
  it('of an assigned text are written as in the dictionary', async () => {
    const text = 'In June the umbrella stood by the door every Saturday, and the goalkeeper never came.'
    const article = { title: 'Rain', md_content: text, access_modifier: 'private' as const }
    const { id } = (await call(hill.teacher, createArticle, { body: article })).json<{ id: number }>()
    const words = await spellingsOffered({ article_id: id })
    expect(words).toEqual(expect.arrayContaining(['June', 'Saturday', 'umbrella']))
  })

  it('of an assigned list, too', async () => {
    const list = { name: 'Days', description: 'Of rain', access_modifier: 'private' as const }
    const { id } = (await call(hill.teacher, createVocabulary, { body: list })).json<{ id: number }>()
    const spell_ids = ['june', 'saturday', 'umbrella'].map((word) => spellIdOf(api, word))
    await call(hill.teacher, addSpells, { body: { voc_id: id, spell_ids } })
    expect((await spellingsOffered({ voc_id: id })).sort()).toEqual(['June', 'Saturday', 'umbrella'])
  })
})
