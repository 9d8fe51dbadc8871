import { type Columns, cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type Selectable, sql, type Tables } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'

/** Columns written when an article is saved. */
export type ArticleColumns = Pick<
  Selectable<Tables['article']>,
  'title' | 'access_modifier' | 'keywords' | 'md_content' | 'raw_content' | 'html' | 'word_count' | 'level'
>

function columnsOfArticle(p: Placeholders<ArticleColumns>) {
  return {
    title: p.title,
    access_modifier: p.access_modifier,
    keywords: p.keywords,
    md_content: p.md_content,
    raw_content: p.raw_content,
    html: p.html,
    word_count: p.word_count,
    level: p.level,
  } satisfies Partial<Record<keyof Tables['article'], unknown>>
}

export const insertArticle = compileStatement((p: Placeholders<ArticleColumns & { userId: number }>) =>
  query
    .insertInto('article')
    .values({ user_id: p.userId, ...columnsOfArticle(p) })
    .returning('id'),
)

/** An article and its author. */
interface Authored {
  readonly articleId: number
  readonly userId: number
}

/** Inserts the words of an article; the columns are array literals in PostgreSQL's format. */
export const insertWords = compileStatement(
  (p: Placeholders<Authored & { spellIds: string; counts: string; areCommon: string }>) =>
    insertFrom(
      query,
      'article_word',
      (db) =>
        db.selectFrom(
          unnest('w', {
            spell_id: cast(p.spellIds, 'int4[]'),
            count: cast(p.counts, 'int4[]'),
            is_common: cast(p.areCommon, 'bool[]'),
          }),
        ),
      (eb) => ({
        user_id: p.userId,
        article_id: p.articleId,
        spell_id: eb.ref('w.spell_id'),
        count: eb.ref('w.count'),
        is_common: eb.ref('w.is_common'),
      }),
    ),
)

export const deleteWords = compileStatement((p: Placeholders<Authored>) =>
  query.deleteFrom('article_word').where('user_id', '=', p.userId).where('article_id', '=', p.articleId),
)

/** Converts a time to milliseconds since 1970. */
function milliseconds(time: Expression<Date>): Expression<number> {
  return sql`round(extract(epoch from ${time}) * 1000)`
}

/**
 * Returns a time later than the last update, even within the same millisecond, so that every change can be detected.
 */
function nextUpdateTime({ updated_at }: Pick<Columns<Tables['article']>, 'updated_at'>): Expression<Date> {
  return expr.fn<Date>('greatest', [now, sql`${updated_at} + interval '1 millisecond'`])
}

interface OwnArticle {
  readonly id: number
  readonly userId: number
}

/**
 * Updates the user's own article if it was last changed at `expectedUpdatedAt` (ms since 1970), or in any case if that
 * is null.
 */
export const updateArticle = compileStatement(
  (p: Placeholders<ArticleColumns & OwnArticle & { expectedUpdatedAt: number | null }>) =>
    query
      .updateTable('article')
      .set((eb) =>
        setColumns<'article'>({
          ...columnsOfArticle(p),
          updated_at: nextUpdateTime({ updated_at: eb.ref('updated_at') }),
        }),
      )
      .where('id', '=', p.id)
      .where('user_id', '=', p.userId)
      .where((eb) => {
        const expectedUpdatedAt = cast(p.expectedUpdatedAt, 'int8')
        return eb.or([
          eb(expectedUpdatedAt, 'is', null),
          eb(milliseconds(eb.ref('updated_at')), '=', expectedUpdatedAt),
        ])
      }),
)

/** Deletes the user's own article. */
export const deleteArticle = compileStatement((p: Placeholders<OwnArticle>) =>
  query.deleteFrom('article').where('id', '=', p.id).where('user_id', '=', p.userId),
)

/** Selects the author of an article that is visible to the user. */
export const authorOfVisible = compileStatement((p: Placeholders<OwnArticle>) =>
  query
    .selectFrom('article')
    .select('user_id')
    .where('id', '=', p.id)
    .where((eb) => eb.or([eb('access_modifier', '=', literal('public')), eb('user_id', '=', p.userId)])),
)
