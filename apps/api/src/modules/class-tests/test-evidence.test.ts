import { deleteClassTest } from '@wordhoard/contracts/classes/class-tests'
import * as knowledge from '@wordhoard/contracts/learner/knowledge'
import { downloadMyData } from '@wordhoard/contracts/my-account'
import { getReadiness, type Readiness } from '@wordhoard/contracts/reading/readiness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { setClassTest, takeClassTest, testedWords } from '../../testing/class-tests'
import type { Person } from '../../testing/people'
import { addMember, schoolWithAllRoles, type TestSchool } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let hill: TestSchool
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
  hill = await schoolWithAllRoles(api)
})
afterAll(() => api.close())

const call = callsTo(() => api)
const words = [
  ...testedWords,
  ...[
    'stubborn',
    'whisper',
    'orchard',
    'fierce',
    'swallow',
    'thorough',
    'dwell',
    'eager',
    'bargain',
    'cautious',
  ],
  ...[
    'deceive',
    'endure',
    'fragile',
    'grief',
    'hollow',
    'idle',
    'jealous',
    'knit',
    'linger',
    'mercy',
    'nuisance',
  ],
  ...[
    'obstacle',
    'peculiar',
    'quarrel',
    'rehearse',
    'shallow',
    'tremble',
    'vague',
    'wander',
    'yield',
    'bashful',
  ],
]
/** Every third question. */
const missed = words.flatMap((_, at) => (at % 3 === 0 ? [at] : []))
const knowledgeOf = async (who: Person) =>
  (await call(who, knowledge.getKnowledge, {})).json<knowledge.LearnerKnowledge>()
const explain = async (who: Person, word: string) =>
  (await call(who, knowledge.explainWord, { params: { word } })).json<knowledge.WordReasons>()
async function readAsStaff(teacher: Person, classroom: number, { userId }: Person) {
  const body = { text: 'The stubborn keeper swallowed his pride in the orchard by the harbour.' }
  const found = await call(teacher, getReadiness, { params: { id: classroom }, body })
  return found.json<Readiness>().students.find(({ student }) => student.id === userId)!.reading
}

describe('the answers of a class test', () => {
  it('tell the student’s own knowledge, and leave no trace once the test is deleted', async () => {
    const student = await addMember(api, hill.teacher, hill.id, 'student', hill.classroom)
    const test = await setClassTest(api, hill.teacher, hill.classroom, { words })
    const better = await addMember(api, hill.teacher, hill.id, 'student', hill.classroom)
    const before = await knowledgeOf(student)
    const { probability } = await explain(student, 'gesture')
    await takeClassTest(api, student, test, [5])
    await takeClassTest(api, better, test)
    const after = await knowledgeOf(student)
    expect(after.evidence).toBe(before.evidence + words.length)
    expect(after.ability).toBeGreaterThan(before.ability)
    const right = await explain(student, 'gesture')
    expect(right.probability).toBeGreaterThan(probability)
    expect(right.reasons).toMatchObject([{ kind: 'tested_right' }])
    const wrong = await explain(student, 'glacier')
    expect(wrong.probability).toBeLessThan((await explain(better, 'glacier')).probability)
    expect(wrong.reasons).toMatchObject([{ kind: 'tested_wrong' }])
    await call(hill.teacher, deleteClassTest, { params: { id: test } })
    expect(await knowledgeOf(student)).toMatchObject({ evidence: before.evidence, ability: before.ability })
    expect((await explain(student, 'gesture')).reasons).toEqual([])
  })

  it('tell staff of the class what its students know, and nobody else', async () => {
    const student = await addMember(api, hill.teacher, hill.id, 'student', hill.classroom)
    await addMember(api, hill.owner, hill.id, 'student', hill.other, student)
    expect(await readAsStaff(hill.teacher, hill.classroom, student)).toBeNull()
    await takeClassTest(
      api,
      student,
      await setClassTest(api, hill.teacher, hill.classroom, { words }),
      missed,
    )
    const seen = await readAsStaff(hill.teacher, hill.classroom, student)
    expect(seen).not.toBeNull()
    expect(await readAsStaff(hill.otherTeacher, hill.other, student)).toBeNull()
    await takeClassTest(
      ...([api, student, await setClassTest(api, hill.otherTeacher, hill.other, { words })] as const),
      words.map((_, at) => at),
    )
    expect(await readAsStaff(hill.teacher, hill.classroom, student)).toEqual(seen)
  })

  it('are in the download of the student’s own data', async () => {
    const student = await addMember(api, hill.teacher, hill.id, 'student', hill.classroom)
    await takeClassTest(api, student, await setClassTest(api, hill.teacher, hill.classroom), [0])
    const data = (await call(student, downloadMyData, {})).json<{ class_test_answers: object[] }>()
    expect(data.class_test_answers).toHaveLength(testedWords.length)
    expect(data.class_test_answers[0]).toMatchObject({
      question: 0,
      spell_lower: testedWords[0],
      is_correct: false,
    })
  })
})
