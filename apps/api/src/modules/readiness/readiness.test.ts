import { createArticle } from '@wordhoard/contracts/articles'
import { createAssignment } from '@wordhoard/contracts/assignments'
import * as readiness from '@wordhoard/contracts/reading/readiness'
import { READABLE_FROM, type Readiness, type ReadinessLine } from '@wordhoard/contracts/reading/readiness'
import { measureLongestTurn } from '@wordhoard/testkit/measuring/longest-turn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
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
const everyday = 'The man came home and had his dinner. He said that it was a good day. '
const text = `${everyday.repeat(2)}Then the reluctant keeper made a perfunctory, pusillanimous gesture.`
const read = async (who: Person, id: number, body: readiness.ReadTextInput) =>
  (await call(who, readiness.getReadiness, { params: { id }, body })).json<Readiness>()

/** A class of three besides its first student: one knows a lot, one little, and one has told nothing. */
async function classOfFour(): Promise<TestSchool & Record<'strong' | 'weak' | 'silent', Person>> {
  const hill = await schoolWithAllRoles(api)
  const join = () => addMember(api, hill.teacher, hill.id, 'student', hill.classroom)
  const [strong, weak, silent] = [await join(), await join(), await join()]
  await takePlacement(api, strong, 23)
  await takePlacement(api, weak, 5)
  await takePlacement(api, hill.student, 6)
  return { ...hill, strong, weak, silent }
}

describe('what a class can read', () => {
  it('counts who can read a text, who can’t yet, and of whom too little is known', async () => {
    const hill = await classOfFour()
    const found = await read(hill.teacher, hill.classroom, { text })
    expect(found).toMatchObject({ can_read: 1, not_yet: 2, no_estimate: 1 })
    const of = ({ userId }: Person) => found.students.find(({ student }) => student.id === userId)!.reading
    expect(of(hill.silent)).toBeNull()
    expect(of(hill.strong)).toMatchObject({ can_read: true, lacks: 0 })
    const weak = of(hill.weak)!
    expect(weak).toMatchObject({ can_read: false })
    expect(weak.known).toBeLessThan(READABLE_FROM)
    expect([weak.low <= weak.known, weak.known <= weak.high]).toEqual([true, true])
    expect(weak.lacks).toBeGreaterThan(0)
    // Staff and former students aren't among them.
    expect(found.students).toHaveLength(4)
  })

  it('names the words that take the others to 95 %, and those that most don’t know', async () => {
    const hill = await classOfFour()
    const { lacked, hard_words, words } = await read(hill.teacher, hill.classroom, { text })
    const listed = lacked.words.map(({ spell_lower }) => spell_lower)
    expect(lacked.is_enough).toBe(true)
    expect(listed.length).toBeLessThan(hard_words.length)
    expect(lacked.words[0]).toMatchObject({ lacked_by: 2, count: 1 })
    expect(hard_words.map(({ spell_lower }) => spell_lower)).toEqual(
      expect.arrayContaining(['pusillanimous', 'perfunctory', ...listed]),
    )
    for (const { unknown } of hard_words) expect(unknown).toBeGreaterThanOrEqual(2)
    expect(words).toBeGreaterThan(30)
  })

  it('says of an article what it says of its text, and counts the assigned ones', async () => {
    const hill = await classOfFour()
    const body = { title: 'The keeper', md_content: text, access_modifier: 'private' as const }
    const article = (await call(hill.teacher, createArticle, { body })).json<{ id: number }>().id
    const own = await read(hill.teacher, hill.classroom, { article_id: article })
    expect(own).toEqual({ ...(await read(hill.teacher, hill.classroom, { text })), title: 'The keeper' })
    const made = await call(hill.teacher, createAssignment, {
      params: { id: hill.classroom },
      body: { article_id: article },
    })
    const lines = await call(hill.teacher, readiness.listReadiness, { params: { id: hill.classroom } })
    expect(lines.json<ReadinessLine[]>()).toEqual([
      { assignment_id: made.json<{ id: number }>().id, can_read: 1, not_yet: 2, no_estimate: 1 },
    ])
    // Nobody learns about the words of an article that they can't read.
    const other = (await call(hill.owner, createArticle, { body })).json<{ id: number }>().id
    const refused = await call(hill.teacher, readiness.getReadiness, {
      params: { id: hill.classroom },
      body: { article_id: other },
    })
    expect(refused.statusCode).toBe(404)
  })

  it('takes one text, of bounded length', async () => {
    const hill = await classOfFour()
    const statusOf = async (body: readiness.ReadTextInput) =>
      (await call(hill.teacher, readiness.getReadiness, { params: { id: hill.classroom }, body })).statusCode
    expect(await statusOf({})).toBe(400)
    expect(await statusOf({ article_id: 1, text: 'x' })).toBe(400)
    expect(await statusOf({ text: 'a '.repeat(readiness.MAX_READINESS_TEXT / 2 + 1) })).toBe(400)
    const nothing = await read(hill.teacher, hill.classroom, { text: '…' })
    expect(nothing).toMatchObject({ words: 0, can_read: 3, not_yet: 0, hard_words: [] })
  })

  it('is empty for a class without students', async () => {
    const hill = await schoolWithAllRoles(api)
    await api.pool.query('DELETE FROM classroom_member WHERE classroom_id = $1 AND user_id = $2', [
      hill.classroom,
      hill.student.userId,
    ])
    expect(await read(hill.teacher, hill.classroom, { text })).toMatchObject({
      ...{ students: [], can_read: 0, not_yet: 0, no_estimate: 0, hard_words: [] },
      lacked: { words: [], is_enough: true },
    })
  })

  it('lets other requests pass while it reads 100,000 words for a class of 40', async () => {
    const hill = await schoolWithAllRoles(api)
    const { rows } = await api.pool.query<{ spell_lower: string }>(
      `SELECT spell_lower FROM spell WHERE spell_lower ~ '^[a-z]{4,}$' ORDER BY md5(spell_lower) LIMIT 20000`,
    )
    const words = rows.map(({ spell_lower }) => spell_lower)
    const long = Array.from({ length: 100_000 }, (_, at) => words[(at * at) % words.length]).join(' ')
    const pupils = await api.pool.query<{ id: number }>(
      `INSERT INTO user_account (email, username, username_lower, password_hash)
       SELECT 'p' || n || $1 || '@example.org', 'p' || n || $1, 'p' || n || $1, 'x' FROM generate_series(1, 39) n RETURNING id`,
      [`.${hill.id}x`],
    )
    const ids = pupils.rows.map(({ id }) => id)
    await api.pool.query(
      `INSERT INTO school_member (school_id, user_id, role) SELECT $1, unnest($2::int[]), 'student'`,
      [hill.id, ids],
    )
    await api.pool.query(
      'INSERT INTO classroom_member (classroom_id, user_id, school_id) SELECT $1, unnest($2::int[]), $3',
      [hill.classroom, ids, hill.id],
    )
    await Promise.all(ids.map((userId, at) => takePlacement(api, { userId }, 3 + (at % 20))))
    await read(hill.teacher, hill.classroom, { text: 'Tables are read at the first call.' })
    const reading = read(hill.teacher, hill.classroom, { text: long })
    const longest = await measureLongestTurn(reading)
    expect((await reading).students).toHaveLength(40)
    expect(longest).toBeLessThan(100)
  })
})
