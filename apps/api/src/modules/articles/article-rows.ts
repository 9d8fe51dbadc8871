import type { Article, ArticleSummary } from '@wordhoard/contracts/articles'
import { coverage } from '@wordhoard/lexicon/level'

const EXCERPT_LENGTH = 200

/** Columns of a listed article; `a` is the article, `u` its author. */
export const summaryColumns = `a.id, a.user_id, u.username, a.title, a.access_modifier, a.keywords, a.level, a.word_count,
  a.created_at, a.updated_at, left(a.raw_content, ${2 * EXCERPT_LENGTH}) AS beginning`

/**
 * What the words of articles are to a reader, one row for each article: `t` names them, `reader` is the parameter with the
 * reader. As in main-voc/text-states.ts: words that they put aside are no vocabulary to them, and what is common counts as
 * known unless they have it in their vocabulary as something else.
 */
export function vocabularyOf(articles: string, reader: string): string {
  return `
    SELECT w.article_id,
      sum(w.count) FILTER (WHERE i.state IS DISTINCT FROM 4)::int AS tokens,
      sum(w.count) FILTER (WHERE i.state IN (2, 3) OR (i.state IS NULL AND w.is_common))::int AS known,
      count(*) FILTER (WHERE i.state IN (0, 1) OR (i.state IS NULL AND NOT w.is_common))::int AS new_words
    FROM ${articles} t
    JOIN article_word w ON w.article_id = t.id
    LEFT JOIN main_voc_item i ON i.user_id = ${reader} AND i.spell_id = w.spell_id
    GROUP BY w.article_id`
}

/** A row of `vocabularyOf`; null for an article without words of the dictionary. */
interface DatabaseVocabulary {
  readonly tokens: number | null
  readonly known: number | null
  readonly new_words: number | null
}

export interface DatabaseSummary extends DatabaseVocabulary {
  readonly id: number
  readonly user_id: number
  readonly username: string
  readonly title: string
  readonly access_modifier: 'private' | 'public'
  readonly keywords: string
  readonly level: ArticleSummary['level']
  readonly word_count: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly beginning: string
}

export interface DatabaseArticle extends DatabaseSummary {
  readonly md_content: string
  readonly raw_content: string
  readonly html: string
}

/** @param hasReader false for visitors, to whom no word is known or new */
export function presentedSummary(row: DatabaseSummary, hasReader: boolean): ArticleSummary {
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

export function presentedArticle(row: DatabaseArticle, hasReader: boolean): Article {
  const { md_content, raw_content, html } = row
  return { ...presentedSummary(row, hasReader), md_content, raw_content, html }
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
