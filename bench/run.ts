/**
 * `pnpm bench [name …]`: runs the named benchmarks, or all of them, and prints a table of figures against the quality
 * bars. Build first (`pnpm build`). `--write` puts the table into bench/README.md with commit and machine.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
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
import { benchLoginFlood } from './overload/login-flood'
import { benchOverload } from './overload/overload'
import { benchOwnLog } from './own-log/own-log'
import { benchPeople } from './people'
import { benchReader } from './reader/reader'
import { benchReaderStates } from './reader/reader-states'
import { benchSlowReader } from './reader/slow-reader'
import type { BenchRow } from './row'
import { benchSearch } from './search'
import { benchTokeniser } from './tokeniser'
import { benchVocabulary } from './vocabulary'
import { benchVocabularyReader } from './vocabulary-reader'

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
  articles: benchArticles,
  learning: benchLearning,
  knowledge: benchKnowledge,
  'own-log': benchOwnLog,
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
}

const requestedNames = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const rows: BenchRow[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (requestedNames.length > 0 && !requestedNames.includes(name)) continue
  console.info(`── ${name}`)
  for (const row of await bench()) {
    rows.push(row)
    console.info(`${row.holds ? '✓' : '✗'} ${row.what}: ${row.value} (${row.bar})`)
  }
}

if (process.argv.includes('--write')) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: projectRoot(),
    encoding: 'utf8',
  }).trim()
  const lines = rows.map(
    ({ what, value, bar, holds }) => `| ${what} | ${value} | ${bar} | ${holds ? 'yes' : '**no**'} |`,
  )
  const table = [
    `Commit ${commit}, Node ${process.versions.node}, ${cpus().length} cores.`,
    '',
    '| what | measured | bar | holds |',
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
  const file = join(projectRoot(), 'bench', 'README.md')
  const [head] = readFileSync(file, 'utf8').split('<!-- table -->')
  writeFileSync(file, `${head}<!-- table -->\n\n${table}\n`)
}
process.exit(rows.every((row) => row.holds) ? 0 : 1)
