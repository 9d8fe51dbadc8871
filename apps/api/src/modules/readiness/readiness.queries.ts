import { columnsOf, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isReadableArticle } from '../assignments/readable-article'
import { activeStudents, studentJson } from '../assignments/students.queries'

/** Maximum number of students that are estimated. No class is that large. */
const MAX_STUDENTS = 500
/** Maximum number of assigned texts for which readiness is counted at once. */
const MAX_TEXTS = 20

/** The active students of a classroom. */
export const studentsOfClassroom = compileStatement((p: Placeholders<{ classroomId: number }>) =>
  activeStudents(p.classroomId)
    .innerJoin('user_account as u', 'u.id', 'k.user_id')
    .select((eb) => studentJson(columnsOf(eb, 'u'), p.classroomId).as('student'))
    .orderBy('k.user_id')
    .limit(expr.lit(MAX_STUDENTS)),
)

/** An article’s title, and when it was last changed, if the user may read it. */
export const readableVersion = compileStatement((p: Placeholders<{ articleId: number; userId: number }>) =>
  query
    .selectFrom('article as a')
    .select(['a.id', 'a.user_id', 'a.updated_at', 'a.title'])
    .where('a.id', '=', p.articleId)
    .where((eb) => isReadableArticle(columnsOf(eb, 'a'), p.userId)),
)

/** The articles that are assigned to a classroom, next due first. */
export const assignedVersions = compileStatement((p: Placeholders<{ classroomId: number }>) =>
  query
    .selectFrom('set_work as t')
    .innerJoin('article as a', (join) =>
      join.onRef('a.user_id', '=', 't.owner_id').onRef('a.id', '=', 't.article_id'),
    )
    .select(['t.id as assignment_id', 'a.id', 'a.user_id', 'a.updated_at'])
    .where('t.classroom_id', '=', p.classroomId)
    .orderBy('t.due_at', (order) => order.asc().nullsLast())
    .orderBy('t.id', 'desc')
    .limit(expr.lit(MAX_TEXTS)),
)
