import { createArticle } from '@wordhoard/contracts/articles'
import { createAssignment } from '@wordhoard/contracts/assignments'
import { listTestChoices, type TestChoice } from '@wordhoard/contracts/classes/class-tests'
import { addSpells, createVocabulary } from '@wordhoard/contracts/custom-vocabulary'
import { setWordState } from '@wordhoard/contracts/vocabulary'
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

async function assign(body: { article_id: number } | { voc_id: number }): Promise<number> {
  const params = { id: hill.classroom }
  return (await call(hill.teacher, createAssignment, { params, body })).json<{ id: number }>().id
}
async function choicesOf(id: number): Promise<TestChoice[]> {
  return (await call(hill.teacher, listTestChoices, { params: { id } })).json<TestChoice[]>()
}
async function spellingsOffered(body: { article_id: number } | { voc_id: number }): Promise<string[]> {
  return (await choicesOf(await assign(body))).map(({ spelling }) => spelling)
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

describe('the words suggested for a test', () => {
  const createText = async (md_content: string) => {
    const body = { title: 'Suggested', md_content, access_modifier: 'private' as const }
    return (await call(hill.teacher, createArticle, { body })).json<{ id: number }>().id
  }
  const suggestedOf = (choices: readonly TestChoice[]) =>
    choices.flatMap(({ spelling, is_suggested }) => (is_suggested ? spelling : []))

  it('of a text are its hardest, and neither names nor what every beginner knows', async () => {
    const text =
      'In June Mum met Tom and Rose in March. The reluctant goalkeeper made a perfunctory gesture under his umbrella, ' +
      'and the pusillanimous referee shrugged.'
    const choices = await choicesOf(await assign({ article_id: await createText(text) }))
    const suggested = suggestedOf(choices)
    expect(suggested.slice(0, 2).sort()).toEqual(['perfunctory', 'pusillanimous'])
    expect(suggested).toEqual(expect.arrayContaining(['goalkeeper', 'reluctant', 'umbrella']))
    for (const easy of ['June', 'mum', 'Mum', 'Tom', 'Rose', 'rose', 'march', 'March'])
      expect(suggested).not.toContain(easy)
    // They are offered all the same, after the others.
    expect(choices.map(({ spelling }) => spelling)).toContain('June')
    expect(choices.map(({ is_suggested }) => is_suggested)).toEqual(
      choices.map((_, at) => at < suggested.length),
    )
  })

  it('of a list are all but names, those that the class doesn’t know first', async () => {
    const list = { name: 'Pond', description: 'Of water', access_modifier: 'private' as const }
    const { id } = (await call(hill.teacher, createVocabulary, { body: list })).json<{ id: number }>()
    const [heron, fish, june] = ['heron', 'fish', 'june'].map((word) => spellIdOf(api, word))
    await call(hill.teacher, addSpells, { body: { voc_id: id, spell_ids: [heron!, fish!, june!] } })
    const assignment = await assign({ voc_id: id })
    expect(suggestedOf(await choicesOf(assignment))).toEqual(['heron', 'fish'])
    await call(hill.student, setWordState, { body: { spell_ids: [heron!], state: 'known', adds: true } })
    expect(suggestedOf(await choicesOf(assignment))).toEqual(['fish', 'heron'])
  })
})
