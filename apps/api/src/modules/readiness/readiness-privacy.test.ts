import { createArticle } from '@wordhoard/contracts/articles'
import { createAssignment } from '@wordhoard/contracts/assignments'
import { countLookup } from '@wordhoard/contracts/encounters'
import * as knowledge from '@wordhoard/contracts/learner/knowledge'
import { getReadiness, type Readiness } from '@wordhoard/contracts/reading/readiness'
import { saveWord } from '@wordhoard/contracts/vocabulary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { gamesOf, learner, play, spellIdOf } from '../../testing/learner'
import type { Person } from '../../testing/people'
import { takePlacement } from '../../testing/placements'
import { addMember, schoolWithAllRoles } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const call = callsTo(() => api)
const text =
  'The bashful keeper made a reluctant gesture. The narrow bridge was shrewd and ominous and futile.'
const hardWords = ['bashful', 'reluctant', 'gesture', 'shrewd', 'ominous', 'futile', 'bridge', 'narrow']

async function createText(who: Person, title: string): Promise<number> {
  const body = { title, md_content: text, access_modifier: 'public' as const }
  return (await call(who, createArticle, { body })).json<{ id: number }>().id
}
async function lookUp(who: Person, word: string, article_id?: number): Promise<void> {
  const body = { spell_id: spellIdOf(api, word), context: text, source: 'A text' }
  const made = await call(who, countLookup, { body: { ...body, ...(article_id && { article_id }) } })
  expect(made.statusCode).toBe(204)
}
/** What staff see of one student. */
async function readAsStaff(teacher: Person, classroom: number, { userId }: Person) {
  const found = await call(teacher, getReadiness, { params: { id: classroom }, body: { text } })
  return found.json<Readiness>().students.find(({ student }) => student.id === userId)!.reading
}
const ownAbility = async (who: Person) =>
  (await call(who, knowledge.getKnowledge, {})).json<knowledge.LearnerKnowledge>().ability

describe('what staff see of a class', () => {
  it('never comes from private reading or practice, nor from what students say of themselves', async () => {
    const hill = await schoolWithAllRoles(api)
    const pupil = await learner(api, hardWords)
    await addMember(api, hill.teacher, hill.id, 'student', hill.classroom, pupil)
    await takePlacement(api, pupil, 8)
    const set = await createText(hill.teacher, 'A text that is set')
    const [privately, unset] = [await createText(pupil, 'Mine'), await createText(hill.teacher, 'Not set')]
    const before = await readAsStaff(hill.teacher, hill.classroom, pupil)
    const ability = await ownAbility(pupil)
    expect(before).not.toBeNull()

    // Reading on one's own, texts of the teacher that aren't set, and this one before it was set.
    for (const word of hardWords) {
      await lookUp(pupil, word)
      await lookUp(pupil, word, privately)
      await lookUp(pupil, word, unset)
      await lookUp(pupil, word, set)
    }
    const passed = ['obfuscate', 'vindicate', 'lenient'].map((word) => spellIdOf(api, word))
    await call(pupil, knowledge.passWords, { body: { spell_ids: passed } })
    await call(hill.teacher, createAssignment, { params: { id: hill.classroom }, body: { article_id: set } })
    // Practice, saved words, overrides and the level that they name.
    for (const game of await gamesOf(api, pupil)) await play(api, pupil, game)
    await call(pupil, saveWord, { params: { spell_id: spellIdOf(api, 'tenuous') } })
    await call(pupil, knowledge.overruleWords, { body: { words: [{ word: 'futile', known: false }] } })
    await call(pupil, knowledge.sayLevel, { body: { level: 'A1' } })

    expect(await ownAbility(pupil)).not.toBeCloseTo(ability, 1)
    const after = await readAsStaff(hill.teacher, hill.classroom, pupil)
    // Ability drifts by the day, so the interval may be wider by a hair.
    expect(after).toEqual(before)
  })

  it('comes from word checks and from look-ups in a text while it is set, of this class alone', async () => {
    const hill = await schoolWithAllRoles(api)
    const pupil = hill.student
    expect(await readAsStaff(hill.teacher, hill.classroom, pupil)).toBeNull()
    await takePlacement(api, pupil, 17)
    const placed = (await readAsStaff(hill.teacher, hill.classroom, pupil))!
    const set = await createText(hill.teacher, 'A text that is set')
    const assign = (id: number) =>
      call(hill.owner, createAssignment, { params: { id }, body: { article_id: set } })
    // In another class, it isn't this one's.
    await assign(hill.other)
    await addMember(api, hill.owner, hill.id, 'student', hill.other, pupil)
    await lookUp(pupil, 'gesture', set)
    expect(await readAsStaff(hill.teacher, hill.classroom, pupil)).toEqual(placed)
    expect((await readAsStaff(hill.owner, hill.other, pupil))!.known).toBeLessThan(placed.known)
  })

  it('says nothing about a student without such evidence, however much they read and practise', async () => {
    const hill = await schoolWithAllRoles(api)
    const pupil = await learner(api, hardWords)
    await addMember(api, hill.teacher, hill.id, 'student', hill.classroom, pupil)
    for (const game of await gamesOf(api, pupil)) await play(api, pupil, game)
    for (const word of hardWords) await lookUp(pupil, word)
    await call(pupil, knowledge.sayLevel, { body: { level: 'B1' } })
    expect(await readAsStaff(hill.teacher, hill.classroom, pupil)).toBeNull()
  })
})
