import { makeAccount } from '@wordhoard/testkit/database/account-rows'
import type pg from 'pg'
import { compareRates, processorRow, rateRow, type Target } from './compare-rates'
import { startOnTestDatabase } from './product-on-test-database'
import type { BenchRow } from './row'

const ARTICLES = 100_000
const PAGE_SIZE = 50

/**
 * Measures lists of 100,000 public articles: the first and the last pages against the same SQL by hand, and pages from
 * the thousandth, found by the article before them, and the count against the first pages.
 */
export async function benchArticles(): Promise<BenchRow[]> {
  const { client, product, startBare, stop } = await startOnTestDatabase({ fill: insertArticles })
  try {
    const bare = await startBare()
    const offsetsFrom = (from: number) => Array.from({ length: 20 }, (_, page) => from + page * PAGE_SIZE)
    const firstPages = offsetsFrom(0)
    const lastPages = offsetsFrom(ARTICLES - 20 * PAGE_SIZE)
    const list = (offsets: readonly number[]): Target => [
      product,
      offsets.map((offset) => `/api/articles/?limit=${PAGE_SIZE}&offset=${offset}`),
    ]
    const bareList = (offsets: readonly number[]): Target => [
      bare,
      offsets.map((offset) => `/articles?offset=${offset}`),
    ]
    const deepPages = await idsBeforePages(client, offsetsFrom(999 * PAGE_SIZE))
    const deep = deepPages.map((id) => `/api/articles/?limit=${PAGE_SIZE}&before_id=${id}`)
    const what = 'public articles, 50 of 100,000'
    const whatDeep = `${what}: pages from the thousandth, by the article before`
    const byHand = 'of the same SQL by hand'
    const deepPagesRate = await compareRates([product, deep], list(firstPages))
    return [
      rateRow(
        `${what}: first pages`,
        await compareRates(list(firstPages), bareList(firstPages)),
        0.7,
        byHand,
      ),
      rateRow(`${what}: last pages`, await compareRates(list(lastPages), bareList(lastPages)), 0.7, byHand),
      rateRow(whatDeep, deepPagesRate, 0.9, 'of the first pages'),
      processorRow(whatDeep, deepPagesRate, 0.9, 'of the first pages'),
      rateRow(
        'count of 100,000 public articles',
        await compareRates([product, ['/api/articles/count']], list(firstPages)),
        1,
        'of a page of 50',
      ),
    ]
  } finally {
    await stop()
  }
}

async function insertArticles(client: pg.Client): Promise<void> {
  const authors: number[] = []
  for (let author = 0; author < 20; author++) authors.push((await makeAccount(client)).userId)
  // The trigger updates the count row by row, which is too slow for 100,000 inserts, so we set it once afterwards.
  await client.query('ALTER TABLE article DISABLE TRIGGER article_count')
  await client.query(
    `INSERT INTO article (user_id, title, access_modifier, keywords, md_content, raw_content, html, level, word_count, updated_at)
     SELECT ($1::int[])[1 + n % 20], 'On the ' || n || 'th tide', 'public', 'sea, tide', text, text, '<p>' || text || '</p>',
       (ARRAY['A2', 'B1', 'B2', 'C1', 'C2'])[1 + n % 5], 120, now()
     FROM (SELECT n, repeat('The tide comes in and the tide goes out, ' || n || ' times. ', 20) AS text
       FROM generate_series(1, ${ARTICLES}) n) made`,
    [authors],
  )
  await client.query('ALTER TABLE article ENABLE TRIGGER article_count')
  await client.query(`UPDATE article_count SET count = ${ARTICLES} WHERE name = 'public'`)
  await client.query('VACUUM ANALYZE article')
}

/** Returns the id of the article before each page. */
async function idsBeforePages(client: pg.Client, offsets: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id DESC) AS place FROM article WHERE access_modifier = 'public') a
     WHERE place = ANY($1)`,
    [offsets],
  )
  return rows.map(({ id }) => id)
}
