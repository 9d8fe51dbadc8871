import { type Columns, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Expression, SqlBool, Tables } from '@wordhoard/database/sql/query'
import { isAssignedTo } from './assigned-to'

/** Returns whether a user may read a vocabulary: a public one, their own, or one assigned to a class of theirs. */
export function isReadableVocabulary(
  vocabulary: Pick<Columns<Tables['custom_voc']>, 'id' | 'user_id' | 'access_modifier'>,
  reader: Expression<number | null>,
): Expression<SqlBool> {
  return expr.or([
    expr(vocabulary.access_modifier, '=', literal('public')),
    expr(vocabulary.user_id, '=', reader),
    isAssignedTo(reader, 'voc_id', vocabulary.id),
  ])
}
