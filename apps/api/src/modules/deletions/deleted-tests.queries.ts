import { expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Maximum number of tests that are followed at a time. */
const BATCH = 500
/** Number of students of whom one statement deletes the answers. */
const STUDENTS_STEP = 100

/** Deleted tests whose answers may still be there, the oldest first. */
export const deletedTests = compileStatement((_p: Placeholders<object>) =>
  query
    .selectFrom('deleted_class_test')
    .select(['school_id', 'id'])
    .orderBy('deleted_at')
    .limit(expr.lit(BATCH)),
)

/** Deletes all answers of some students to a test. */
export const deleteAnswers = compileStatement((p: Placeholders<{ testId: number }>) =>
  query
    .deleteFrom('class_test_answer')
    .where('test_id', '=', p.testId)
    .where((eb) =>
      eb(
        'user_id',
        'in',
        eb
          .selectFrom('class_test_answer as some')
          .select('some.user_id')
          .distinct()
          .where('some.test_id', '=', p.testId)
          .limit(expr.lit(STUDENTS_STEP)),
      ),
    ),
)

/** Forgets a deleted test once its answers are gone. */
export const forgetDeletedTest = compileStatement((p: Placeholders<{ schoolId: number; id: number }>) =>
  query.deleteFrom('deleted_class_test').where('school_id', '=', p.schoolId).where('id', '=', p.id),
)
