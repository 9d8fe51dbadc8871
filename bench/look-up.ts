import { join } from 'node:path'
import { openDatabase } from '@wordhoard/database/open'
import { projectRoot } from '@wordhoard/database/project-root'
import { processorTime, residentMegabytes } from '@wordhoard/testkit/measuring/process-usage'
import { startProduct, startServer } from '@wordhoard/testkit/server/start-server'
import { compareRates, processorRow, rateRow } from './compare-rates'
import { wordsAsRead } from './novel-words'
import type { MeasuredServer } from './request-rate'
import type { BenchRow } from './row'
import { percentile } from './statistics'

const WORDS = 2_000

/** Measures look-up, search and ranking calls of the built server side by side with a bare Fastify route. */
export async function benchLookUp(): Promise<BenchRow[]> {
  const product = await startProduct()
  const database = await openDatabase({ dataDir: join(projectRoot(), '.data-test'), share: true })
  const bare = await startServer(['--import', 'tsx', join('bench', 'bare-server.ts')], '/ready', {
    DATABASE_URL: database.ownerConnectionString,
  })
  const rows: BenchRow[] = []
  try {
    const bodies: Record<string, string> = {}
    const words: string[] = []
    const cold: number[] = []
    for (const word of wordsAsRead(WORDS)) {
      const isKnown = word in bodies
      const started = performance.now()
      const answer = await fetch(`${product.url}/api/dict/spell/${encodeURIComponent(word)}`)
      const body = await answer.text()
      if (!answer.ok) continue
      if (!isKnown) cold.push(performance.now() - started)
      words.push(word)
      bodies[word] = body
    }
    await storeBodies(bare.url, bodies)
    rows.push({
      what: `look-up, first time: ${cold.length} words, p50 · p95`,
      value: `${percentile(cold, 0.5).toFixed(1)} · ${percentile(cold, 0.95).toFixed(1)} ms`,
      bar: '(for information)',
      holds: true,
    })
    await checkSameAnswers(product.url, bare.url, words.slice(0, 200))
    const paths = (prefix: string) => words.map((word) => `${prefix}${encodeURIComponent(word)}`)
    const lookUps = await compareRates([product, paths('/api/dict/spell/')], [bare, paths('/bare/')])
    const novel = 'look-ups of the words of a novel, repeated (GET /api/dict/spell/{text})'
    rows.push(rateRow(novel, lookUps, 0.75), processorRow(novel, lookUps, 0.75))
    rows.push(await measureTranslated(product, bare, words))
    await storeBodies(bare.url, bodies)
    const headwords = words.filter(
      (word) => (JSON.parse(bodies[word]!) as { spell_lower: string }[])[0]?.spell_lower === word,
    )
    const encoded = headwords.map((word) => encodeURIComponent(word))
    const prisma = await compareRates(
      [product, encoded.map((word) => `/api/dict/spell/${word}`)],
      [bare, encoded.map((word) => `/prisma/${word}`)],
    )
    rows.push({
      what: 'look-up, repeated, relative to a route with Prisma findUnique and include',
      value: `${prisma.ratio.toFixed(0)}× (${prisma.first.perSecond.toFixed(0)} : ${prisma.second.perSecond.toFixed(0)} /s)`,
      bar: '≥ 10×',
      holds: prisma.ratio >= 10,
    })

    const typed = words
      .filter((word) => word.length > 3)
      .map((word, i) => (i % 2 ? word.slice(0, 2 + (i % 4)) : misspell(word, i)))
    const found: Record<string, string> = {}
    for (const query of typed) {
      found[query] = await (
        await fetch(`${product.url}/api/dict/get_only/word/${encodeURIComponent(query)}`)
      ).text()
    }
    await storeBodies(bare.url, found)
    const searches = await compareRates(
      [product, typed.map((query) => `/api/dict/get_only/word/${encodeURIComponent(query)}`)],
      [bare, typed.map((query) => `/bare/${encodeURIComponent(query)}`)],
    )
    const searching = 'search box over HTTP: prefixes and misspellings'
    rows.push(rateRow(searching, searches, 0.65), processorRow(searching, searches, 0.65))
    rows.push(...(await measureTopDefinitions(product)))
    rows.push({
      what: 'memory of the server after these calls',
      value: `${residentMegabytes(product.pid).toFixed(0)} MB`,
      bar: '≤ 300 MB at 600,000 words',
      holds: residentMegabytes(product.pid) <= 300,
    })
    rows.push({
      what: 'time from start until ready, embedded PostgreSQL included',
      value: `${(product.readyAfter / 1000).toFixed(2)} s`,
      bar: '≤ 5 s; ≤ 2 s for the dictionary',
      holds: product.readyAfter <= 5_000,
    })
  } finally {
    await bare.stop()
    await database.close()
    await product.stop()
  }
  return rows
}

/** Measures look-ups with translations beside a bare route that sends the same bytes, every language in turn. */
async function measureTranslated(
  product: MeasuredServer,
  bare: MeasuredServer,
  words: readonly string[],
): Promise<BenchRow> {
  const languages = (await (await fetch(`${product.url}/api/dict/languages`)).json()) as { lang: string }[]
  // All languages are in memory, as on a server with readers from everywhere.
  for (const { lang } of languages) await fetch(`${product.url}/api/dict/spell/word?lang=${lang}`)
  const bodies: Record<string, string> = {}
  for (const word of new Set(words)) {
    bodies[word] = await (
      await fetch(`${product.url}/api/dict/spell/${encodeURIComponent(word)}?lang=de`)
    ).text()
  }
  await storeBodies(bare.url, bodies)
  const rates = await compareRates(
    [product, words.map((word) => `/api/dict/spell/${encodeURIComponent(word)}?lang=de`)],
    [bare, words.map((word) => `/bare/${encodeURIComponent(word)}`)],
  )
  return rateRow('look-up with translations (?lang=de), repeated', rates, 0.65)
}

async function storeBodies(url: string, bodies: Record<string, string>): Promise<void> {
  await fetch(`${url}/bodies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodies),
  })
}

async function checkSameAnswers(product: string, bare: string, words: readonly string[]): Promise<void> {
  for (const word of words) {
    const path = encodeURIComponent(word)
    const [a, b] = await Promise.all([
      fetch(`${product}/api/dict/spell/${path}`).then((answer) => answer.arrayBuffer()),
      fetch(`${bare}/bare/${path}`).then((answer) => answer.arrayBuffer()),
    ])
    if (!Buffer.from(a).equals(Buffer.from(b)))
      throw new Error(`The product and the bare route answer differently for "${word}"`)
  }
}

/** Words with the most senses, in the beginnings of sentences that differ from call to call. */
const contexts = [
  ['bank', 'She went to the bank to pay in a cheque before noon'],
  ['run', 'the mill had run for forty years without a single pause'],
  ['break', 'he would break the news to them after supper if he could'],
  ['set', 'they set the table with the blue plates and waited'],
  ['take', 'it would take more than an apology to mend the matter'],
] as const
const RANKING_ROUNDS = 60
/** Rounds that only warm up. */
const FIRST_ROUNDS = 4

/** Measures rankings of senses, each in a sentence that was not asked for before. */
async function measureTopDefinitions(product: MeasuredServer): Promise<BenchRow[]> {
  const times: number[] = []
  let used = 0
  const ids = new Map<string, number>()
  for (const [word] of contexts) {
    const found = await fetch(`${product.url}/api/dict/get_only/word/${word}`)
    ids.set(word, ((await found.json()) as { id: number }[])[0]!.id)
  }
  const sentences = wordsAsRead(RANKING_ROUNDS * contexts.length)
  for (let round = -FIRST_ROUNDS; round < RANKING_ROUNDS; round++) {
    if (round === 0) used = processorTime(product.pid)
    for (const [at, [word, context]] of contexts.entries()) {
      const changed = `${context}, ${sentences.at(round * contexts.length + at)}`
      const started = performance.now()
      const answer = await fetch(
        `${product.url}/api/embeddings/top-definitions?spell_id=${ids.get(word)}&context=${encodeURIComponent(changed)}`,
      )
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`top-definitions returned ${answer.status}`)
      if (round >= 0) times.push(performance.now() - started)
    }
  }
  const p95 = percentile(times, 0.95)
  const processor = (processorTime(product.pid) - used) / times.length
  const what = 'top-definitions of the words with the most senses, each time another sentence'
  return [
    {
      what: `${what}, p50 · p95`,
      value: `${percentile(times, 0.5).toFixed(1)} · ${p95.toFixed(1)} ms`,
      bar: '≤ 8 ms',
      holds: p95 <= 8,
    },
    {
      what: `${what}, processor time of the server, mean`,
      value: `${processor.toFixed(1)} ms`,
      bar: '≤ 3 ms',
      holds: processor <= 3,
    },
  ]
}

/** Returns the word with a typing error: a letter left out, doubled, or swapped with its neighbour. */
export function misspell(word: string, seed: number): string {
  const at = 1 + (seed % (word.length - 1))
  if (seed % 3 === 0) return word.slice(0, at) + word.slice(at + 1)
  if (seed % 3 === 1) return word.slice(0, at) + word[at - 1] + word.slice(at)
  return word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1)
}
