import { expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { daysAfter, now } from '@wordhoard/database/sql/times'
import { accountOfName } from '../login-names/login-names.queries'

/** The accounts of the teacher and the learner, null if missing, and whether a school has the given name. */
export const teacherAndLearner = compileStatement(
  (p: Placeholders<{ teacherEmail: string; learnerEmail: string; school: string }>) =>
    query.selectNoFrom((eb) => [
      accountOfName(p.teacherEmail).as('teacher'),
      accountOfName(p.learnerEmail).as('learner'),
      eb
        .exists(eb.selectFrom('school_name').where('name', '=', eb.fn<string>('lower', [p.school])))
        .as('is_there'),
    ]),
)

interface Learner {
  readonly schoolId: number
  readonly userId: number
}

/** Adds a user to a school as a student. */
export const addStudent = compileStatement((p: Placeholders<Learner>) =>
  query
    .insertInto('school_member')
    .values({ school_id: p.schoolId, user_id: p.userId, role: literal('student') }),
)

/** Dismisses the notice that a profile was made private. */
export const dismissNotice = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .updateTable('user_account')
    .set({ privacy_notice: expr.lit(false) })
    .where('id', '=', p.userId),
)

/** Adds a student to a classroom. */
export const addToClassroom = compileStatement((p: Placeholders<Learner & { classroomId: number }>) =>
  query
    .insertInto('classroom_member')
    .values({ classroom_id: p.classroomId, user_id: p.userId, school_id: p.schoolId }),
)

/** Assigns the easiest public article to a classroom, due in a week; does nothing if there is none. */
export const assignEasiest = compileStatement(
  (p: Placeholders<{ classroomId: number; teacherId: number; note: string }>) =>
    insertFrom(
      query,
      'assignment',
      (db) =>
        db
          .selectFrom('article')
          .where('access_modifier', '=', literal('public'))
          .orderBy('level', (order) => order.asc().nullsLast())
          .orderBy('id')
          .limit(expr.lit(1)),
      (eb) => ({
        school_id: eb
          .selectFrom('classroom')
          .select('school_id')
          .where('id', '=', p.classroomId)
          .$asScalar()
          .$notNull(),
        classroom_id: p.classroomId,
        article_id: eb.ref('id'),
        note: p.note,
        due_at: daysAfter(now, eb.lit(7)),
        created_by_id: p.teacherId,
      }),
    ),
)

/** The chat of a classroom. */
export const chatOfClassroom = compileStatement((p: Placeholders<{ classroomId: number }>) =>
  query
    .selectFrom('classroom')
    .select((eb) => eb.ref('chat_id').$notNull().as('id'))
    .where('id', '=', p.classroomId),
)
