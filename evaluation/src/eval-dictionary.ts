/**
 * `pnpm eval:dictionary TEXT.txt…`: prints the share of the content words of texts that get a definition written for
 * learners: that of the sense which the product would show first. Reads the dictionary from its sources.
 *
 * The texts must not have been used for counting, grouping or writing senses (docs/dictionary.md).
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readDictionary } from '@wordhoard/dictionary-build/dictionary'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import { profilesOf } from '@wordhoard/dictionary-build/rows/senses-row'
import { lexiconOf } from '@wordhoard/dictionary-build/source-lexicon'
import { LEARNER_SENSES, OWN_LISTS } from '@wordhoard/dictionary-build/sources'
import { readLearntSenses, readWordClassCues, readWordVectors } from '@wordhoard/senses/model/model-files'
import { createEmbeddedRanker } from '@wordhoard/senses/ranker'
import { contentWords } from './dictionary/running-words'

/** The commonest headwords, for which the bar is higher. */
const COMMONEST = 3_000
/** Every so many sentences are read. */
const STEP = 3
const MAX_LISTED = 40

const paths = process.argv.slice(2)
if (paths.length === 0) {
  console.error('Usage: pnpm eval:dictionary <file.txt>…')
  process.exit(2)
}
const dictionary = await readDictionary(findInputFolders(), () => {})
const lexicon = lexiconOf(dictionary)
const ranker = createEmbeddedRanker(readWordVectors(), readWordClassCues(), readLearntSenses())

/** Counts of content words, and of those whose sense is written for learners. */
class Share {
  words = 0
  written = 0

  add(isWritten: boolean): void {
    this.words++
    if (isWritten) this.written++
  }

  toString(): string {
    return `${((100 * this.written) / Math.max(1, this.words)).toFixed(1)} % of ${this.words}`
  }
}

for (const path of paths) {
  const all = new Share()
  const common = new Share()
  const missing = new Map<string, number>()
  for (const { headword, context, topic } of contentWords(readFileSync(path, 'utf8'), lexicon, STEP)) {
    const entry = dictionary.find(headword)
    if (!entry || entry.senses.length === 0) continue
    const [first = 0] = ranker.rank({ headword, context, topic, profiles: profilesOf(entry, dictionary) })
    const source = entry.senses[first]!.source
    const isWritten = source === LEARNER_SENSES || source === OWN_LISTS
    all.add(isWritten)
    if ((entry.rank ?? Infinity) <= COMMONEST) common.add(isWritten)
    if (!isWritten) missing.set(headword, (missing.get(headword) ?? 0) + 1)
  }
  const frequent = [...missing].sort((a, b) => b[1] - a[1]).slice(0, MAX_LISTED)
  console.info(
    `${basename(path)}: ${all} content words; ${common} with one of the ${COMMONEST} commonest headwords`,
  )
  console.info(`Most frequent without: ${frequent.map(([word, count]) => `${word} ${count}`).join(', ')}`)
}
