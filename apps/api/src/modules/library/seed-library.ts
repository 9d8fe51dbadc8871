import { type LibraryArticle, readLibrary } from '@wordhoard/library/library'
import type pg from 'pg'
import { noOwner } from '../../lib/threads/thread-pool'
import { transaction } from '../../lib/transaction'
import type { MarkdownRenderer } from '../articles/markdown-renderer'
import type { TextWords } from '../vocabulary/texts/text-words'
import { authorEmail, libraryAuthor } from './library-author'

/** One server at a time; the number has no meaning. */
const SEED_LOCK = 7_203_120

export interface RenderedArticle extends LibraryArticle {
  readonly text: string
  readonly html: string
}

/**
 * Renders those articles of the library that are not offered yet, or whose text, keywords or level have changed; an article
 * is known again by its title. Needs no dictionary, so that a first start can do both at a time.
 */
export async function renderLibrary(
  pool: pg.Pool,
  markdown: MarkdownRenderer,
  library: readonly LibraryArticle[] = readLibrary(),
): Promise<RenderedArticle[]> {
  const { rows } = await pool.query<{ title: string; keywords: string; md_content: string; level: string }>(
    `SELECT title, keywords, md_content, level FROM article
     WHERE user_id = (SELECT id FROM user_account WHERE email = $1)`,
    [authorEmail],
  )
  const stored = new Map(rows.map((row) => [row.title, row]))
  const stale = library.filter(({ title, keywords, markdown, level }) => {
    const row = stored.get(title)
    return row?.md_content !== markdown || row.keywords !== keywords || row.level !== level
  })
  const rendered: RenderedArticle[] = []
  for (const article of stale) {
    rendered.push({ ...article, ...(await markdown.render(article.markdown, noOwner)) })
  }
  return rendered
}

/**
 * Offers articles of the library to everybody, under an account of its own. Nothing is ever removed: a title that is not in
 * the library any more stays, since somebody may be reading it.
 */
export async function offerLibrary(
  pool: pg.Pool,
  textWords: TextWords,
  articles: readonly RenderedArticle[],
): Promise<void> {
  if (articles.length === 0) return
  const rows = articles.map(({ title, keywords, markdown, level, text, html }) => {
    const { words, wordCount } = textWords.read(text)
    return {
      title,
      keywords,
      md_content: markdown,
      raw_content: text,
      html,
      word_count: wordCount,
      // It was written for that level: an estimate of so short a text is no better.
      level,
      words: words.map(({ spellId, count, isCommon }) => [spellId, count, isCommon] as const),
    }
  })
  // The hardest first: lists begin with the newest article, so a new reader meets the easiest.
  rows.reverse()
  await transaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK])
    await save(client, await libraryAuthor(client), rows)
  })
}

/** Adds and changes articles with their words, by one statement each. */
async function save(client: pg.PoolClient, authorId: number, rows: readonly object[]): Promise<void> {
  const given = `jsonb_to_recordset($2::jsonb) AS given (place int, title text, keywords text, md_content text,
    raw_content text, html text, word_count int, level text, words jsonb)`
  const values = [authorId, JSON.stringify(rows.map((row, place) => ({ ...row, place })))]
  await client.query(
    `UPDATE article a SET keywords = given.keywords, md_content = given.md_content, raw_content = given.raw_content,
       html = given.html, word_count = given.word_count, level = given.level, updated_at = now()
     FROM ${given} WHERE a.user_id = $1 AND a.title = given.title`,
    values,
  )
  await client.query(
    `INSERT INTO article (user_id, title, access_modifier, keywords, md_content, raw_content, html, word_count, level)
     SELECT $1, given.title, 'public', given.keywords, given.md_content, given.raw_content, given.html, given.word_count,
       given.level
     FROM ${given}
     WHERE NOT EXISTS (SELECT FROM article a WHERE a.user_id = $1 AND a.title = given.title)
     ORDER BY given.place`,
    values,
  )
  await client.query(
    `DELETE FROM article_word w USING article a, ${given}
     WHERE a.user_id = $1 AND a.title = given.title AND w.article_id = a.id`,
    values,
  )
  await client.query(
    `INSERT INTO article_word (article_id, spell_id, count, is_common)
     SELECT a.id, (word -> 0)::int, (word -> 1)::int, (word -> 2)::boolean
     FROM ${given} JOIN article a ON a.user_id = $1 AND a.title = given.title
     CROSS JOIN LATERAL jsonb_array_elements(given.words) word`,
    values,
  )
}
