import { type Columns, expr } from '@wordhoard/database/sql/expressions'
import {
  type AliasableExpression,
  type AliasedExpression,
  sql,
  type Tables,
} from '@wordhoard/database/sql/query'
import { BEGINNING_LENGTH } from './article-rows'

/** Columns of a listed article; `a` is the article, `u` its author. */
export const summaryColumns = [
  'a.id',
  'a.user_id',
  'u.username',
  'a.title',
  'a.access_modifier',
  'a.keywords',
  'a.level',
  'a.word_count',
  'a.created_at',
  'a.updated_at',
] as const

/** The transaction that wrote the row of article `a`: another one after every change. */
export const rowVersion: AliasableExpression<string> = sql`a.xmin`

/** Returns the start of an article's plain text, from which its excerpt is made. */
export function beginningOf({
  raw_content,
}: Pick<Columns<Tables['article']>, 'raw_content'>): AliasedExpression<string, 'beginning'> {
  return expr.fn<string>('left', [raw_content, expr.lit(BEGINNING_LENGTH)]).as('beginning')
}
