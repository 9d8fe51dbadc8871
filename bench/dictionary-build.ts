import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@wordhoard/database/open'
import { freshDatabase } from '@wordhoard/dictionary-build/testing/fresh-database'
import type { MeasuredBuild } from '@wordhoard/dictionary-build/testing/measured-build'
import { copyTableFiles, writeTableFiles } from '@wordhoard/dictionary-build/testing/table-files'
import { peakMegabytes } from '@wordhoard/testkit/measuring/process-usage'
import type { BenchRow } from './row'
import { median } from './statistics'

/** Plain JavaScript without types, because it runs before packages are installed. */
const { buildFlags } = (await import(new URL('../scripts/first-dictionary.mjs', import.meta.url).href)) as {
  readonly buildFlags: readonly string[]
}

const ROUNDS = 3
const MAX_TIME_RATIO = 3
const MAX_MEMORY_MB = 400
/** How often the peak of the builder's memory is read, in ms; the last reading comes so long before its end at most. */
const PEAK_INTERVAL_MS = 20

/**
 * Times a build of the whole dictionary into an empty database, alternating with COPY of the same rows from files into
 * the same empty tables with their keys and indexes. Also measures the peak memory of the builder as the first start runs
 * it: bundled, with its flags, the tables made by it.
 */
export async function benchDictionaryBuild(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-dictionary-'))
  const server = await openDatabase({ dataDir: folder, connections: 2 })
  try {
    const builds: MeasuredBuild[] = []
    const copies: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const built = await freshDatabase(server.ownerConnectionString)
      builds.push(await buildOnce(built.connectionString))
      if (round === 0) await writeTableFiles(built.pool, folder)
      await built.drop()
      const copied = await freshDatabase(server.ownerConnectionString)
      copies.push(await copyTableFiles(copied.pool, folder))
      await copied.drop()
    }
    const build = median(builds.map((measure) => measure.seconds))
    const copy = median(copies)
    const memory = await measurePeak(server.ownerConnectionString)
    return [
      {
        what: 'dictionary build: time relative to COPY of the same rows',
        value: `${(build / copy).toFixed(2)} (${build.toFixed(1)} s / ${copy.toFixed(1)} s)`,
        bar: `≤ ${MAX_TIME_RATIO}`,
        holds: build / copy <= MAX_TIME_RATIO,
      },
      {
        what: 'dictionary build: peak memory of the process',
        value: `${memory.toFixed(0)} MB`,
        bar: `≤ ${MAX_MEMORY_MB} MB`,
        holds: memory <= MAX_MEMORY_MB,
      },
    ]
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds the dictionary once as the first start does, and returns the most memory that the process had, in MB. */
async function measurePeak(server: string): Promise<number> {
  const { connectionString, drop } = await freshDatabase(server, false)
  const program = fileURLToPath(new URL('../apps/api/dist/dictionary-build.js', import.meta.url))
  const child = spawn(process.execPath, [...buildFlags, program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: connectionString, DATABASE_OWNER_URL: connectionString },
  })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, peakMegabytes(child.pid!))
  }, PEAK_INTERVAL_MS)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(timer)
  if (code !== 0)
    throw new Error(`The dictionary build exited with code ${String(code)}. Its output above says why.`)
  await drop()
  return peak
}

/** Builds in a process of its own. */
async function buildOnce(connectionString: string): Promise<MeasuredBuild> {
  const script = fileURLToPath(
    new URL('../packages/dictionary-build/src/testing/measured-build.ts', import.meta.url),
  )
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=300', '--import', 'tsx', script, connectionString],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0)
    throw new Error(`The dictionary build exited with code ${String(code)}. Its output above says why.`)
  return JSON.parse(output) as MeasuredBuild
}
