import { readFileSync } from 'node:fs'
import { makeAccount } from '@wordhoard/testkit/database/account-rows'
import type { RunningServer } from '@wordhoard/testkit/server/start-server'
import type pg from 'pg'
import { compareRates, rateRow } from '../compare-rates'
import { startOnTestDatabase } from '../product-on-test-database'
import { findNovel } from '../prose'
import { signInReader } from '../reader/reader-account'
import type { BenchRow } from '../row'
import { median } from '../statistics'

const ROUNDS = 5
const WORDS = 100_000

/**
 * Measures the main vocabulary: signed-in reads with 100,000 words, and adding novels, compared with the same SQL by
 * hand.
 */
export async function benchVocabulary(): Promise<BenchRow[]> {
  const { client, product, startBare, stop } = await startOnTestDatabase()
  try {
    const bare = await startBare()
    return [...(await measureReads(client, product, bare)), ...(await measureAdditions(client, product))]
  } finally {
    await stop()
  }
}

async function measureReads(
  client: pg.Client,
  product: RunningServer,
  bare: RunningServer,
): Promise<BenchRow[]> {
  const me = await signInReader(client, product)
  await client.query(
    `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark, score, repeat_count)
     SELECT $1, id, spell_lower, 1 + id % 4, 1, (id * 7919 % 1000) / 100.0, id % 30 FROM spell ORDER BY md5(id::text) LIMIT ${WORDS}`,
    [me.userId],
  )
  await client.query('VACUUM ANALYZE main_voc_item')
  const { rows } = await client.query<{ id: number }>(
    'SELECT spell_id AS id FROM main_voc_item WHERE user_id = $1 ORDER BY md5(spell_lower) LIMIT 500',
    [me.userId],
  )
  const sorts = {
    'added (id)': ['orders_by=id&orders_dir=asc', 'i.id ASC'],
    'spell (spell_id)': ['orders_by=spell_id&orders_dir=asc', 'i.spell_lower ASC, i.id ASC'],
    'priority, score': [
      'orders_by=priority&orders_dir=desc&orders_by=score&orders_dir=desc',
      'i.priority DESC, i.score DESC, i.id ASC',
    ],
    repeats: ['orders_by=repeat_count&orders_dir=desc', 'i.repeat_count DESC, i.id ASC'],
  } as const
  const byHand = 'of the same SQL by hand'
  const measured: BenchRow[] = [
    rateRow(
      `one word of a vocabulary of ${WORDS.toLocaleString('en-GB')} (GET /main-voc/item)`,
      await compareRates(
        [product, rows.map(({ id }) => `/api/main-voc/item/${id}`), me.headers],
        [bare, rows.map(({ id }) => `/item?user=${me.userId}&spell=${id}`)],
      ),
      0.7,
      byHand,
    ),
  ]
  for (const [name, [query, order]] of Object.entries(sorts)) {
    const what = `vocabulary, 50 of ${WORDS.toLocaleString('en-GB')} words, sorted by ${name}`
    const offsets = Array.from({ length: 40 }, (_, i) => i * 50)
    const compared = await compareRates(
      [product, offsets.map((offset) => `/api/main-voc?${query}&limit=50&offset=${offset}`), me.headers],
      [
        bare,
        offsets.map(
          (offset) => `/page?user=${me.userId}&offset=${offset}&order=${encodeURIComponent(order)}`,
        ),
      ],
    )
    measured.push(rateRow(what, compared, 0.7, byHand))
    const milliseconds = compared.first.microseconds / 1000
    measured.push({
      what: `${what}: processor time of the server for a page`,
      value: `${milliseconds.toFixed(2)} ms (by hand ${(compared.second.microseconds / 1000).toFixed(2)} ms)`,
      bar: '≤ 1 ms',
      holds: milliseconds <= 1,
    })
  }
  return measured
}

/** The SQL that `add-from-text` runs, bare: it adds the words of the same text for another user. */
const bareInsert = `
  INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, met_count)
  SELECT $1, w.spell_id, w.spell_lower, w.priority, w.met_count
  FROM unnest($2::int[], $3::text[], $4::smallint[], $5::int[]) AS w (spell_id, spell_lower, priority, met_count)`

async function measureAdditions(client: pg.Client, product: RunningServer): Promise<BenchRow[]> {
  const novel = findNovel()
  if (novel === undefined) return []
  const novelText = readFileSync(novel, 'utf8')
  const rows: BenchRow[] = []
  for (const [words, share] of [
    [10_000, 10_000 / 122_000],
    [120_000, 1],
  ] as const) {
    const text = novelText.slice(0, Math.ceil(novelText.length * share))
    const times: { product: number; bare: number }[] = []
    let count = 0
    for (let round = 0; round < ROUNDS; round++) {
      const me = await signInReader(client, product)
      const started = performance.now()
      const answer = await fetch(`${product.url}/api/main-voc/add-from-text/`, {
        method: 'POST',
        headers: { ...me.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      })
      count = ((await answer.json()) as { added: number }).added
      const answered = performance.now()
      const added = await client.query<{
        spell_id: number
        spell_lower: string
        priority: number
        met_count: number
      }>(
        'SELECT spell_id, spell_lower, priority, met_count FROM main_voc_item WHERE user_id = $1 ORDER BY id',
        [me.userId],
      )
      const other = await makeAccount(client)
      const column = <K extends keyof (typeof added.rows)[number]>(key: K) =>
        added.rows.map((row) => row[key])
      const bareStarted = performance.now()
      await client.query(bareInsert, [
        other.userId,
        column('spell_id'),
        column('spell_lower'),
        column('priority'),
        column('met_count'),
      ])
      times.push({ product: answered - started, bare: performance.now() - bareStarted })
    }
    const value = median(times.map((time) => time.product / time.bare))
    rows.push({
      what: `add-from-text: ${words.toLocaleString('en-GB')} words (${count.toLocaleString('en-GB')} entries), time`,
      value: `${value.toFixed(2)}× (${median(times.map((time) => time.product)).toFixed(0)} : ${median(times.map((time) => time.bare)).toFixed(0)} ms)`,
      bar: '≤ 2× the bare INSERT … SELECT',
      holds: value <= 2,
    })
  }
  return rows
}
