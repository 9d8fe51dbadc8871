import { join } from 'node:path'
import { makeAccount } from '@wordhoard/testkit/database/account-rows'
import { openTestTemplate } from '@wordhoard/testkit/database/test-dictionary'
import { processorTime } from '@wordhoard/testkit/measuring/process-usage'
import { type RunningServer, startServer } from '@wordhoard/testkit/server/start-server'
import pg from 'pg'
import { DURATION_SECONDS, requestsPerSecond } from './request-rate'
import type { BenchRow } from './row'
import { median } from './statistics'

const ROUNDS = 5
const ARTICLES = 100_000
const PAGE_SIZE = 50

/**
 * Measures lists of 100,000 public articles: the first and the last pages against the same SQL by hand, and pages from
 * the thousandth, found by the article before them, and the count against the first pages.
 */
export async function benchArticles(): Promise<BenchRow[]> {
  const { connectionString, close } = await openTestTemplate()
  const client = new pg.Client({ connectionString })
  await client.connect()
  await insertArticles(client)
  const env = {
    DATABASE_URL: connectionString,
    DATA_DIR: '.data-test',
    RATE_LIMIT: 'off',
    HUMAN_CHECK: 'off',
  }
  const product = await startServer([join('apps', 'api', 'dist', 'server.js')], '/api/ready', env)
  const bare = await startServer(['--import', 'tsx', join('bench', 'vocabulary-server.ts')], '/ready', env)
  const offsetsFrom = (from: number) => Array.from({ length: 20 }, (_, page) => from + page * PAGE_SIZE)
  const firstPages = offsetsFrom(0)
  const lastPages = offsetsFrom(ARTICLES - 20 * PAGE_SIZE)
  const measureList = (offsets: readonly number[]) => () =>
    requestsPerSecond(
      product.url,
      offsets.map((offset) => `/api/articles/?limit=${PAGE_SIZE}&offset=${offset}`),
    )
  const measureBare = (offsets: readonly number[]) => () =>
    requestsPerSecond(
      bare.url,
      offsets.map((offset) => `/articles?offset=${offset}`),
    )
  const deepPages = await idsBeforePages(client, offsetsFrom(999 * PAGE_SIZE))
  const measureDeep = () =>
    requestsPerSecond(
      product.url,
      deepPages.map((id) => `/api/articles/?limit=${PAGE_SIZE}&before_id=${id}`),
    )
  const measureCount = () => requestsPerSecond(product.url, ['/api/articles/count'])
  try {
    return [
      await compareRates(
        'public articles, 50 of 100,000: first pages',
        measureList(firstPages),
        measureBare(firstPages),
        0.7,
      ),
      await compareRates(
        'public articles, 50 of 100,000: last pages',
        measureList(lastPages),
        measureBare(lastPages),
        0.7,
      ),
      await compareDeepPages(product, measureDeep, measureList(firstPages)),
      await compareRates(
        'count of 100,000 public articles, relative to a page of 50',
        measureCount,
        measureList(firstPages),
        1,
      ),
    ]
  } finally {
    await bare.stop()
    await product.stop()
    await client.end()
    await close()
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

async function compareRates(
  what: string,
  measure: () => Promise<number>,
  measureBaseline: () => Promise<number>,
  minRatio: number,
  baseline = 'of the same SQL by hand',
): Promise<BenchRow> {
  const rounds: { a: number; b: number }[] = []
  // Neither is always the one that comes after the other.
  for (let round = 0; round < ROUNDS; round++) {
    const early = round % 2 === 0 ? await measure() : undefined
    const b = await measureBaseline()
    rounds.push({ a: early ?? (await measure()), b })
  }
  const value = median(rounds.map(({ a, b }) => a / b))
  const rates = [median(rounds.map(({ a }) => a)), median(rounds.map(({ b }) => b))] as const
  return {
    what,
    value: `${value.toFixed(2)} (${rates[0].toFixed(0)} : ${rates[1].toFixed(0)} /s)`,
    bar: minRatio === 1 ? '≥ 1' : `≥ ${minRatio.toFixed(2)} ${baseline}`,
    holds: value >= minRatio,
  }
}

/** The same, with the server's processor time of a page, which other work on the machine changes less. */
async function compareDeepPages(
  product: RunningServer,
  measureDeep: () => Promise<number>,
  measureFirst: () => Promise<number>,
): Promise<BenchRow> {
  const costs = { deep: [] as number[], first: [] as number[] }
  const counted = (kept: number[], measure: () => Promise<number>) => async () => {
    const before = processorTime(product.pid)
    const rate = await measure()
    kept.push((processorTime(product.pid) - before) / (rate * DURATION_SECONDS))
    return rate
  }
  const row = await compareRates(
    'public articles, 50 of 100,000: pages from the thousandth, by the article before, relative to the first pages; processor time of the server for one',
    counted(costs.deep, measureDeep),
    counted(costs.first, measureFirst),
    0.9,
    'of the first pages',
  )
  const [deep, first] = [median(costs.deep), median(costs.first)]
  return {
    ...row,
    value: `${row.value}; ${(deep / first).toFixed(2)}× (${deep.toFixed(2)} : ${first.toFixed(2)} ms)`,
  }
}
