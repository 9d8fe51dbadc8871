import type { RunningServer } from '@wordhoard/testkit/server/start-server'
import type pg from 'pg'
import { startOnTestDatabase } from '../product-on-test-database'
import { type Reader, signInReader } from '../reader/reader-account'
import type { BenchRow } from '../row'
import { median } from '../statistics'

const ROUNDS = 60
/** Answers of the learners compared, over so many days up to today, and of so many words. */
const few = { answers: 50, days: 1, words: 40 }
const many = { answers: 10_000, days: 200, words: 2000 }

/** Measures what reads a learner's own log, after 10,000 answers against 50: in turn, on one server. */
export async function benchOwnLog(): Promise<BenchRow[]> {
  const { client, product, stop } = await startOnTestDatabase()
  try {
    const beginner = await createLearner(client, product, few)
    const regular = await createLearner(client, product, many)
    await client.query('VACUUM ANALYZE main_voc_item, answer_log')
    const rows: BenchRow[] = []
    for (const path of ['learn/insights', 'learn/learning-stat', 'learn/activity-stats-per-day']) {
      rows.push(await compare(product, path, beginner, regular))
    }
    return [...rows, await measureDownload(product, regular)]
  } finally {
    await stop()
  }
}

/** Makes a learner of 2,000 words, of whom the log has answers. Sessions have ten each. */
async function createLearner(
  client: pg.Client,
  product: RunningServer,
  { answers, days, words }: typeof few,
): Promise<Reader> {
  const me = await signInReader(client, product)
  await client.query(
    `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark, score, repeat_count, phase, stability,
       difficulty, last_repeated_at, next_repeated_at)
     SELECT $1, id, spell_lower, 1, 1, 3, 3, 2, 1 + id % 90, 5, now() - make_interval(days => id % 60),
       now() + make_interval(days => id % 60 - 30)
     FROM spell WHERE EXISTS (SELECT FROM spell_document d WHERE d.spell_id = id) ORDER BY md5(spell_lower) LIMIT 2000`,
    [me.userId],
  )
  await client.query(
    `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, milliseconds,
       answered_at, local_date, zone, score_delta, stability, repeat_count_before)
     SELECT $1, 1500000000 + $1 * 10000 + n / 10, n % 10, w.id, 'definition-spelling', 'something', abs(hashtext(n::text)) % 7 > 0, 4000, at,
       (at AT TIME ZONE 'UTC')::date, 'UTC', 0.1, 1 + n % 90, n / $4
     FROM (SELECT n, now() - make_interval(secs => ($2 - n) * 86400.0 * ($3 - 0.9) / $2) AS at
           FROM generate_series(1, $2) n) a
     JOIN (SELECT spell_id AS id, row_number() OVER (ORDER BY spell_id) AS place
           FROM main_voc_item WHERE user_id = $1) w ON w.place = 1 + n * 7919 % $4
     ORDER BY n`,
    [me.userId, answers, days, words],
  )
  return me
}

async function timeOf(product: RunningServer, path: string, me: Reader): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${product.url}/api/${path}`, { headers: me.headers })
  if (!response.ok) throw new Error(`/api/${path} answered ${response.status}`)
  await response.arrayBuffer()
  return performance.now() - started
}

async function compare(
  product: RunningServer,
  path: string,
  beginner: Reader,
  regular: Reader,
): Promise<BenchRow> {
  const short: number[] = []
  const long: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    short.push(await timeOf(product, path, beginner))
    long.push(await timeOf(product, path, regular))
  }
  // The first calls sum, and warm up.
  const [a, b] = [median(long.slice(10)), median(short.slice(10))]
  return {
    what: `${path}, 10,000 answers over 50, p50; the first call, which sums them`,
    value: `${(a / b).toFixed(2)}× (${a.toFixed(1)} : ${b.toFixed(1)} ms); ${long[0]!.toFixed(0)} ms`,
    bar: '≤ 1.3×',
    holds: a / b <= 1.3,
  }
}

/** Downloads all of a learner's data, and looks at how long look-ups wait meanwhile. */
async function measureDownload(product: RunningServer, me: Reader): Promise<BenchRow> {
  const lookUp = () => timeOf(product, 'dict/spell/theory', me)
  for (let round = 0; round < ROUNDS; round++) await lookUp()
  const waits: number[] = []
  const downloads: number[] = []
  for (let round = 0; round < 5; round++) {
    let isDone = false
    const download = timeOf(product, 'users/me/data', me).then((time) => {
      isDone = true
      downloads.push(time)
    })
    while (!isDone) waits.push(await lookUp())
    await download
  }
  const longest = Math.max(...waits)
  return {
    what: 'own data with 10,000 answers, p50; a look-up beside it, p50, longest',
    value: `${median(downloads).toFixed(0)} ms; ${median(waits).toFixed(1)} · ${longest.toFixed(1)} ms`,
    bar: 'nobody waits over 50 ms',
    holds: longest <= 50,
  }
}
