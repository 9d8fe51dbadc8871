import type { Article, ArticleSummary } from '@wordhoard/contracts/articles'
import type { Selectable, Tables } from '@wordhoard/database/sql/query'
import { coverage } from '@wordhoard/lexicon/level'

const EXCERPT_LENGTH = 200
/** So much of the plain text is read for an excerpt. */
export const BEGINNING_LENGTH = 2 * EXCERPT_LENGTH

/** Columns of an article that lists show. */
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

/** An article as queries answer it, with what its words are to the reader. */
interface SummaryRow extends Pick<Selectable<Tables['article']>, SummaryColumn> {
  /** Name of its author. */
  readonly username: string
  readonly beginning: string
  /** Without a reader there is none, and of an article without words of the dictionary it is null. */
  readonly tokens?: number | null
  readonly known?: number | null
  readonly new_words?: number | null
}

type ArticleRow = SummaryRow & Pick<Selectable<Tables['article']>, 'md_content' | 'raw_content' | 'html'>

/** @param hasReader false for visitors, to whom no word is known or new */
export function presentSummary(row: SummaryRow, hasReader: boolean): ArticleSummary {
  // Field by field: a rest pattern takes as long as all the others together, fifty times a page.
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
    coverage: hasReader ? Math.round(coverage(row.known ?? 0, row.tokens ?? 0) * 1e4) / 1e4 : null,
    new_words: hasReader ? (row.new_words ?? 0) : null,
  }
}

export function presentArticle(row: ArticleRow, hasReader: boolean): Article {
  const { md_content, raw_content, html } = row
  return { ...presentSummary(row, hasReader), md_content, raw_content, html }
}

/** Line ends and runs of spaces; single spaces, which are most, are left alone. */
const unevenSpace = /\s{2,}|[^\S ]/g

function excerptOf(beginning: string): string {
  const text = beginning.replace(unevenSpace, ' ').trim()
  if (text.length <= EXCERPT_LENGTH) return text
  const short = text.slice(0, EXCERPT_LENGTH - 1)
  const end = short.lastIndexOf(' ')
  if (end > 0) return `${short.slice(0, end)}…`
  // A text without spaces is cut anywhere, but not within a character.
  const last = short.charCodeAt(short.length - 1)
  return `${last >= 0xd800 && last <= 0xdbff ? short.slice(0, -1) : short}…`
}
