import type { Article, ArticleSummary } from '@wordhoard/contracts/articles'
import type { Selectable, Tables } from '@wordhoard/database/sql/query'
import type { ReaderCounts } from './coverage/reader-counts'
import { fitOf } from './coverage/text-fit'

const EXCERPT_LENGTH = 200
/** Number of characters of the plain text that are read for an excerpt. */
export const BEGINNING_LENGTH = 2 * EXCERPT_LENGTH

/** Columns of an article that are shown in lists. */
type SummaryColumn =
  | 'id'
  | 'user_id'
  | 'title'
  | 'access_modifier'
  | 'keywords'
  | 'level'
  | 'word_count'
  | 'created_at'
  | 'updated_at'

/** An article as selected by queries. */
interface SummaryRow extends Pick<Selectable<Tables['article']>, SummaryColumn> {
  /** User name of its author. */
  readonly username: string
  readonly beginning: string
}

type ArticleRow = SummaryRow & Pick<Selectable<Tables['article']>, 'md_content' | 'raw_content' | 'html'>

/**
 * Converts a row to the summary in the contract.
 *
 * @param counts what the reader knows of it; undefined for visitors
 */
export function presentSummary(row: SummaryRow, counts: ReaderCounts | undefined): ArticleSummary {
  // Copies each field: a rest pattern takes as long as everything else together, and this runs fifty times a page.
  return {
    id: row.id,
    user_id: row.user_id,
    username: row.username,
    title: row.title,
    access_modifier: row.access_modifier,
    keywords: row.keywords,
    level: row.level,
    word_count: row.word_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    excerpt: excerptOf(row.beginning),
    coverage: counts ? roundShare(counts.estimate) : null,
    coverage_low: counts ? roundShare(counts.low) : null,
    coverage_high: counts ? roundShare(counts.high) : null,
    new_words: counts ? counts.newWords : null,
    fit: counts ? fitOf(counts.notNew) : null,
  }
}

const roundShare = (share: number) => Math.round(share * 1e4) / 1e4

/**
 * Converts a row to the article in the contract.
 *
 * @param counts what the reader knows of it; undefined for visitors
 */
export function presentArticle(row: ArticleRow, counts?: ReaderCounts): Article {
  const { md_content, raw_content, html } = row
  return { ...presentSummary(row, counts), md_content, raw_content, html }
}

/** Matches line ends and runs of spaces. Single spaces, the most frequent, need no change. */
const unevenSpace = /\s{2,}|[^\S ]/g

function excerptOf(beginning: string): string {
  const text = beginning.replace(unevenSpace, ' ').trim()
  if (text.length <= EXCERPT_LENGTH) return text
  const short = text.slice(0, EXCERPT_LENGTH - 1)
  const end = short.lastIndexOf(' ')
  if (end > 0) return `${short.slice(0, end)}…`
  // A text without spaces is cut anywhere except within a surrogate pair.
  const last = short.charCodeAt(short.length - 1)
  return `${last >= 0xd800 && last <= 0xdbff ? short.slice(0, -1) : short}…`
}
