import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { type AssignmentRows, assignmentRows } from './assignment-rows.fixture'
import { getTaughtClasses } from './taught-classes'

let rows: Rows
let hill: AssignmentRows
beforeAll(async () => {
  rows = await openRows()
  hill = await assignmentRows(rows)
})
afterAll(() => rows.close())

const page = { limit: 20, offset: 0 }
const classesOf = async (who: Actor) => (await getTaughtClasses(rows.pool, who, page)).classes
const idsOf = async (who: Actor) => (await classesOf(who)).map(({ id }) => id)
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
const setDue = (id: number, due: string | null) =>
  rows.pool.query('UPDATE assignment SET due_at = $2 WHERE id = $1', [id, due])

describe('the classes that a user teaches', () => {
  it('are listed for staff who are in them, and for nobody else', async () => {
    const { teacher, otherTeacher, owner, pupil, stranger, formerManager } = hill.people
    expect(await idsOf(teacher)).toEqual([hill.room])
    expect(await idsOf(otherTeacher)).toEqual([hill.otherRoom])
    for (const who of [owner, pupil, stranger, formerManager]) expect(await idsOf(who)).toEqual([])
  })

  it('come with how many of their active students have done each assignment', async () => {
    const [taught] = await classesOf(hill.people.teacher)
    expect(taught).toMatchObject({
      students_num: 2,
      assignments: [
        { id: hill.set.list, kind: 'vocabulary', title: 'owl words', due_at: null, done_num: 0 },
        { id: hill.set.text, kind: 'article', title: 'Owls', due_at: null, done_num: 1 },
      ],
    })
    const { id, spell_lower } = hill.words[2]!
    const practised = {
      user_id: hill.people.pupil.userId,
      spell_id: id,
      spell_lower,
      repeat_count: 1,
      last_repeated_at: new Date(),
    }
    await rows.add('main_voc_item', practised)
    const [again] = await classesOf(hill.people.teacher)
    expect(again?.assignments.map(({ done_num }) => done_num)).toEqual([1, 1])
  })

  it('show at most three assignments: the next due first, then undated ones, then those just past', async () => {
    const { teacher } = hill.people
    const ids: number[] = []
    for (const title of ['A', 'B', 'C']) {
      ids.push(await hill.assign(hill.room, teacher, { article_id: await hill.text(teacher, title, []) }))
    }
    const [soon, later, past] = ids as [number, number, number]
    await setDue(later, days(9))
    await setDue(soon, days(1))
    await setDue(past, days(-2))
    const shown = async () => (await classesOf(teacher))[0]?.assignments.map(({ id }) => id)
    expect(await shown()).toEqual([soon, later, hill.set.list])
    await setDue(hill.set.list, days(-3))
    await setDue(hill.set.text, days(-30))
    expect(await shown()).toEqual([soon, later, hill.set.list])
    await setDue(hill.set.list, days(-8))
    expect(await shown()).toEqual([soon, later, past])
    expect((await classesOf(teacher))[0]?.assignments[0]?.due_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  })

  it('show at most three open tests, the next closing first, and how many students have finished each', async () => {
    const { teacher, pupil } = hill.people
    const ids: number[] = []
    for (const closes_at of [days(9), null, days(1), null, days(-1)]) {
      const { rows: made } = await rows.pool.query<{ id: number }>(
        `INSERT INTO class_test (school_id, classroom_id, title, questions, question_count, closes_at)
         SELECT school_id, id, 'Owls', '[]', 2, $2 FROM classroom WHERE id = $1 RETURNING id`,
        [hill.room, closes_at],
      )
      ids.push(made[0]!.id)
    }
    const [later, undated, soon, closed] = ids as [number, number, number, number]
    await rows.pool.query('UPDATE class_test SET closed_at = now() WHERE id = $1', [closed])
    const shown = async () =>
      (await classesOf(teacher))[0]?.tests.map(({ id, finished_num }) => [id, finished_num])
    const answer = (test: number, question: number) =>
      rows.pool.query(
        `INSERT INTO class_test_answer (user_id, test_id, question, spell_id, is_correct) VALUES ($1, $2, $3, $4, false)`,
        [pupil.userId, test, question, hill.words[0]!.id],
      )
    await answer(soon, 0)
    expect(await shown()).toEqual([
      [soon, 0],
      [later, 0],
      [undated, 0],
    ])
    await answer(soon, 1)
    expect((await shown())?.[0]).toEqual([soon, 1])
    expect((await classesOf(teacher))[0]?.tests.map(({ closes_at }) => closes_at)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      expect.stringMatching(/Z$/),
      null,
    ])
  })

  it('lead to a school that the user runs while they teach no class', async () => {
    const { owner, teacher, stranger } = hill.people
    const ownSchool = async (who: Actor) => (await getTaughtClasses(rows.pool, who, page)).own_school
    const { rows: schools } = await rows.pool.query(
      'SELECT username FROM school s JOIN school_member m ON m.school_id = s.id WHERE m.user_id = $1',
      [owner.userId],
    )
    expect(await ownSchool(owner)).toBe(schools[0]?.username)
    expect([await ownSchool(teacher), await ownSchool(stranger)]).toEqual([null, null])
  })

  it('leave out archived classes', async () => {
    await rows.pool.query('UPDATE classroom SET is_archived = true WHERE id = $1', [hill.room])
    expect(await idsOf(hill.people.teacher)).toEqual([])
  })
})
