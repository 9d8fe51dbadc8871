import type { ArticleSummary, SuitedArticle } from '@wordhoard/contracts/articles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { isDueText } from '../vocabulary/word.queries'
import { type DatabaseSummary, presentedSummary, summaryColumns, vocabularyOf } from './article-rows'

/** Of each level so many, the newest that have not been read, are looked at, however many articles there are. */
const MOST_SAMPLED = 25
/** From this place on an article has been read. */
const READ_POSITION = 0.9
/**
 * A text is understood without help from about 98 words in 100 known, and with help from about 95 (Nation, 2006); far below
 * it is no reading. With everything known there is nothing to learn.
 */
const [LEAST_KNOWN, BEST_KNOWN, MOST_KNOWN] = [0.85, 0.95, 0.995]

/** $1 reader, $2 how many. Levels are walked one by one, so that an index gives the newest of each. */
const suited = `
  WITH page AS MATERIALIZED (
    SELECT a.id FROM (VALUES ('A1'), ('A2'), ('B1'), ('B2'), ('C1'), ('C2')) AS l (level), LATERAL (
      SELECT id FROM article a
      WHERE a.access_modifier = 'public' AND a.level = l.level AND a.user_id <> $1
        AND NOT EXISTS (
          SELECT FROM article_progress p WHERE p.user_id = $1 AND p.article_id = a.id AND p.position >= ${READ_POSITION}
        )
        AND NOT EXISTS (
          SELECT FROM read_text t WHERE t.user_id = $1 AND t.hash = sha256(convert_to(a.raw_content, 'UTF8'))
        )
      ORDER BY a.id DESC LIMIT ${MOST_SAMPLED}
    ) a
  ), vocabulary AS (${vocabularyOf('page', '$1')}
  ), due AS (
    SELECT w.article_id, count(*)::int AS due_words FROM page JOIN article_word w ON w.article_id = page.id
    JOIN main_voc_item i ON i.user_id = $1 AND i.spell_id = w.spell_id AND ${isDueText}
    GROUP BY w.article_id
  ), ranked AS (
    SELECT v.*, coalesce(due_words, 0) AS due_words, v.known::float8 / greatest(v.tokens, 1) AS share
    FROM vocabulary v LEFT JOIN due USING (article_id)
  ), best AS (
    SELECT * FROM ranked
    ORDER BY (share BETWEEN ${LEAST_KNOWN} AND ${MOST_KNOWN}) DESC,
      CASE WHEN share BETWEEN ${LEAST_KNOWN} AND ${MOST_KNOWN} THEN due_words ELSE 0 END DESC,
      abs(share - ${BEST_KNOWN}), article_id DESC
    LIMIT $2
  )
  SELECT ${summaryColumns}, best.tokens, best.known, best.new_words, best.due_words
  FROM best JOIN article a ON a.id = best.article_id JOIN user_account u ON u.id = a.user_id
  ORDER BY (share BETWEEN ${LEAST_KNOWN} AND ${MOST_KNOWN}) DESC,
    CASE WHEN share BETWEEN ${LEAST_KNOWN} AND ${MOST_KNOWN} THEN best.due_words ELSE 0 END DESC,
    abs(share - ${BEST_KNOWN}), a.id DESC`

/**
 * Public articles of others for a reader: near what they can read, those with most due words first; where none is near, the
 * nearest. Fewer than asked for when there are no more.
 */
export async function suitedArticles(pool: pg.Pool, actor: Actor, limit: number): Promise<SuitedArticle[]> {
  const { rows } = await pool.query<DatabaseSummary & { due_words: number }>(suited, [actor.userId, limit])
  return rows.map(({ due_words, ...row }): ArticleSummary & { due_words: number } => ({
    ...presentedSummary(row, true),
    due_words,
  }))
}
