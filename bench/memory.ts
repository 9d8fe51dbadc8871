import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Game, PriorityWord } from '@wordhoard/contracts/learning'
import { openTestTemplate } from '@wordhoard/testkit/database/test-dictionary'
import { residentMegabytes } from '@wordhoard/testkit/measuring/process-usage'
import { type RunningServer, startProduct } from '@wordhoard/testkit/server/start-server'
import pg from 'pg'
import { misspell } from './look-up'
import { prose } from './prose'
import { type Reader, signInReader } from './reader/reader-account'
import type { BenchRow } from './row'

const LEARNERS = 12
const WORDS_EACH = 1_500
const CONNECTIONS = 8
/** Numbers of calls after which the memory is read. */
const STOPS = [0, 5_000, 10_000, 20_000] as const
const MAX_MEGABYTES = 300
/** Time in ms that the server has before its memory is read, as between two learners at night. */
const REST_MS = 2_000

interface Usage {
  readonly calls: number
  readonly resident: number
  readonly heap: number
  readonly external: number
}

/** Measures the memory of a server that answers what learners ask: look-ups, searches, games, sounds, statistics. */
export async function benchMemory(): Promise<BenchRow[]> {
  const { connectionString, close } = await openTestTemplate()
  const client = new pg.Client({ connectionString })
  await client.connect()
  const token = randomBytes(16).toString('hex')
  const product = await startProduct('.data-test', {
    DATABASE_URL: connectionString,
    HUMAN_CHECK: 'off',
    METRICS_TOKEN: token,
  })
  try {
    const learners: Reader[] = []
    for (let n = 0; n < LEARNERS; n++) learners.push(await createLearner(client, product, n))
    const languages = (await (await fetch(`${product.url}/api/dict/languages`)).json()) as { lang: string }[]
    const call = makeMixedCalls(
      product,
      learners,
      languages.map(({ lang }) => lang),
    )
    const usages: Usage[] = []
    let made = 0
    for (const stop of STOPS) {
      const work = async () => {
        while (made < stop) await call(made++)
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, work))
      await sleep(REST_MS)
      usages.push(await readUsage(product, stop, token))
      console.info(`   after ${stop.toLocaleString('en-GB')} calls:`, usages.at(-1))
    }
    return [memoryRow(usages)]
  } finally {
    await product.stop()
    await client.end()
    await close()
  }
}

function memoryRow(usages: readonly Usage[]): BenchRow {
  const list = (of: (usage: Usage) => number) => usages.map((usage) => of(usage).toFixed(0)).join(' · ')
  const last = usages.at(-1)!
  return {
    what: `memory of the server after ${STOPS.map((stop) => stop.toLocaleString('en-GB')).join(' · ')} mixed calls, sounds and translations included; of it the heap; outside of it`,
    value: `${list(({ resident }) => resident)} MB; ${list(({ heap }) => heap)}; ${list(({ external }) => external)} MB`,
    bar: `≤ ${MAX_MEGABYTES} MB`,
    holds: last.resident <= MAX_MEGABYTES,
  }
}

/** Makes a learner with words of their own, some of which are due. */
async function createLearner(client: pg.Client, product: RunningServer, n: number): Promise<Reader> {
  const me = await signInReader(client, product)
  await client.query(
    `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark, score, repeat_count, phase, stability,
       difficulty, last_repeated_at, next_repeated_at)
     SELECT $1, id, spell_lower, 1, 1, 3, 3, 2, 1 + id % 90, 5, now() - make_interval(days => id % 60),
       now() + make_interval(days => id % 60 - 30)
     FROM spell WHERE EXISTS (SELECT FROM spell_document d WHERE d.spell_id = id)
     ORDER BY md5(spell_lower || $2) LIMIT ${WORDS_EACH}`,
    [me.userId, String(n)],
  )
  return me
}

/** Returns a function that makes the call of a number: the same calls in every run, but for what games ask. */
function makeMixedCalls(product: RunningServer, learners: readonly Reader[], languages: readonly string[]) {
  const sentences = prose()
    .text.split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.length > 30 && sentence.length < 280)
  const games = new Map<Reader, Game[]>()
  const get = async (path: string, me?: Reader) => {
    const answer = await fetch(`${product.url}/api${path}`, { headers: me?.headers ?? {} })
    const body = await answer.text()
    // Prose has words that no dictionary has, and some entries cannot be spoken.
    if (!answer.ok && answer.status !== 404) throw new Error(`${path} answered ${answer.status}: ${body}`)
    return body
  }
  const post = async (path: string, me: Reader, body: object) => {
    const answer = await fetch(`${product.url}/api${path}`, {
      method: 'POST',
      headers: { ...me.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${bytes.toString()}`)
    return bytes
  }
  const wordOf = (sentence: string, n: number) => {
    const words = sentence.match(/\p{L}{3,}/gu) ?? ['word']
    return words[n % words.length]!
  }
  const beginSession = async (me: Reader) => {
    const words = JSON.parse(await get('/learn/priority-words?limit=10', me)) as PriorityWord[]
    const made = await post('/learn/create-games', me, {
      forgotten_spell_ids: words.map(({ spell_id }) => spell_id),
      remembered_spell_ids: [],
      wanted_words_number: 10,
      size: 'medium',
    })
    games.set(me, JSON.parse(made.toString()) as Game[])
  }
  const answerGame = async (me: Reader) => {
    const game = games.get(me)?.shift()
    if (!game) return beginSession(me)
    await post('/learn/check-answer', me, {
      token: game.token,
      game_id: game.id,
      game_session_id: game.game_session_id,
      game_name: game.name,
      answer: 'something',
      tz: 'Europe/London',
    })
  }
  const statistics = ['/learn/insights', '/learn/learning-stat', '/learn/activity-stats-per-day', '/main-voc']
  return async (n: number): Promise<void> => {
    const me = learners[n % learners.length]!
    const sentence = sentences[(n * 37) % sentences.length]!
    const word = wordOf(sentence, n)
    const [text, context] = [encodeURIComponent(word), encodeURIComponent(sentence)]
    const lang = n % 3 === 0 || languages.length === 0 ? '' : `lang=${languages[n % languages.length]}`
    switch (n % 20) {
      case 0:
      case 1:
        return answerGame(me)
      case 2:
        await get(statistics[(n / 20) % statistics.length]!, me)
        return
      case 3:
        await post('/audio/sentence', me, { text: sentence })
        return
      case 4: {
        const found = JSON.parse(await get(`/dict/get_only/word/${text}`)) as { id: number }[]
        if (found[0]) await get(`/audio/dict/${found[0].id}`)
        return
      }
      case 5:
      case 6:
        await get(`/dict/get_only/word/${encodeURIComponent(misspell(word.toLowerCase(), n))}`)
        return
      default:
        if (n % 20 < 13) await get(`/dict/spell/${text}?${lang}`)
        else await get(`/dict/look-up?text=${text}&context=${context}&${lang}`, me)
    }
  }
}

/** Reads the memory of the server and of its heap, in MB. */
async function readUsage(product: RunningServer, calls: number, token: string): Promise<Usage> {
  const answer = await fetch(`${product.url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const figures = await answer.text()
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(figures)?.[1]) / 1_048_576
  return {
    calls,
    resident: residentMegabytes(product.pid),
    heap: megabytes('nodejs_heap_size_used_bytes'),
    external: megabytes('nodejs_external_memory_bytes'),
  }
}
