import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@wordhoard/database/open'
import { projectRoot } from '@wordhoard/database/project-root'
import { buildDictionary } from '@wordhoard/dictionary-build/build'
import { copyAddedRows, writeAddedRows } from '@wordhoard/dictionary-build/testing/added-rows'
import type { MeasuredImport } from '@wordhoard/dictionary-build/testing/measured-import'
import { type KnownWord, writeWiktextract } from '@wordhoard/dictionary-build/testing/wiktextract-file'
import { residentMegabytes } from '@wordhoard/testkit/measuring/process-usage'
import { type RunningServer, startProduct } from '@wordhoard/testkit/server/start-server'
import type pg from 'pg'
import { compareRates, rateRow } from './compare-rates'
import { misspell } from './look-up'
import { wordsAsRead } from './novel-words'
import type { BenchRow } from './row'
import { benchSearch } from './search'
import { median } from './statistics'

/** Number of entries in the generated extract; set IMPORT_ENTRIES and IMPORT_BALLAST to change its size. */
const ENTRIES = Number(process.env.IMPORT_ENTRIES ?? 600_000)
const PADDING_BYTES = Number(process.env.IMPORT_BALLAST ?? 1_200)
const MAX_TIME_RATIO = 3
/** Rounds of COPY, of which the median counts: COPY waits for the disk more than an import does, so its times vary. */
const COPY_ROUNDS = 3
const MAX_MEMORY_MB = 400
const MAX_SERVER_MEMORY_MB = 300

/**
 * Imports an extract of 600,000 entries and 900,000 senses on top of the test dictionary and compares the time with
 * that of COPY of the added rows into a copy of that dictionary. Then compares the server with and without the import.
 */
export async function benchImport(): Promise<BenchRow[]> {
  await updateTestDictionary()
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))
  const [withImport, without] = [join(folder, 'with'), join(folder, 'without')]
  for (const place of [withImport, without]) {
    // Keeps owners: the database's files may belong to another account (prisma/README.md).
    execFileSync('cp', ['-a', join(projectRoot(), '.data-test'), place])
  }
  try {
    return [
      ...(await importAgainstCopy(folder, withImport, without)),
      ...(await compareServers(withImport, without)),
      ...(await benchSearch(withImport)),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Builds the test dictionary if it is out of date: a server that had to build it first would take a minute to be ready.
 */
async function updateTestDictionary(): Promise<void> {
  const database = await openDatabase({ dataDir: join(projectRoot(), '.data-test') })
  await buildDictionary(database.pool, { onProgress: () => undefined })
  await database.close()
}

async function importAgainstCopy(folder: string, withImport: string, without: string): Promise<BenchRow[]> {
  const file = join(folder, 'extract.jsonl')
  const rows = join(folder, 'rows')
  mkdirSync(rows)
  const database = await openDatabase({ dataDir: withImport })
  const lastSpellId = await readHighestSpellId(database.pool)
  await writeWiktextract(file, {
    entries: ENTRIES,
    seed: 1,
    known: await readKnownWords(database.pool),
    paddingBytes: PADDING_BYTES,
    isDamaged: true,
  })
  const measured = await importOnce(database.ownerConnectionString, file)
  await writeAddedRows(database.pool, rows, lastSpellId)
  await database.close()
  const copy = await openDatabase({ dataDir: without })
  const copies: number[] = []
  for (let round = 0; round < COPY_ROUNDS; round++) copies.push(await copyInto(copy.pool, rows))
  const seconds = median(copies)
  const each = copies.map((one) => one.toFixed(0)).join(', ')
  console.info(`import ${measured.seconds.toFixed(0)} s, COPY ${each} s`)
  await copy.close()
  const size = statSync(file).size / 1e9
  const count = (number: number) => number.toLocaleString('en-GB')
  return [
    {
      what: `import of ${count(ENTRIES)} entries (${size.toFixed(1)} GB; the dictionary then has ${count(measured.spells)} words, ${count(measured.definitions)} definitions): time relative to COPY of the same rows`,
      value: `${(measured.seconds / seconds).toFixed(2)} (${measured.seconds.toFixed(0)} s / ${seconds.toFixed(0)} s, the median of ${each})`,
      bar: `≤ ${MAX_TIME_RATIO}`,
      holds: measured.seconds / seconds <= MAX_TIME_RATIO,
    },
    {
      what: 'import: peak memory of the process',
      value: `${measured.peakMegabytes.toFixed(0)} MB`,
      bar: `≤ ${MAX_MEMORY_MB} MB`,
      holds: measured.peakMegabytes <= MAX_MEMORY_MB,
    },
  ]
}

/**
 * Copies the rows into a temporary clone of the database, so that the original can still be measured without the
 * import. Returns the seconds taken.
 */
async function copyInto(pool: pg.Pool, rows: string): Promise<number> {
  const name = `bench_copy_${process.pid}`
  const { rows: current } = await pool.query<{ name: string }>('SELECT current_database() AS name')
  await pool.query(`CREATE DATABASE ${name} TEMPLATE ${current[0]!.name}`)
  const address = new URL((pool.options.connectionString ?? '') as string)
  address.pathname = `/${name}`
  const clone = await openDatabase({ databaseUrl: address.href, dataDir: '' })
  try {
    return await copyAddedRows(clone.pool, rows)
  } finally {
    await clone.close()
    await pool.query(`DROP DATABASE ${name} WITH (FORCE)`)
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)

async function compareServers(withImport: string, without: string): Promise<BenchRow[]> {
  // The first start stores the index for later ones, as the last step of the import command does.
  for (const dataDir of [withImport, without]) await (await startProduct(dataDir)).stop()
  const before = await startProduct(without)
  const after = await startProduct(withImport)
  try {
    const words = await findCommonWords([before, after], wordsAsRead(2_000))
    const lookUps = words.map((word) => `/api/dict/spell/${encodeURIComponent(word)}`)
    const typed = words
      .filter((word) => word.length > 3)
      .map((word, i) => (i % 2 ? word.slice(0, 2 + (i % 4)) : misspell(word, i)))
      .map((query) => `/api/dict/get_only/word/${encodeURIComponent(query)}`)
    const spells = await compareRates([after, lookUps], [before, lookUps])
    const searches = await compareRates([after, typed], [before, typed])
    const memory = residentMegabytes(after.pid)
    return [
      rateRow('look-ups with the import, relative to without', spells, 0.9, 'of without'),
      rateRow('search box over HTTP with the import, relative to without', searches, 0.9, 'of without'),
      {
        what: 'memory of the server after these calls, with the import (without)',
        value: `${memory.toFixed(0)} (${residentMegabytes(before.pid).toFixed(0)}) MB`,
        bar: `≤ ${MAX_SERVER_MEMORY_MB} MB`,
        holds: memory <= MAX_SERVER_MEMORY_MB,
      },
      {
        what: 'time from start until ready with the import (without), embedded PostgreSQL included; processor time of the process',
        value: `${seconds(after.readyAfter)} (${seconds(before.readyAfter)}) s; ${seconds(after.readyCpu)} (${seconds(before.readyCpu)}) s`,
        bar: '≤ 5 s; ≤ 2 s for the dictionary',
        holds: after.readyAfter <= 5_000,
      },
    ]
  } finally {
    await after.stop()
    await before.stop()
  }
}

async function findCommonWords(
  servers: readonly RunningServer[],
  words: readonly string[],
): Promise<string[]> {
  const known: string[] = []
  for (const word of words) {
    const answers = await Promise.all(
      servers.map(({ url }) => fetch(`${url}/api/dict/spell/${encodeURIComponent(word)}`)),
    )
    for (const answer of answers) await answer.arrayBuffer()
    if (answers.every((answer) => answer.ok)) known.push(word)
  }
  return known
}

async function readHighestSpellId(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('SELECT max(id) AS id FROM spell')
  return rows[0]!.id
}

/** Returns words with a WordNet definition, their parts of speech named as in wiktextract. */
async function readKnownWords(pool: pg.Pool): Promise<KnownWord[]> {
  const { rows } = await pool.query<KnownWord>(
    `SELECT spell_lower AS word, CASE part_of_speech WHEN 'adjective' THEN 'adj' WHEN 'adverb' THEN 'adv'
       ELSE part_of_speech END AS pos, text AS gloss
     FROM definition JOIN spell s ON s.id = spell_id
     WHERE source = 'WordNet' AND part_of_speech IN ('noun', 'verb', 'adjective', 'adverb') ORDER BY definition.id`,
  )
  return rows
}

/**
 * Runs in its own process with the heap limit of the real command, so that the memory measured is the import's alone.
 */
async function importOnce(connectionString: string, file: string): Promise<MeasuredImport> {
  const script = fileURLToPath(
    new URL('../packages/dictionary-build/src/testing/measured-import.ts', import.meta.url),
  )
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=300', '--import', 'tsx', script, connectionString, file],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`The import exited with code ${String(code)}. Its output above says why.`)
  return JSON.parse(output) as MeasuredImport
}
