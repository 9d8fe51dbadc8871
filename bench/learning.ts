import type { Game, PriorityWord } from '@wordhoard/contracts/learning'
import { makeAccount } from '@wordhoard/testkit/database/account-rows'
import type { RunningServer } from '@wordhoard/testkit/server/start-server'
import type pg from 'pg'
import { startOnTestDatabase } from './product-on-test-database'
import { type Reader, signInReader } from './reader/reader-account'
import type { BenchRow } from './row'
import { median, percentile } from './statistics'

const WORDS = 100_000
const SESSIONS = 120
const ROUNDS = 5
const ANSWERS_PER_ROUND = 240
const CONNECTIONS = 16

/**
 * Measures learning with 100,000 words: choosing words, making games, and answering them compared with a route that
 * inserts one row.
 */
export async function benchLearning(): Promise<BenchRow[]> {
  const { client, product, startBare, stop } = await startOnTestDatabase()
  try {
    const bare = await startBare()
    const me = await createLearner(client, product)
    return [...(await measureSessions(client, product, me)), await measureAnswers(client, product, bare, me)]
  } finally {
    await stop()
  }
}

/**
 * Makes a learner with a large vocabulary. A third of the words has been practised and is due in the last or next
 * weeks.
 */
async function createLearner(client: pg.Client, product: RunningServer): Promise<Reader> {
  const me = await signInReader(client, product)
  await client.query(
    `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark, score, repeat_count, phase, stability,
       difficulty, last_repeated_at, next_repeated_at)
     SELECT $1, id, spell_lower, 1 + id % 4, 1, CASE WHEN known THEN id % 70 / 10.0 ELSE 0 END,
       CASE WHEN known THEN 3 ELSE 0 END, CASE WHEN known THEN 2 ELSE 0 END, CASE WHEN known THEN 1 + id % 90 END,
       CASE WHEN known THEN 5 END, CASE WHEN known THEN now() - make_interval(days => id % 60) END,
       CASE WHEN known THEN now() + make_interval(days => id % 60 - 30) END
     FROM (SELECT *, id % 3 = 0 AS known FROM spell WHERE EXISTS (SELECT FROM spell_document d WHERE d.spell_id = id)
           ORDER BY md5(id::text) LIMIT ${WORDS}) s`,
    [me.userId],
  )
  // Every tenth word has been looked up in a sentence, so making its games reads the sentence and ranks the senses.
  await client.query(
    `INSERT INTO encounter (user_id, spell_id, sentence, was_looked_up)
     SELECT $1, spell_id, 'They said that the ' || spell_lower || ' was what they had been looking for all day.', true
     FROM main_voc_item WHERE user_id = $1 AND spell_id % 10 = 0`,
    [me.userId],
  )
  await client.query('VACUUM ANALYZE main_voc_item')
  return me
}

async function callLearning<T>(product: RunningServer, me: Reader, path: string, body?: object): Promise<T> {
  const response = await fetch(`${product.url}/api/learn${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...me.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`/api/learn${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

const createGames = (product: RunningServer, me: Reader, spellIds: readonly number[], size = 'medium') =>
  callLearning<Game[]>(product, me, '/create-games', {
    forgotten_spell_ids: spellIds,
    remembered_spell_ids: [],
    wanted_words_number: 10,
    size,
  })

async function pickSpellIds(client: pg.Client, me: Reader, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT spell_id AS id FROM main_voc_item WHERE user_id = $1 ORDER BY md5(spell_lower) LIMIT $2',
    [me.userId, count],
  )
  return rows.map(({ id }) => id)
}

async function measureSessions(client: pg.Client, product: RunningServer, me: Reader): Promise<BenchRow[]> {
  const ids = await pickSpellIds(client, me, 10 * SESSIONS)
  const choosing: number[] = []
  const making: number[] = []
  for (let session = 0; session < SESSIONS; session++) {
    const started = performance.now()
    await callLearning<PriorityWord[]>(product, me, '/priority-words?limit=25')
    const chosenAt = performance.now()
    await createGames(product, me, ids.slice(10 * session, 10 * session + 10))
    choosing.push(chosenAt - started)
    making.push(performance.now() - chosenAt)
  }
  // The first few calls only warm up.
  const row = (what: string, times: readonly number[], maxMs: number): BenchRow => {
    const measured = times.slice(10)
    const value = percentile(measured, 0.95)
    return {
      what,
      value: `${median(measured).toFixed(1)} · ${value.toFixed(1)} ms`,
      bar: `≤ ${maxMs} ms`,
      holds: value <= maxMs,
    }
  }
  return [
    row(`priority-words: 25 of ${WORDS.toLocaleString('en-GB')} words, p50 · p95`, choosing, 30),
    row(
      `create-games: 10 of ${WORDS.toLocaleString('en-GB')} words, different ones each time, p50 · p95`,
      making,
      30,
    ),
  ]
}

/** Returns requests per second for these bodies, over 16 connections. */
async function postsPerSecond(url: string, bodies: readonly object[], headers = {}): Promise<number> {
  const left = [...bodies]
  const started = performance.now()
  const work = async () => {
    for (let body = left.pop(); body; body = left.pop()) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`POST ${url} answered ${response.status} instead of 2xx`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return (1000 * bodies.length) / (performance.now() - started)
}

async function measureAnswers(
  client: pg.Client,
  product: RunningServer,
  bare: RunningServer,
  me: Reader,
): Promise<BenchRow> {
  const other = await makeAccount(client)
  const rounds: { a: number; b: number }[] = []
  let ordinal = 0
  for (let round = 0; round <= ROUNDS; round++) {
    const games: Game[] = []
    const ids = await pickSpellIds(client, me, ((round + 1) * ANSWERS_PER_ROUND) / 3)
    for (let at = (round * ANSWERS_PER_ROUND) / 3; at < ids.length; at += 10) {
      games.push(...(await createGames(product, me, ids.slice(at, at + 10), 'large')))
    }
    const sent = games.map((game) => ({
      token: game.token,
      game_id: game.id,
      game_session_id: game.game_session_id,
      game_name: game.name,
      answer: 'something',
      tz: 'Europe/London',
    }))
    const rows = sent.map((body) => ({ ...body, user: other.userId, ordinal: ordinal++, spell: 1 }))
    const a = await postsPerSecond(`${product.url}/api/learn/check-answer`, sent, me.headers)
    const b = await postsPerSecond(`${bare.url}/answer`, rows)
    // The first round only warms up.
    if (round > 0) rounds.push({ a, b })
  }
  const value = median(rounds.map(({ a, b }) => a / b))
  return {
    what: 'check-answer: rate',
    value: `${value.toFixed(2)} (${median(rounds.map(({ a }) => a)).toFixed(0)} : ${median(rounds.map(({ b }) => b)).toFixed(0)} /s)`,
    bar: '≥ 0.65 of a bare route that inserts one row',
    holds: value >= 0.65,
  }
}
