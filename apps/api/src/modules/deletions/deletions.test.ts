import { deleteArticle } from '@wordhoard/contracts/articles'
import { deleteVocabulary } from '@wordhoard/contracts/custom-vocabulary'
import { deleteMe } from '@wordhoard/contracts/my-account'
import { undoChange } from '@wordhoard/contracts/reading/text-words'
import { deleteSchool } from '@wordhoard/contracts/school'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { setClassTest, takeClassTest } from '../../testing/class-tests'
import { spellIdOf } from '../../testing/learner'
import { type Person, person } from '../../testing/people'
import { schoolWithAllRoles, type TestSchool } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { sweep } from '../accounts/housekeeping'

let api: TestApp
let hill: TestSchool
let me: Person
let other: Person
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', HUMAN_CHECK: 'off' })
  hill = await schoolWithAllRoles(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  me = await person(api)
  other = await person(api)
})

const call = callsTo(() => api)
async function insert(table: string, values: Readonly<Record<string, unknown>>): Promise<number> {
  const names = Object.keys(values)
  const { rows } = await api.pool.query(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING *`,
    Object.values(values),
  )
  return rows[0].id
}
const newArticle = () =>
  insert('article', { user_id: me.userId, title: 'Sea', md_content: 'Sea', raw_content: 'Sea' })
const newVocabulary = () =>
  insert('custom_voc', { user_id: me.userId, name: 'Sea', name_lower: 'sea', description: '' })
const assign = (what: object, created_by_id = hill.teacher.userId) =>
  insert('assignment', { school_id: hill.id, classroom_id: hill.classroom, created_by_id, ...what })
async function count(table: string, column: string, id: number): Promise<number> {
  const { rows } = await api.pool.query(`SELECT count(*)::int FROM ${table} WHERE ${column} = $1`, [id])
  return rows[0].count
}
/** Lets the time until a person's deletions are followed again pass. */
async function passTime({ userId }: Person): Promise<void> {
  await api.pool.query(
    `UPDATE unfinished_deletion SET due_at = due_at - interval '15 minutes' WHERE user_id = $1`,
    [userId],
  )
  await sweep(api.pool)
}
const isUnfinished = async ({ userId }: Person) => (await count('unfinished_deletion', 'user_id', userId)) > 0

/** Rows of others that lead to an account, by table and column. */
const links = [
  ...[['follow', 'followed_id'] as const, ['user_block', 'blocked_id'] as const],
  ...[['school_member', 'user_id'] as const, ['classroom_member', 'user_id'] as const],
  ['class_test', 'created_by_id'] as const,
  ...[['invitation', 'created_by_id'] as const, ['invitation_use', 'user_id'] as const],
  ...[['assignment', 'created_by_id'] as const, ['staff_password_reset', 'staff_id'] as const],
  ['chat_member', 'user_id'] as const,
]
const countLinks = ({ userId }: Person) =>
  Promise.all(links.map(([table, column]) => count(table, column, userId)))

const insertTest = (created_by_id = hill.teacher.userId) =>
  insert('class_test', {
    ...{ school_id: hill.id, classroom_id: hill.classroom, created_by_id },
    ...{ title: 'Sea', questions: '[]', question_count: 5 },
  })

/** Adds a row of each kind that leads to a person's account; returns the ids of those that stay without it. */
async function addLinks({ userId }: Person) {
  const school_id = hill.id
  await insert('follow', { follower_id: other.userId, followed_id: userId })
  await insert('user_block', { blocker_id: other.userId, blocked_id: userId })
  await insert('school_member', { school_id, user_id: userId, role: 'teacher' })
  await insert('classroom_member', { school_id, classroom_id: hill.classroom, user_id: userId })
  const code = {
    school_id,
    role: 'student',
    code: `T${userId}`,
    expires_at: new Date(),
    created_by_id: userId,
  }
  const invitation = await insert('invitation', code)
  await insert('invitation_use', { school_id, invitation_id: invitation, user_id: userId })
  const article = await insert('article', {
    ...{ user_id: other.userId, title: 'Sky', md_content: 'Sky', raw_content: 'Sky' },
  })
  const assignment = await assign({ article_id: article }, userId)
  const reset = await insert('staff_password_reset', { user_id: other.userId, staff_id: userId })
  const classTest = await insertTest(userId)
  const chat_id = await insert('chat', { classroom_id: null, low_user_id: other.userId })
  await insert('chat_member', { chat_id, user_id: userId })
  return { invitation, assignment, reset, classTest }
}

describe('a deleted account', () => {
  it('leaves nothing that leads to it, and keeps what belongs to others', async () => {
    const { invitation, assignment, reset, classTest } = await addLinks(me)
    expect(await countLinks(me)).toEqual(links.map(() => 1))
    const body = { password: me.password }
    expect((await call(me, deleteMe, { body })).statusCode).toBe(204)
    expect(await countLinks(me)).toEqual(links.map(() => 0))
    expect(await count('invitation', 'id', invitation)).toBe(1)
    expect(await count('assignment', 'id', assignment)).toBe(1)
    expect(await count('class_test', 'id', classTest)).toBe(1)
    expect(await count('staff_password_reset', 'id', reset)).toBe(1)
  })

  it('takes along what was assigned and read of its articles and vocabularies', async () => {
    const [article_id, voc_id] = [await newArticle(), await newVocabulary()]
    await assign({ article_id })
    await assign({ voc_id })
    await insert('article_progress', { user_id: other.userId, article_id })
    await call(me, deleteMe, { body: { password: me.password } })
    expect(await count('assignment', 'article_id', article_id)).toBe(0)
    expect(await count('assignment', 'voc_id', voc_id)).toBe(0)
    expect(await count('article_progress', 'article_id', article_id)).toBe(0)
  })

  it('is followed a second time, for rows that were being written meanwhile', async () => {
    await call(me, deleteMe, { body: { password: me.password } })
    await insert('follow', { follower_id: other.userId, followed_id: me.userId })
    await sweep(api.pool)
    expect(await isUnfinished(me)).toBe(true)
    await passTime(me)
    expect(await count('follow', 'followed_id', me.userId)).toBe(0)
    expect(await isUnfinished(me)).toBe(false)
  })

  it('is followed by housekeeping if the call that deleted it could not', async () => {
    await addLinks(me)
    await api.pool.query('DELETE FROM user_account WHERE id = $1', [me.userId])
    expect(await countLinks(me)).toEqual(links.map(() => 1))
    await sweep(api.pool)
    expect(await countLinks(me)).toEqual(links.map(() => 0))
  })
})

describe('a deleted class test', () => {
  it('leaves no answers of its many students', async () => {
    const test_id = await insertTest()
    await api.pool.query(
      `WITH student AS (
         INSERT INTO user_account (username, username_lower, password_hash)
         SELECT $1 || n, lower($1 || n), 'none' FROM generate_series(1, 250) n RETURNING id
       ) INSERT INTO class_test_answer (user_id, test_id, question, spell_id, is_correct)
         SELECT id, $2, question, (SELECT min(id) FROM spell), true FROM student, generate_series(0, 9) question`,
      [`At${me.username}_`, test_id],
    )
    expect(await count('class_test_answer', 'test_id', test_id)).toBe(2500)
    await api.pool.query('DELETE FROM class_test WHERE id = $1', [test_id])
    await sweep(api.pool)
    expect(await count('class_test_answer', 'test_id', test_id)).toBe(0)
    expect(await count('deleted_class_test', 'id', test_id)).toBe(0)
  })

  it('goes with its school; the answers of students go with their accounts', async () => {
    const lake = await schoolWithAllRoles(api)
    const [one, two] = await Promise.all([
      setClassTest(api, lake.teacher, lake.classroom),
      setClassTest(api, hill.teacher, hill.classroom),
    ])
    await takeClassTest(api, lake.student, one)
    await takeClassTest(api, hill.student, two)
    const body = { username: lake.slug }
    await call(lake.owner, deleteSchool, { params: { id: lake.id }, body })
    await sweep(api.pool)
    expect(await count('class_test', 'id', one)).toBe(0)
    expect(await count('class_test_answer', 'test_id', one)).toBe(0)
    expect(await count('class_test_answer', 'test_id', two)).toBe(6)
    await call(hill.student, deleteMe, { body: { password: hill.student.password } })
    expect(await count('class_test_answer', 'test_id', two)).toBe(0)
    expect(await count('class_test', 'id', two)).toBe(1)
  })
})

describe('a deleted article', () => {
  it('leaves no assignments and, of many readers, no reading places', async () => {
    const article_id = await newArticle()
    await assign({ article_id })
    await api.pool.query(
      `WITH reader AS (
         INSERT INTO user_account (username, username_lower, password_hash)
         SELECT $1 || n, lower($1 || n), 'none' FROM generate_series(1, 1100) n RETURNING id
       ) INSERT INTO article_progress (user_id, article_id) SELECT id, $2 FROM reader`,
      [`Of${me.username}_`, article_id],
    )
    expect((await call(me, deleteArticle, { params: { id: article_id } })).statusCode).toBe(204)
    expect(await count('article_progress', 'article_id', article_id)).toBe(0)
    expect(await count('assignment', 'article_id', article_id)).toBe(0)
  })

  it('leaves sentences without the article to everybody who read it, many or few', async () => {
    const article_id = await newArticle()
    const kept = await newArticle()
    const spell_id = spellIdOf(api, 'sea')
    await api.pool.query(
      `INSERT INTO encounter (user_id, spell_id, sentence, source, article_id)
       SELECT $1, $2, 'The sea, ' || n || '.', 'Sea', $3 FROM generate_series(1, 1100) n`,
      [other.userId, spell_id, article_id],
    )
    for (const id of [article_id, kept])
      await insert('encounter', { ...{ user_id: me.userId, spell_id, sentence: 'Sea.' }, article_id: id })
    expect((await call(me, deleteArticle, { params: { id: article_id } })).statusCode).toBe(204)
    expect(await count('encounter', 'article_id', article_id)).toBe(0)
    expect(await count('encounter', 'article_id', kept)).toBe(1)
    expect(await count('encounter', 'user_id', other.userId)).toBe(1100)
  })

  it('takes itself out of a sentence that is read while it is deleted', async () => {
    const article_id = await newArticle()
    expect((await call(me, deleteArticle, { params: { id: article_id } })).statusCode).toBe(204)
    const spell_id = spellIdOf(api, 'sea')
    await insert('encounter', { user_id: other.userId, spell_id, sentence: 'Sea.', article_id })
    await passTime(me)
    expect(await count('encounter', 'article_id', article_id)).toBe(0)
    expect(await count('encounter', 'user_id', other.userId)).toBe(1)
  })
})

describe('a deleted vocabulary', () => {
  it('leaves no assignment, and keeps those that it gets after it was restored', async () => {
    const voc_id = await newVocabulary()
    await assign({ voc_id })
    const { undo_id } = (await call(me, deleteVocabulary, { params: { id: voc_id } })).json()
    expect(await count('assignment', 'voc_id', voc_id)).toBe(0)
    expect((await call(me, undoChange, { params: { id: undo_id } })).statusCode).toBe(200)
    await assign({ voc_id })
    await passTime(me)
    expect(await count('assignment', 'voc_id', voc_id)).toBe(1)
    expect(await isUnfinished(me)).toBe(false)
  })
})

describe('a deleted school', () => {
  it('leaves no rows of its own', async () => {
    const lake = await schoolWithAllRoles(api)
    await insert('assignment', {
      school_id: lake.id,
      classroom_id: lake.classroom,
      article_id: await newArticle(),
    })
    expect(
      (await call(lake.owner, deleteSchool, { params: { id: lake.id }, body: { username: lake.slug } }))
        .statusCode,
    ).toBe(204)
    for (const table of ['school_member', 'classroom', 'classroom_member', 'invitation', 'assignment'])
      expect(await count(table, 'school_id', lake.id), table).toBe(0)
  })
})
