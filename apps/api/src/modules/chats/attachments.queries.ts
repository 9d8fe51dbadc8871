import { type Columns, cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type SqlBool, type Tables } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isReadableArticle } from '../assignments/readable-article'
import { isReadableVocabulary } from '../assignments/readable-vocabulary'

/** Finds a dictionary word by id. */
export const findWord = compileStatement((p: Placeholders<{ id: number }>) =>
  query.selectFrom('spell').select('id').where('id', '=', p.id),
)

interface Shared {
  readonly id: number
  readonly userId: number
  /** Null in a chat between two people. */
  readonly classroomId: number | null
}

/** Whether everyone in a chat may read an article or vocabulary: it is public, or assigned to the chat's classroom. */
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

/** Whether a user may read an article, and whether everyone else in the chat may. */
export const accessToArticle = compileStatement((p: Placeholders<Shared>) =>
  query
    .selectFrom('article as t')
    .select((eb) => [
      cast(isShareable(columnsOf(eb, 't'), 'article_id', p.classroomId), 'bool').as('is_shareable'),
      cast(isReadableArticle(columnsOf(eb, 't'), p.userId), 'bool').as('is_readable'),
    ])
    .where('t.id', '=', p.id),
)

/** Whether a user may read a vocabulary, and whether everyone else in the chat may. */
export const accessToVocabulary = compileStatement((p: Placeholders<Shared>) =>
  query
    .selectFrom('custom_voc as t')
    .select((eb) => [
      cast(isShareable(columnsOf(eb, 't'), 'voc_id', p.classroomId), 'bool').as('is_shareable'),
      cast(isReadableVocabulary(columnsOf(eb, 't'), p.userId), 'bool').as('is_readable'),
    ])
    .where('t.id', '=', p.id),
)
