import { type LibraryArticle, readLibrary } from '@wordhoard/library/library'
import type pg from 'pg'
import { transaction } from '../../lib/transaction'
import { type ArticleParts, derivedArticle } from '../articles/derived-article'
import { libraryAuthor } from './library-author'

/** One server at a time; the number has no meaning. */
const SEED_LOCK = 7_203_120

/**
 * Offers the library's articles to everybody, under an account of its own; those that stand there already, by their title,
 * are left as they are unless their text, keywords or level have changed. Nothing is ever removed. A title that is not in the
 * library any more stays, since somebody may be reading it.
 *
 * @returns how many articles were added or changed
 */
export async function seedLibrary(
  { pool, ...parts }: ArticleParts & { readonly pool: pg.Pool },
  library: readonly LibraryArticle[] = readLibrary(),
): Promise<number> {
  return transaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK])
    const authorId = await libraryAuthor(client)
    const stale = await staleArticles(client, authorId, library)
    if (stale.length === 0) return 0
    const rows = await Promise.all(stale.map((article) => rowOf(parts, article, authorId)))
    await save(client, authorId, rows)
    return rows.length
  })
}

interface Row {
  readonly title: string
  readonly keywords: string
  readonly md_content: string
  readonly raw_content: string
  readonly html: string
  readonly word_count: number
  readonly level: string
  readonly words: readonly (readonly [spellId: number, count: number, isCommon: boolean])[]
}

/** The hardest first: lists begin with the newest article, so a new reader meets the easiest. */
async function staleArticles(
  client: pg.PoolClient,
  authorId: number,
  library: readonly LibraryArticle[],
): Promise<LibraryArticle[]> {
  const { rows } = await client.query<Pick<Row, 'title' | 'keywords' | 'md_content' | 'level'>>(
    'SELECT title, keywords, md_content, level FROM article WHERE user_id = $1',
    [authorId],
  )
  const stored = new Map(rows.map((row) => [row.title, row]))
  return library
    .filter(({ title, keywords, markdown, level }) => {
      const row = stored.get(title)
      return row?.md_content !== markdown || row.keywords !== keywords || row.level !== level
    })
    .reverse()
}

async function rowOf(parts: ArticleParts, article: LibraryArticle, authorId: number): Promise<Row> {
  const { title, keywords, markdown: md_content, level } = article
  const input = { title, keywords, md_content, access_modifier: 'public' as const }
  const { text, html, wordCount, words } = await derivedArticle(parts, input, authorId)
  return {
    title,
    keywords,
    md_content,
    raw_content: text,
    html,
    word_count: wordCount,
    // Written for it: an estimate of so short a text is no better.
    level,
    words: words.map(({ spellId, count, isCommon }) => [spellId, count, isCommon]),
  }
}

/** Adds and changes articles with their words, by one statement each. */
async function save(client: pg.PoolClient, authorId: number, rows: readonly Row[]): Promise<void> {
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
