import { columnsOf } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isOpenTest } from '../assignments/current-tests.queries'
import { activeStudents, studentJson } from '../assignments/students.queries'

/** A student's answers to a test. */
export const answersOfStudent = compileStatement((p: Placeholders<{ userId: number; testId: number }>) =>
  query
    .selectFrom('class_test_answer')
    .select(['question', 'choice', 'is_correct'])
    .where('user_id', '=', p.userId)
    .where('test_id', '=', p.testId),
)

/** Locks a test against being closed or deleted until the transaction ends, if it takes answers. */
export const lockOpenTest = compileStatement((p: Placeholders<{ id: number; schoolId: number }>) =>
  query
    .selectFrom('class_test as t')
    .select('t.id')
    .where('t.school_id', '=', p.schoolId)
    .where('t.id', '=', p.id)
    .where((eb) => isOpenTest(columnsOf(eb, 't')))
    .forShare(),
)

interface NewAnswer {
  readonly userId: number
  readonly testId: number
  readonly question: number
  readonly spellId: number
  readonly choice: string | null
  readonly isCorrect: boolean
}

/** Stores an answer, unless the question has one. */
export const insertAnswer = compileStatement((p: Placeholders<NewAnswer>) =>
  query
    .insertInto('class_test_answer')
    .values({
      user_id: p.userId,
      test_id: p.testId,
      question: p.question,
      spell_id: p.spellId,
      choice: p.choice,
      is_correct: p.isCorrect,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'test_id', 'question']).doNothing()),
)

/** The active students of a classroom. */
export const studentsOfTest = compileStatement((p: Placeholders<{ classroomId: number }>) =>
  activeStudents(p.classroomId)
    .innerJoin('user_account as u', 'u.id', 'k.user_id')
    .select((eb) => studentJson(columnsOf(eb, 'u'), p.classroomId).as('student')),
)

/** The answers to a test of a classroom's active students, the oldest first. */
export const answersToTest = compileStatement((p: Placeholders<{ classroomId: number; testId: number }>) =>
  activeStudents(p.classroomId)
    .innerJoin('class_test_answer as a', (join) =>
      join.onRef('a.user_id', '=', 'k.user_id').on('a.test_id', '=', p.testId),
    )
    .select(['a.user_id', 'a.question', 'a.choice', 'a.is_correct', 'a.answered_at'])
    .orderBy('a.answered_at')
    .orderBy('a.question'),
)
