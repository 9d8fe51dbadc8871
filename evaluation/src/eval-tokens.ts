/**
 * `pnpm eval:tokens <file.txt>…`: prints the share of word tokens in plain texts that resolve to a dictionary entry.
 * Counts proper nouns separately, since a dictionary need not have them. The dictionary comes from DATABASE_URL or the
 * embedded server, and is built first if it is missing.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { loadLexicon } from '@wordhoard/dictionary/index/load-lexicon'
import { openDictionary } from './senses/open-inventory'
import { coverageOf, type Share, sumCoverages } from './tokens/coverage'

const MAX_LISTED_FORMS = 50

const paths = process.argv.slice(2)
if (paths.length === 0) {
  console.error('Usage: pnpm eval:tokens <file.txt>…')
  process.exit(2)
}
const texts = paths.map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }))
const database = await openDictionary()
const lexicon = await loadLexicon(database.pool)
await database.close()

const results = texts.map(({ name, text }) => ({ name, coverage: coverageOf(text, lexicon) }))
const all = sumCoverages(results.map((result) => result.coverage))
const share = ({ tokens, resolved }: Share) =>
  `${tokens === 0 ? '–' : `${((100 * resolved) / tokens).toFixed(2)} %`} of ${tokens.toLocaleString('en-GB')}`
for (const { name, coverage } of [...results, { name: 'all', coverage: all }]) {
  console.info(
    `${name}: ${share(coverage.words)} words resolve; proper nouns: ${share(coverage.properNouns)}`,
  )
}
const frequent = [...all.unresolved].sort((a, b) => b[1] - a[1]).slice(0, MAX_LISTED_FORMS)
console.info(
  `Most frequent unresolved forms: ${frequent.map(([form, count]) => `${form} ${count}`).join(', ') || 'none'}`,
)
