import { listAssignments } from '@wordhoard/contracts/assignments'
import type {
  ListedTest,
  MyTest,
  PreviewedQuestion,
  TestAttempt,
  TestResults,
} from '@wordhoard/contracts/classes/class-tests'
import * as classTests from '@wordhoard/contracts/classes/class-tests'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { rightOptions, setClassTest, takeClassTest, testedWords } from '../../testing/class-tests'
import { spellIdOf } from '../../testing/learner'
import type { Person } from '../../testing/people'
import { addMember, schoolWithAllRoles, type TestSchool } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let hill: TestSchool
let test: number
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
  hill = await schoolWithAllRoles(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  test = await setClassTest(api, hill.teacher, hill.classroom)
})

const call = callsTo(() => api)
const params = () => ({ params: { id: test } })
const newStudent = () => addMember(api, hill.teacher, hill.id, 'student', hill.classroom)
const attempt = async (who: Person) =>
  (await call(who, classTests.getTestAttempt, params())).json<TestAttempt>()
const answer = (who: Person, question: number, choice: string | null) =>
  call(who, classTests.answerTestQuestion, { ...params(), body: { question, choice } })
const update = (body: classTests.ClassTestUpdateInput) =>
  call(hill.teacher, classTests.updateClassTest, { ...params(), body })
const results = async () =>
  (await call(hill.teacher, classTests.getTestResults, params())).json<TestResults>()
const listed = async (who: Person) =>
  (await call(who, classTests.listClassTests, { params: { id: hill.classroom } }))
    .json<ListedTest[]>()
    .find(({ id }) => id === test)
const answersStored = async (id = test) =>
  (await api.pool.query('SELECT FROM class_test_answer WHERE test_id = $1', [id])).rowCount

describe('a student’s attempt', () => {
  it('asks one question after the other and ends with the result', async () => {
    const student = await newStudent()
    const first = await attempt(student)
    expect(first).toMatchObject({
      test: { title: 'Lighthouse', questions_num: testedWords.length, is_open: true },
      answered_num: 0,
      question: { number: 0 },
      result: null,
    })
    expect(first.question!.options).toHaveLength(4)
    const last = await takeClassTest(api, student, test, [1, 4])
    expect(last).toMatchObject({ answered_num: 6, question: null, result: { right_num: 4 } })
    const missed = last.result!.answers.filter(({ is_correct }) => !is_correct)
    expect(missed.map(({ word }) => word)).toEqual([testedWords[1], testedWords[4]])
    expect(missed[0]).toMatchObject({
      spell_id: spellIdOf(api, testedWords[1]),
      meaning: expect.any(String),
      chosen: expect.any(String),
    })
    expect(await attempt(student)).toEqual(last)
  })

  it('goes on where it was left, with the options in the same order', async () => {
    const student = await newStudent()
    await answer(student, 0, null)
    const left = await attempt(student)
    expect(left).toMatchObject({ answered_num: 1, question: { number: 1 } })
    expect((await attempt(student)).question).toEqual(left.question)
  })

  it('orders the options differently for different students', async () => {
    const orders = new Set<string>()
    for (let n = 0; n < 6; n++) {
      const { question } = await attempt(await newStudent())
      orders.add(question!.options.map(({ id }) => id).join())
    }
    expect(orders.size).toBeGreaterThan(1)
  })

  it('keeps the first of two answers to a question', async () => {
    const student = await newStudent()
    const [right] = await rightOptions(api, test)
    await answer(student, 0, null)
    const again = await answer(student, 0, right!)
    expect(again.statusCode).toBe(200)
    expect(again.json()).toMatchObject({ answered_num: 1, question: { number: 1 } })
    const { answers } = (await takeClassTest(api, student, test)).result!
    expect(answers[0]).toMatchObject({ is_answered: true, is_correct: false, chosen: null })
  })

  it('counts one answer when two devices answer at once', async () => {
    const student = await newStudent()
    const { options } = (await attempt(student)).question!
    const both = await Promise.all(options.map(({ id }) => answer(student, 0, id)))
    expect(both.map(({ statusCode }) => statusCode)).toEqual(options.map(() => 200))
    expect(await attempt(student)).toMatchObject({ answered_num: 1 })
    expect(await answersStored()).toBe(1)
  })

  it('doesn’t tell which answers are right before the end', async () => {
    const student = await newStudent()
    const reply = await answer(student, 0, null)
    expect(reply.json()).toMatchObject({ result: null })
    for (const right of await rightOptions(api, test))
      expect(reply.payload).not.toContain(`"right":"${right}"`)
    expect(await listed(student)).toMatchObject({ answered_num: 1, right_num: null, finished_num: null })
    await takeClassTest(api, student, test)
    expect(await listed(student)).toMatchObject({ answered_num: 6, right_num: 5 })
  })

  it('refuses options and questions that the test doesn’t have', async () => {
    const student = await newStudent()
    expect((await answer(student, 0, 'nonsense')).json()).toMatchObject({ code: 'not_found' })
    expect((await answer(student, 30, null)).json()).toMatchObject({ code: 'not_found' })
    expect(await answersStored()).toBe(0)
  })

  it('is only for students of the class', async () => {
    for (const who of [hill.teacher, hill.owner, hill.otherStudent, hill.otherTeacher])
      expect((await answer(who, 0, null)).statusCode).toBe(403)
    expect((await answer(hill.deactivated, 0, null)).statusCode).toBe(404)
    expect(await answersStored()).toBe(0)
  })
})

describe('a student’s list of tests', () => {
  it('has the open ones that aren’t finished', async () => {
    const student = await newStudent()
    const mine = async () =>
      (await call(student, classTests.listMyTests, { query: { limit: 500 } }))
        .json<MyTest[]>()
        .find(({ id }) => id === test)
    expect(await mine()).toMatchObject({ title: 'Lighthouse', answered_num: 0, classroom_name: 'Year 7' })
    await answer(student, 0, null)
    expect(await mine()).toMatchObject({ answered_num: 1 })
    await update({ is_closed: true })
    expect(await mine()).toBeUndefined()
    await update({ is_closed: false })
    await takeClassTest(api, student, test)
    expect(await mine()).toBeUndefined()
  })

  it('is nobody else’s, and changes no assignment', async () => {
    const found = await call(hill.teacher, classTests.listMyTests, {})
    expect(found.json()).toEqual([])
    const other = await call(hill.otherStudent, classTests.listMyTests, {})
    expect(other.json()).toEqual([])
    const assigned = await call(hill.student, listAssignments, { params: { id: hill.classroom } })
    expect(assigned.json()).toEqual([])
  })
})

describe('closing a test', () => {
  it('ends an attempt, with what was answered until then', async () => {
    const student = await newStudent()
    const [right] = await rightOptions(api, test)
    await answer(student, 0, right!)
    await update({ is_closed: true })
    const late = await answer(student, 1, null)
    expect(late.json()).toMatchObject({ code: 'class_test_closed' })
    const over = await attempt(student)
    expect(over).toMatchObject({ test: { is_open: false }, question: null, result: { right_num: 1 } })
    expect(over.result!.answers[1]).toMatchObject({ is_answered: false, is_correct: false })
    await update({ is_closed: false })
    expect(await attempt(student)).toMatchObject({ answered_num: 1, question: { number: 1 }, result: null })
  })

  it('happens by itself at the time that was set', async () => {
    const student = await newStudent()
    await update({ closes_at: new Date(Date.now() + 60_000).toISOString() })
    expect((await answer(student, 0, null)).statusCode).toBe(200)
    await update({ closes_at: new Date(Date.now() - 1000).toISOString() })
    expect((await answer(student, 1, null)).json()).toMatchObject({ code: 'class_test_closed' })
    expect(await listed(student)).toMatchObject({ is_open: false, right_num: 0 })
    // Opened again, it has no closing time.
    await update({ is_closed: false })
    expect(await listed(student)).toMatchObject({ is_open: true, closes_at: null })
  })

  it('is undone by a later closing time', async () => {
    await update({ closes_at: new Date(Date.now() - 1000).toISOString() })
    const closes_at = new Date(Date.now() + 60_000).toISOString()
    await update({ closes_at })
    expect(await listed(hill.teacher)).toMatchObject({ is_open: true, closes_at })
    await update({ is_closed: true })
    await update({ closes_at, title: 'Sea' })
    expect(await listed(hill.teacher)).toMatchObject({ is_open: false, title: 'Sea', closes_at })
    await update({ closes_at, is_closed: false })
    expect(await listed(hill.teacher)).toMatchObject({ is_open: true, closes_at })
  })

  it('waits for an answer that is just being stored', async () => {
    const student = await newStudent()
    const answering = Array.from({ length: 6 }, (_, question) => answer(student, question, null))
    const closing = update({ is_closed: true })
    const statuses = (await Promise.all(answering)).map(({ statusCode }) => statusCode)
    await closing
    const kept = statuses.filter((status) => status === 200).length
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    expect(await answersStored()).toBe(kept)
  })
})

describe('the results of a test', () => {
  it('are each student’s score and the words that were missed', async () => {
    const [one, other] = [await newStudent(), await newStudent()]
    await takeClassTest(api, one, test, [2])
    await answer(other, 2, null)
    const { students, questions } = await results()
    const of = (who: Person) => students.find(({ student }) => student.id === who.userId)
    expect(of(one)).toMatchObject({ answered_num: 6, right_num: 5, finished_at: expect.any(String) })
    expect(of(other)).toMatchObject({ answered_num: 1, right_num: 0, finished_at: null })
    expect(of(hill.student)).toMatchObject({ answered_num: 0 })
    expect(of(hill.deactivated)).toBeUndefined()
    expect(questions[2]).toMatchObject({ word: testedWords[2], answered_num: 2, right_num: 0, unsure_num: 1 })
    expect(questions[2]!.options.filter(({ is_right }) => is_right)).toHaveLength(1)
    expect(questions[0]).toMatchObject({ answered_num: 1, right_num: 1 })
    expect(await listed(hill.teacher)).toMatchObject({ finished_num: 1, answered_num: 0 })
  })

  it('are exported as CSV without formulas in names', async () => {
    const student = await newStudent()
    await api.pool.query("UPDATE user_account SET first_name = '=Ann', last_name = 'Zed' WHERE id = $1", [
      student.userId,
    ])
    await takeClassTest(api, student, test, [0, 3])
    const file = await call(hill.teacher, classTests.exportTestResults, params())
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = file.payload.split('\r\n')
    expect(lines[0]).toBe('\uFEFFstudent,username,right,answered,questions,finished,missed')
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^'=Ann Zed,${student.username},4,6,6,[^,]+,lantern; harbour$`)),
    )
  })
})

describe('setting a test', () => {
  const create = (spell_ids: readonly number[], key = '') =>
    call(
      hill.teacher,
      classTests.createClassTest,
      { params: { id: hill.classroom }, body: { title: 'Words', spell_ids: [...spell_ids] } },
      ...(key ? [{ 'idempotency-key': key }] : []),
    )
  const idsOf = (words: readonly string[]) => words.map((word) => spellIdOf(api, word))

  it('leaves out what can’t be asked, and says so', async () => {
    const made = await create([...idsOf(testedWords), 2147483600])
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ left_out: [] })
    const few = await create([...idsOf(testedWords.slice(0, 4)), 2147483600])
    expect(few.json()).toMatchObject({ code: 'too_few_questions' })
    expect((await create(idsOf(testedWords.slice(0, 4)))).statusCode).toBe(400)
  })

  describe('after a preview', () => {
    const preview = async (spell_ids: number[], first_number = 0) => {
      const made = await call(hill.teacher, classTests.previewTestQuestions, {
        params: { id: hill.classroom },
        body: { spell_ids, first_number },
      })
      return made.json<{ questions: PreviewedQuestion[]; left_out: { word: string | null }[] }>()
    }
    const createOf = (sealed_questions: string[], id = hill.classroom, who = hill.teacher) =>
      call(who, classTests.createClassTest, {
        params: { id },
        body: { title: 'Words', sealed_questions },
      })

    it('stores the very questions that were seen, in the order sent', async () => {
      const { questions, left_out } = await preview([...idsOf(testedWords), 2147483600])
      expect(left_out).toEqual([{ spell_id: 2147483600, word: null }])
      expect(questions.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5])
      for (const { options } of questions) expect(options.filter(({ is_right }) => is_right)).toHaveLength(1)
      // The third word is left out, and another takes the place of the last.
      const [other] = (await preview(idsOf(['cottage']), 5)).questions
      const kept = [...questions.filter((_, at) => at !== 2 && at !== 5), other!]
      expect(other).toMatchObject({ number: 5, word: 'cottage', kind: questions[5]!.kind })
      const made = await createOf(kept.map(({ sealed }) => sealed))
      expect(made.statusCode).toBe(201)
      test = made.json<{ id: number }>().id
      const seen = kept.map(({ kind, text, word, sentence, options }) => ({
        ...{ kind, text, word, sentence },
        options: options.map((option) => ({ ...option, chosen_num: 0 })),
      }))
      const stored = (await results()).questions
      const byText = (options: readonly { text: string }[]) =>
        options.toSorted((a, b) => (a.text < b.text ? -1 : 1))
      for (const [at, question] of stored.entries()) {
        expect(question).toMatchObject({ ...seen[at], options: expect.any(Array) })
        expect(byText(question.options)).toEqual(byText(seen[at]!.options))
      }
      expect((await takeClassTest(api, await newStudent(), test)).result).toMatchObject({ right_num: 5 })
    })

    it('refuses questions that were changed, made for another class, or ask for one word twice', async () => {
      const sealed = (await preview(idsOf(testedWords))).questions.map((question) => question.sealed)
      const [json = '', signature] = sealed[0]!.split('.')
      const changed = Buffer.from(json, 'base64url').toString().replace('lantern', 'lamp')
      const forged = `${Buffer.from(changed).toString('base64url')}.${signature}`
      for (const first of [forged, `${json}.`, json, 'nonsense', sealed[1]!])
        expect((await createOf([first, ...sealed.slice(1)])).json()).toMatchObject({ code: 'invalid_input' })
      expect((await createOf(sealed, hill.other, hill.manager)).statusCode).toBe(400)
      expect((await createOf(sealed.slice(2))).statusCode).toBe(400)
      expect((await createOf(sealed)).statusCode).toBe(201)
    })

    it('takes either words or questions', async () => {
      const { questions } = await preview(idsOf(testedWords))
      const both = { spell_ids: idsOf(testedWords), sealed_questions: questions.map(({ sealed }) => sealed) }
      for (const given of [both, {}]) {
        const body = { title: 'Words', ...given }
        const made = await call(hill.teacher, classTests.createClassTest, {
          params: { id: hill.classroom },
          body,
        })
        expect(made.statusCode).toBe(400)
      }
    })
  })

  it('sets it once when the call is repeated', async () => {
    const key = crypto.randomUUID()
    const [one, again] = [await create(idsOf(testedWords), key), await create(idsOf(testedWords), key)]
    expect(again.json()).toEqual(one.json())
  })
})

describe('deleting a test', () => {
  it('deletes its answers', async () => {
    const student = await newStudent()
    await takeClassTest(api, student, test)
    const kept = await setClassTest(api, hill.teacher, hill.classroom)
    await takeClassTest(api, student, kept)
    expect((await call(hill.manager, classTests.deleteClassTest, params())).statusCode).toBe(204)
    expect([await answersStored(), await answersStored(kept)]).toEqual([0, 6])
    expect((await call(student, classTests.getTestAttempt, params())).json()).toMatchObject({
      code: 'class_test_not_found',
    })
    expect((await api.pool.query('SELECT FROM deleted_class_test WHERE id = $1', [test])).rowCount).toBe(0)
  })
})
