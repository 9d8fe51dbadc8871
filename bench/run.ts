/**
 * `pnpm bench [name …]`: runs the named benchmarks, or all but the long ones, and compares their figures with the bars.
 * Build first (`pnpm build`). `--write` renews their rows in the table of bench/README.md, with commit and machine;
 * `--long` runs the long ones too; `--without name` leaves one out.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '@wordhoard/database/project-root'
import { startProduct } from '@wordhoard/testkit/server/start-server'
import { benchArticles } from './articles'
import { benchBundles } from './bundles'
import { benchChats } from './chats/chats'
import { benchDictionaryBuild } from './dictionary-build'
import { benchImport } from './import'
import { benchKnowledge } from './knowledge'
import { benchLearning } from './learning'
import { benchLighthouse } from './lighthouse'
import { benchProcesses } from './load/processes'
import { benchLookUp } from './look-up'
import { benchMemory } from './memory'
import { benchMonths } from './months/months'
import { benchLoginFlood } from './overload/login-flood'
import { benchOverload } from './overload/overload'
import { benchOwnLog } from './own-log/own-log'
import { benchPeople } from './people'
import { benchReader } from './reader/reader'
import { benchReaderKnowledge } from './reader/reader-knowledge'
import { benchReaderStates } from './reader/reader-states'
import { benchSlowReader } from './reader/slow-reader'
import type { BenchRow } from './row'
import { type BenchResult, mergeResults, type Results, renderTable, replaceTable } from './runner/results'
import { benchSearch } from './search'
import { benchSize } from './size/size'
import { benchStarts } from './starts'
import { benchTokeniser } from './tokeniser'
import { benchVocabulary } from './vocabulary/vocabulary'
import { benchVocabularyReader } from './vocabulary/vocabulary-reader'

const benches: Record<string, () => Promise<BenchRow[]>> = {
  'look-up': benchLookUp,
  search: () => benchSearch(),
  tokeniser: benchTokeniser,
  'vocabulary-reader': benchVocabularyReader,
  dictionary: benchDictionaryBuild,
  import: benchImport,
  vocabulary: benchVocabulary,
  people: benchPeople,
  chats: benchChats,
  processes: benchProcesses,
  size: benchSize,
  articles: benchArticles,
  learning: benchLearning,
  knowledge: benchKnowledge,
  'own-log': benchOwnLog,
  months: benchMonths,
  memory: benchMemory,
  'login-flood': benchLoginFlood,
  overload: benchOverload,
  bundles: benchBundles,
  lighthouse: benchLighthouse,
  reader: async () => {
    const server = await startProduct()
    try {
      return [...(await benchReader(server.url)), ...(await benchSlowReader(server.url))]
    } finally {
      await server.stop()
    }
  },
  'reader-states': benchReaderStates,
  'reader-knowledge': benchReaderKnowledge,
  starts: benchStarts,
}

/** They take many minutes; without their names they run with `--long` only. */
const longBenches = new Set(['import', 'size'])

const names = Object.keys(benches)
const { values: options, positionals } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    without: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
})
const unknown = [...positionals, ...options.without].filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  process.exit(2)
}
const chosen = (positionals.length > 0 ? names.filter((name) => positionals.includes(name)) : names).filter(
  (name) =>
    !options.without.includes(name) && (options.long || positionals.includes(name) || !longBenches.has(name)),
)
const resultsFile = join(projectRoot(), 'bench', 'results.json')
const before: Results = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {}
const commit = describeCommit()
const started = performance.now()
const results: Record<string, BenchResult> = {}
for (const [at, name] of chosen.entries()) {
  const last = before[name] ? `; last time ${formatTime(before[name].seconds)}` : ''
  console.info(
    `── ${name} (${at + 1} of ${chosen.length}, after ${formatTime(secondsSince(started))}${last})`,
  )
  const [load = 0, begun] = [loadavg()[0], performance.now()]
  const rows = await runBench(name, benches[name]!)
  const seconds = Math.round(secondsSince(begun))
  results[name] = { commit, date: new Date().toISOString().slice(0, 10), seconds, load, rows }
  for (const { holds, what, value, bar } of rows)
    console.info(`${holds ? '✓' : '✗'} ${what}: ${value} (${bar})`)
  console.info(`   ${formatTime(seconds)}, load ${load.toFixed(1)} before`)
  // After each, so that nothing is lost if a later one is stopped.
  if (options.write) writeResults(mergeResults(names, before, results))
}
const missed = Object.values(results).flatMap(({ rows }) => rows.filter(({ holds }) => !holds))
console.info(
  `\n${chosen.length} benchmarks in ${formatTime(secondsSince(started))}; bars missed: ${missed.length}`,
)
for (const { what, value, bar } of missed) console.info(`✗ ${what}: ${value} (${bar})`)
process.exit(missed.length === 0 ? 0 : 1)

/** Returns the rows of a benchmark; if it fails, one that says why, so that the others still run. */
async function runBench(name: string, bench: () => Promise<BenchRow[]>): Promise<BenchRow[]> {
  try {
    return await bench()
  } catch (error) {
    console.error(error)
    const [reason] = String(error).split('\n')
    return [
      {
        what: `${name} could not be measured`,
        value: reason!.replaceAll('|', '\\|'),
        bar: 'runs',
        holds: false,
      },
    ]
  }
}

function writeResults(merged: Results): void {
  writeFileSync(resultsFile, `${JSON.stringify(merged, null, 2)}\n`)
  const readme = join(projectRoot(), 'bench', 'README.md')
  const table = renderTable(merged, { node: process.versions.node, cores: cpus().length })
  writeFileSync(readme, replaceTable(readFileSync(readme, 'utf8'), table))
}

/** Returns the commit, and says so if files that it doesn't have may change what is measured. */
function describeCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: projectRoot(), encoding: 'utf8' }).trim()
  const changes = git('status', '--porcelain', '--', ':!bench/README.md', ':!bench/results.json')
  return git('rev-parse', '--short', 'HEAD') + (changes === '' ? '' : ' with changes')
}

function secondsSince(moment: number): number {
  return (performance.now() - moment) / 1000
}

function formatTime(seconds: number): string {
  return seconds < 60
    ? `${seconds.toFixed(0)} s`
    : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}
