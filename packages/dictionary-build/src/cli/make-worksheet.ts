/**
 * `tsx packages/dictionary-build/src/cli/make-worksheet.ts FROM TO`: prints WordNet's senses of the FROM-th to TO-th
 * headword by use, for writing a draft (docs/dictionary.md). Leaves out what is written already. Words instead of
 * numbers choose these headwords, used or not.
 *
 * `--phrases FILE` prints the senses of the phrases in a file, one a line, in its order; “new” if there are none.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDictionary } from '../dictionary'
import { findInputFolders } from '../input-folders'
import { readLearnerSenses } from '../learner/read-learner'
import { senseCodes } from '../learner/sense-codes'
import { readSensesByUse } from '../learner/senses-by-use'
import type { Entry } from '../model'
import { textOf } from '../relations'

const LONG = 110
const SHORT = 60
const MAX_UNUSED = 30

const [first, ...rest] = process.argv.slice(2)
const folders = findInputFolders()
const dictionary = await readDictionary(folders, () => {}, false)
const written = new Set(readLearnerSenses(join(folders.lists, 'learner')).map(({ headword }) => headword))
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text)

if (first === '--phrases') printPhrases(readFileSync(rest[0]!, 'utf8').split('\n'))
else printWords([first!, ...rest])

function printWords(asked: readonly string[]): void {
  const uses = new Map<string, { use: number; shares: Map<string, number> }>()
  for (const { headword, key, use, share } of readSensesByUse(folders.lists)) {
    const known = uses.get(headword) ?? { use: 0, shares: new Map() }
    known.use += use
    known.shares.set(key, share)
    uses.set(headword, known)
  }
  const byUse = [...uses].sort((a, b) => b[1].use - a[1].use)
  const [from = 1, to = 100] = asked.map(Number)
  const isRange = asked.every((one) => /^\d+$/u.test(one))
  const headwords = isRange
    ? byUse.slice(from - 1, to)
    : asked.map((headword) => [headword, uses.get(headword) ?? { use: 0, shares: new Map() }] as const)
  for (const [headword, { use, shares }] of headwords.sort((a, b) => (a[0] < b[0] ? -1 : 1))) {
    const entry = dictionary.find(headword)
    if (!entry || written.has(headword) || entry.senses.length === 0) continue
    console.info(`\n## ${headword} · ${use.toFixed(1)}/M · ${entry.level ?? '?'}`)
    printSenses(entry, shares)
  }
}

function printPhrases(phrases: readonly string[]): void {
  for (const phrase of phrases) {
    if (phrase === '' || phrase.startsWith('#') || written.has(phrase)) continue
    const entry = dictionary.find(phrase)
    const isKnown = entry !== undefined && entry.senses.length > 0
    console.info(`\n## ${phrase}${isKnown ? '' : ' · new'}${levelOf(entry)}`)
    if (isKnown) printSenses(entry)
  }
}

/** Returns the level that we gave a phrase; estimates of others' levels are no help to the writer. */
function levelOf(entry: Entry | undefined): string {
  return entry?.level && !entry.levelRange ? ` · ${entry.level}` : ''
}

function printSenses(entry: Entry, shares?: ReadonlyMap<string, number>): void {
  let unused = 0
  for (const [code, sense] of senseCodes(entry)) {
    if (sense.own) {
      const { examples, domains } = sense.own
      const labels = [...domains.regions, ...domains.usages].map((label) => ` (${label})`).join('')
      console.info(
        `${code} ${sense.partOfSpeech}, our own: ${textOf(sense)}${labels}${shares ? '' : ` * ${examples.join(' * ')}`}`,
      )
      continue
    }
    const share = shares?.get(sense.key)
    if (shares && share === undefined && ++unused > MAX_UNUSED) continue
    const spelling = sense.spelling === entry.headword ? '' : ` [${sense.spelling}]`
    console.info(
      `${code}${share === undefined ? '' : ` ${share}%`}${spelling} ${cut(textOf(sense), share === undefined && shares ? SHORT : LONG)}`,
    )
  }
}
