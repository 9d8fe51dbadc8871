import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRows, type Rows } from '../../testing/rows'
import { type AssignmentRows, assignmentRows } from './assignment-rows.fixture'
import { assignmentsOf } from './assignments'
import { assignmentProgress, classProgress, exportProgress } from './class-progress'

/** Tests whose reading and words count towards a class's progress. */
let rows: Rows
let hill: AssignmentRows
beforeAll(async () => {
  rows = await openRows()
  hill = await assignmentRows(rows)
})
afterAll(() => rows.close())

const page = { limit: 100, offset: 0 }
/** Returns the rows of the two students by their ids. */
function byStudent<T extends { readonly student: { readonly id: number } }>(students: readonly T[]) {
  expect(students).toHaveLength(2)
  return new Map(students.map((row) => [row.student.id, row]))
}

describe('the progress of a class', () => {
  it('on one assignment is that of its active students', async () => {
    const { people, set } = hill
    const answer = await assignmentProgress(rows.pool, people.teacher, set.text)
    expect(answer.assignment).toMatchObject({ title: 'Owls', words: 2 })
    expect(answer.class).toMatchObject({ students: 2, read: 1, seconds: 35, looked_up: 0.5 })
    const found = byStudent(answer.students)
    expect(found.get(people.pupil.userId)).toMatchObject({
      ...{ is_read: true, position: 1, seconds: 60 },
      ...{ looked_up: 1, practised: null, known: null, unknown: null },
    })
    expect(found.get(people.classmate.userId)).toMatchObject({
      ...{ is_read: false, position: 0.25, seconds: 10 },
      ...{ looked_up: 0, practised: null, known: null, unknown: null },
    })
    const list = await assignmentProgress(rows.pool, people.teacher, set.list)
    expect(list.assignment.words).toBe(1)
    for (const row of byStudent(list.students).values()) expect(row).toMatchObject({ known: 0, unknown: 1 })
  })

  it('over all assignments is that of its active students', async () => {
    const { people, room } = hill
    const answer = await classProgress(rows.pool, people.teacher, room)
    expect(answer.assignments_num).toBe(2)
    const found = byStudent(answer.students)
    expect(found.get(people.pupil.userId)).toMatchObject({
      ...{ texts_num: 1, texts_read: 1, seconds: 60 },
      ...{ looked_up: 1, practised: 0, unknown: 1 },
    })
    expect(found.get(people.classmate.userId)).toMatchObject({
      ...{ texts_num: 1, texts_read: 0, seconds: 10 },
      ...{ looked_up: 0, practised: 0, unknown: 1 },
    })
  })

  it('is not changed by what is thought of a student’s words from private reading and practice', async () => {
    const { people, set, room } = hill
    const seen = async () => [
      await assignmentProgress(rows.pool, people.teacher, set.text),
      await assignmentProgress(rows.pool, people.teacher, set.list),
      await classProgress(rows.pool, people.teacher, room),
    ]
    const before = await seen()
    const { userId } = people.pupil
    const client = await rows.pool.connect()
    try {
      await client.query(`INSERT INTO passed_word (user_id, spell_id) SELECT $1, id FROM spell`, [userId])
      await client.query(
        `INSERT INTO word_override (user_id, spell_id, known) SELECT $1, id, false FROM spell`,
        [userId],
      )
      await client.query(
        `INSERT INTO knowledge (user_id, ability, variance, evidence, computed_at) VALUES ($1, 4, 0.1, 9, now())`,
        [userId],
      )
      await client.query(`UPDATE user_account SET said_level = 'C2' WHERE id = $1`, [userId])
      expect(await seen()).toEqual(before)
    } finally {
      for (const table of ['passed_word', 'word_override', 'knowledge'])
        await client.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId])
      client.release()
    }
  })

  it('counts practice of the words of a list from when it was set', async () => {
    const { people, words, room, assign } = hill
    const { userId } = people.pupil
    const { id: spell_id, spell_lower } = words[3]!
    const { id: voc_id } = await rows.add('custom_voc', {
      ...{ user_id: people.teacher.userId, name: 'late list', name_lower: 'late list', description: '' },
    })
    await rows.add('custom_voc_spell', { user_id: people.teacher.userId, voc_id, spell_id, spell_lower })
    await rows.add('main_voc_item', {
      ...{ user_id: userId, spell_id, spell_lower, mark: 1, repeat_count: 4 },
      last_repeated_at: new Date(Date.now() - 60_000),
    })
    const assignment = await assign(room, people.teacher, { voc_id })
    const own = async () =>
      (await assignmentsOf(rows.pool, people.pupil, room, page)).find(({ id }) => id === assignment)
    const seen = async () =>
      byStudent((await assignmentProgress(rows.pool, people.teacher, assignment)).students).get(userId)
    expect(await seen()).toMatchObject({ practised: 0 })
    expect(await own()).toMatchObject({ practised: 0, is_done: false })
    await rows.pool.query(
      'UPDATE main_voc_item SET last_repeated_at = now() WHERE user_id = $1 AND spell_id = $2',
      [userId, spell_id],
    )
    expect(await seen()).toMatchObject({ practised: 1 })
    expect(await own()).toMatchObject({ practised: 1, is_done: true })
    await rows.pool.query('DELETE FROM assignment WHERE id = $1', [assignment])
  })

  it('is exported with one line per student and assignment', async () => {
    const { people, room } = hill
    const file = await exportProgress(rows.pool, people.teacher, room)
    const content = await new Promise<string>((resolve, reject) => {
      const send = (stream: Readable) => text(stream).then(resolve, reject)
      const reply = { header: () => reply, send } as unknown as FastifyReply
      file.send(reply)
    })
    const lines = content.trim().split('\r\n').slice(1)
    const { rows: found } = await rows.pool.query('SELECT username FROM user_account WHERE id = ANY($1)', [
      [people.pupil.userId, people.classmate.userId],
    ])
    const expected = found.flatMap(({ username }) => [`${username},Owls`, `${username},owl words`])
    expect(lines.map((line) => line.split(',').slice(1, 3).join(',')).toSorted()).toEqual(expected.toSorted())
  })
})
