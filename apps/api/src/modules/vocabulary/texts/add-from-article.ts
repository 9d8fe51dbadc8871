import type { HandlerInput } from '@wordhoard/contracts/endpoint'
import type { addFromArticle as contract } from '@wordhoard/contracts/reading/text-words'
import { columnsOf } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import { isReadableArticle } from '../../assignments/readable-article'
import { addFromText } from '../add-words'
import type { TextProcessor } from './text-processor'

const readableText = compileStatement((p: Placeholders<{ articleId: number; userId: number }>) =>
  query
    .selectFrom('article as a')
    .select(['a.raw_content as text', 'a.title'])
    .where('a.id', '=', p.articleId)
    .where((eb) => isReadableArticle(columnsOf(eb, 'a'), p.userId)),
)

/** Finds the title and text of an article that the user may read; undefined for any other. */
export function findReadableText(pool: pg.Pool, { userId }: Actor, articleId: number) {
  return readableText.fetchFirst(pool, { articleId, userId })
}

/** Adds the words of an article that the user may read, as met. Throws `article_not_found`. */
export async function addFromArticle(
  pool: pg.Pool,
  textProcessor: TextProcessor,
  actor: Actor,
  { article_id, given }: HandlerInput<typeof contract>['body'],
) {
  const article = await findReadableText(pool, actor, article_id)
  if (!article) throw new AppError('article_not_found')
  return addFromText(pool, textProcessor, actor, { ...article, given })
}
