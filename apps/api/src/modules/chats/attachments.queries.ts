import { type Columns, cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type SqlBool, type Tables } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isReadableArticle } from '../assignments/readable-article'
import { isReadableVocabulary } from '../assignments/readable-vocabulary'

/** A word of the dictionary, if there is one of this id. */
export const findWord = compileStatement((p: Placeholders<{ id: number }>) =>
  query.selectFrom('spell').select('id').where('id', '=', p.id),
)

interface Shared {
  readonly id: number
  readonly userId: number
  /** Null in a chat of two. */
  readonly classroomId: number | null
}

/** Whether everybody in a chat may read an article or a vocabulary: it is public, or set for the chat's classroom. */
function isShareable(
  { id, access_modifier }: Pick<Columns<Tables['article' | 'custom_voc']>, 'id' | 'access_modifier'>,
  column: 'article_id' | 'voc_id',
  classroomId: Expression<number | null>,
): Expression<SqlBool> {
  return expr.or([
    expr(access_modifier, '=', literal('public')),
    expr.exists(
      expr
        .selectFrom('set_work as a')
        .where('a.classroom_id', '=', classroomId)
        .where(`a.${column}`, '=', id),
    ),
  ])
}

/** Whether a user may read an article, and whether the others in the chat may. */
export const accessToArticle = compileStatement((p: Placeholders<Shared>) =>
  query
    .selectFrom('article as t')
    .select((eb) => [
      cast(isShareable(columnsOf(eb, 't'), 'article_id', p.classroomId), 'bool').as('is_shareable'),
      cast(isReadableArticle(columnsOf(eb, 't'), p.userId), 'bool').as('is_readable'),
    ])
    .where('t.id', '=', p.id),
)

/** The same of a vocabulary. */
export const accessToVocabulary = compileStatement((p: Placeholders<Shared>) =>
  query
    .selectFrom('custom_voc as t')
    .select((eb) => [
      cast(isShareable(columnsOf(eb, 't'), 'voc_id', p.classroomId), 'bool').as('is_shareable'),
      cast(isReadableVocabulary(columnsOf(eb, 't'), p.userId), 'bool').as('is_readable'),
    ])
    .where('t.id', '=', p.id),
)
