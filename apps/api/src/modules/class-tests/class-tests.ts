import type {
  ClassTest,
  ClassTestUpdate,
  ListedTest,
  MyTest,
  NewClassTest,
} from '@wordhoard/contracts/classes/class-tests'
import { MIN_TEST_WORDS } from '@wordhoard/contracts/classes/class-tests'
import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { RunIdempotently } from '../../lib/idempotency/idempotency'
import { followDeletedTests } from '../deletions/deleted-tests'
import type { LearningDeps } from '../learning/learning-deps'
import { openClassroom } from '../school/membership'
import { classroomAbilities, classroomAccess } from '../school/school.policy'
import {
  deleteTest,
  insertTest,
  testAsSeen,
  testsOfClassroom,
  testsOfStudent,
  updateTest,
} from './class-tests.queries'
import { makeQuestions } from './make-questions'
import { openSealed } from './sealed-questions'

interface Page {
  readonly limit: number
  readonly offset: number
}

/** A test as its member sees it. */
export type SeenTest = Awaited<ReturnType<typeof testAsSeen.fetchAll>>[number]

/**
 * Returns a test to members of its classroom and to those who run the school. Throws `class_test_not_found` for outsiders
 * and `forbidden` for other members of the school.
 */
export async function openTest(db: Queryable, { userId }: Actor, id: number): Promise<SeenTest> {
  const row = await testAsSeen.fetchFirst(db, { id, userId })
  const access = row && classroomAccess(row.role ?? undefined, row.is_in)
  if (!row || access === 'not_found') throw new AppError('class_test_not_found')
  if (access === 'forbidden') throw new AppError('forbidden')
  return row
}

/** Like `openTest`, but only to staff of the class, who also see its results. */
export async function openTestAsStaff(db: Queryable, actor: Actor, id: number): Promise<SeenTest> {
  const row = await openTest(db, actor, id)
  const abilities = classroomAbilities(row.role ?? undefined, row.is_in)
  if (!abilities.set_work || !abilities.see_progress) throw new AppError('forbidden')
  return row
}

type TestRow = Pick<
  SeenTest,
  'id' | 'classroom_id' | 'title' | 'question_count' | 'created_at' | 'closes_at'
> & { readonly is_open: boolean | null }

export function presentTest(row: TestRow): ClassTest {
  return {
    id: row.id,
    classroom_id: row.classroom_id,
    title: row.title,
    questions_num: row.question_count,
    created_at: row.created_at.toISOString(),
    closes_at: row.closes_at?.toISOString() ?? null,
    is_open: row.is_open ?? false,
  }
}

/**
 * Sets a classroom a test, of words or of previewed questions. Throws `classroom_not_found`, `forbidden`, and
 * `too_few_questions` if the words don't give enough questions.
 */
export async function setTest(
  deps: LearningDeps,
  actor: Actor,
  classroomId: number,
  { title, spell_ids = [], sealed_questions, closes_at }: NewClassTest,
  runIdempotently: RunIdempotently,
): Promise<{ id: number; left_out: string[] }> {
  const { membership, isIn, school_id } = await openClassroom(deps.pool, actor, classroomId)
  if (!classroomAbilities(membership, isIn).set_work) throw new AppError('forbidden')
  const { questions, leftOut } = sealed_questions
    ? { questions: openSealed(deps, classroomId, sealed_questions), leftOut: [] }
    : await makeQuestions(deps, [...new Set(spell_ids)])
  if (questions.length < MIN_TEST_WORDS) throw new AppError('too_few_questions')
  const { index } = deps.dictionary
  return runIdempotently(async (client) => {
    const { id } = await insertTest.fetchOne(client, {
      schoolId: school_id,
      classroomId,
      title,
      questions: JSON.stringify(questions),
      questionCount: questions.length,
      closesAt: closes_at,
      userId: actor.userId,
    })
    return { id, left_out: leftOut.flatMap((word) => index.headwordOf(word) ?? []) }
  })
}

/** Returns a classroom's tests. Throws `classroom_not_found`, `forbidden`. */
export async function testsOf(
  pool: pg.Pool,
  actor: Actor,
  classroomId: number,
  page: Page,
): Promise<ListedTest[]> {
  const { membership, isIn } = await openClassroom(pool, actor, classroomId)
  const countsFinished = classroomAbilities(membership, isIn).see_progress
  const values = { classroomId, userId: actor.userId, ...page }
  const rows = await testsOfClassroom({ countsFinished }).fetchAll(pool, values)
  return rows.map(({ answered_num, right_num, finished_num, ...row }) => {
    const test = presentTest(row)
    const isOver = !test.is_open || answered_num === row.question_count
    return { ...test, answered_num, right_num: isOver ? right_num : null, finished_num }
  })
}

/** Returns the open tests that the actor hasn't finished as a student. */
export async function ownTests(pool: pg.Pool, { userId }: Actor, page: Page): Promise<MyTest[]> {
  const rows = await testsOfStudent.fetchAll(pool, { userId, ...page })
  return rows.map(({ answered_num, classroom_name, ...row }) => ({
    ...presentTest({ ...row, is_open: true }),
    answered_num,
    classroom_name,
  }))
}

/** Changes a test's title or closing time, closes or opens it. Throws `class_test_not_found`, `forbidden`. */
export async function changeTest(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  { title, closes_at, is_closed }: ClassTestUpdate,
): Promise<void> {
  const { school_id: schoolId } = await openTestAsStaff(pool, actor, id)
  await updateTest.execute(pool, {
    id,
    schoolId,
    title: title ?? null,
    changesClosesAt: closes_at !== undefined,
    closesAt: closes_at ?? null,
    isClosed: is_closed ?? null,
  })
}

/**
 * Deletes a test with its answers. Throws `class_test_not_found`, `forbidden`. Housekeeping deletes answers that are left if
 * this fails on the way.
 */
export async function removeTest(pool: pg.Pool, actor: Actor, id: number): Promise<void> {
  const { school_id: schoolId } = await openTestAsStaff(pool, actor, id)
  await deleteTest.execute(pool, { id, schoolId })
  await followDeletedTests(pool).catch(() => undefined)
}
