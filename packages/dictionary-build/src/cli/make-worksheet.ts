/**
 * `tsx packages/dictionary-build/src/cli/make-worksheet.ts FROM TO`: prints WordNet's senses of the FROM-th to TO-th
 * headword by use, for writing a draft (docs/dictionary.md). Leaves out what is written already. Words instead of
 * numbers choose these headwords.
 */
import { join } from 'node:path'
import { readDictionary } from '../dictionary'
import { findInputFolders } from '../input-folders'
import { readLearnerSenses } from '../learner/read-learner'
import { senseCodes } from '../learner/sense-codes'
import { readSensesByUse } from '../learner/senses-by-use'
import { textOf } from '../relations'

const LONG = 110
const SHORT = 60
const MAX_UNUSED = 30

const asked = process.argv.slice(2)
const isRange = asked.every((one) => /^\d+$/u.test(one))
const [from = 1, to = 100] = asked.map(Number)
const folders = findInputFolders()
const dictionary = await readDictionary(folders, () => {}, false)
const written = new Set(readLearnerSenses(join(folders.lists, 'learner')).map(({ headword }) => headword))
const uses = new Map<string, { use: number; shares: Map<string, number> }>()
for (const { headword, key, use, share } of readSensesByUse(folders.lists)) {
  const known = uses.get(headword) ?? { use: 0, shares: new Map() }
  known.use += use
  known.shares.set(key, share)
  uses.set(headword, known)
}
const byUse = [...uses].sort((a, b) => b[1].use - a[1].use)
const headwords = isRange ? byUse.slice(from - 1, to) : byUse.filter(([headword]) => asked.includes(headword))
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text)
for (const [headword, { use, shares }] of headwords.sort((a, b) => (a[0] < b[0] ? -1 : 1))) {
  const entry = dictionary.find(headword)
  if (!entry || written.has(headword)) continue
  const codes = senseCodes(entry)
  if (codes.size === 0) continue
  console.info(`\n## ${headword} · ${use.toFixed(1)}/M · ${entry.level ?? '?'}`)
  let unused = 0
  for (const [code, sense] of codes) {
    if (sense.own) {
      console.info(`${code} ${sense.partOfSpeech}, our own: ${textOf(sense)}`)
      continue
    }
    const share = shares.get(sense.key)
    if (share === undefined && ++unused > MAX_UNUSED) continue
    const spelling = sense.spelling === headword ? '' : ` [${sense.spelling}]`
    console.info(
      `${code}${share === undefined ? '' : ` ${share}%`}${spelling} ${cut(textOf(sense), share === undefined ? SHORT : LONG)}`,
    )
  }
}
