import type { ArticleSummary } from '@wordhoard/contracts/articles'
import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type SqlBool } from '@wordhoard/database/sql/query'
import { compileStatement, compileStatements } from '@wordhoard/database/sql/statement'
import { accountOfName } from '../../login-names/login-names.queries'
import { isOpenTo, type Viewer } from '../../profiles/visibility'
import { beginningOf, rowVersion, summaryColumns } from '../article-rows.queries'

/** Maximum number of articles that are sorted and filtered by what a reader knows: the newest that pass the others. */
export const MAX_COUNTED = 1000

/** Stands for the article before the first page: a number above all ids. */
export const NO_ARTICLE = 2_147_483_647

/** Filters of a list. */
export interface ListShape {
  /**
   * Owner of the articles: the reader (including private ones), one author (public ones), or everybody (public ones).
   */
  readonly of: 'reader' | 'author' | 'everybody'
  readonly byLevel: boolean
  /** Whether to filter by the author's name. */
  readonly byName: boolean
  readonly bySearch: boolean
}

interface ListValues {
  /** The reader; null for visitors. */
  readonly userId: number | null
  readonly authorId: number | null
  readonly levels: readonly NonNullable<ArticleSummary['level']>[]
  /** The author's name in lower case. */
  readonly name: string
  /** Text for `websearch_to_tsquery`. */
  readonly search: string
}

interface PageValues {
  readonly limit: number
  readonly offset: number
  /** Id of the article before the page; `NO_ARTICLE` for none. */
  readonly beforeId: number
}

/** Compares an article's author with one user, whose profile must be visible to the viewer. */
function isOfAuthor(
  userId: Expression<number>,
  author: Expression<number | null>,
  viewer: Viewer,
): Expression<SqlBool> {
  return expr(
    userId,
    '=',
    expr
      .selectFrom('user_account as u')
      .select('u.id')
      .where('u.id', '=', author)
      .where((eb) => isOpenTo(columnsOf(eb, 'u'), viewer)),
  )
}

function selectMatchingArticles(shape: ListShape, p: Placeholders<ListValues>) {
  const viewer = cast(p.userId, 'int4')
  return query
    .selectFrom('article as a')
    .$if(shape.of === 'reader', (articles) => articles.where('a.user_id', '=', p.userId))
    .$if(shape.of === 'author', (articles) =>
      articles.where((eb) => isOfAuthor(eb.ref('a.user_id'), p.authorId, viewer)),
    )
    .$if(shape.of !== 'reader', (articles) => articles.where('a.access_modifier', '=', literal('public')))
    .$if(shape.byLevel, (articles) => articles.where((eb) => eb('a.level', '=', eb.fn.any(p.levels))))
    .$if(shape.byName, (articles) =>
      articles.where((eb) => isOfAuthor(eb.ref('a.user_id'), accountOfName(p.name), viewer)),
    )
    .$if(shape.bySearch, (articles) =>
      articles.where((eb) =>
        eb('a.search', '@@', eb.fn('websearch_to_tsquery', [literal('english'), p.search])),
      ),
    )
}

/** A page of articles, the newest first. The ids come from an index alone; only for those are rows read. */
function selectPage(shape: ListShape, p: Placeholders<ListValues & PageValues>) {
  return (
    query
      .with(
        (cte) => cte('listed').materialized(),
        () =>
          selectMatchingArticles(shape, p)
            .select(['a.id', 'a.user_id'])
            .where('a.id', '<', p.beforeId)
            .orderBy('a.id', 'desc')
            .limit(p.limit)
            .offset(p.offset),
      )
      .selectFrom('listed')
      .innerJoin('article as a', (join) =>
        join.onRef('a.user_id', '=', 'listed.user_id').onRef('a.id', '=', 'listed.id'),
      )
      // One author at a time: else all accounts are read in order, as if the page's authors were soon found among them.
      .innerJoinLateral(
        (db) =>
          db
            .selectFrom('user_account')
            .select('username')
            .whereRef('id', '=', 'a.user_id')
            .limit(expr.lit(1))
            .as('u'),
        (join) => join.onTrue(),
      )
      .orderBy('a.id', 'desc')
  )
}

/** Selects a page of articles, the newest first. */
export const articlesPage = compileStatements((shape: ListShape, p: Placeholders<ListValues & PageValues>) =>
  selectPage(shape, p)
    .select(summaryColumns)
    .select((eb) => beginningOf(columnsOf(eb, 'a'))),
)

/** Selects which articles are on a page, and which version of each. */
export const versionsOnPage = compileStatements(
  (shape: ListShape, p: Placeholders<ListValues & PageValues>) =>
    selectPage(shape, p).select(['a.id', 'u.username', rowVersion.as('version')]),
)

/** Selects the newest articles of a list, to be sorted and filtered by what a reader knows. */
export const newestOfList = compileStatements((shape: ListShape, p: Placeholders<ListValues>) =>
  selectMatchingArticles(shape, p)
    .select(['a.id', 'a.user_id', 'a.updated_at'])
    .orderBy('a.id', 'desc')
    .limit(expr.lit(MAX_COUNTED)),
)

/** Selects articles by their ids, in no order. */
export const articlesOfIds = compileStatement((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .selectFrom('article as a')
    .innerJoin('user_account as u', 'u.id', 'a.user_id')
    .select(summaryColumns)
    .select((eb) => [beginningOf(columnsOf(eb, 'a')), rowVersion.as('version')])
    .where((eb) => eb('a.id', '=', eb.fn.any(p.ids))),
)

/** Counts the articles of a list, using an index. */
export const countMatching = compileStatements((shape: ListShape, p: Placeholders<ListValues>) =>
  selectMatchingArticles(shape, p).select((eb) => eb.fn.countAll<number>().as('count')),
)

/** Selects the number of public articles, which the database maintains. */
export const countPublic = compileStatement(() =>
  query.selectFrom('article_count').select('count').where('name', '=', literal('public')),
)
