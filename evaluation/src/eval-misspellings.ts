/**
 * `pnpm eval:misspellings FILE…`: prints how many misspelt words are mended when they are tapped: found as what was meant,
 * or offered in place of an unknown word, first or among the four that the panel shows. A line of a file: sentence,
 * misspelt word, mended word, who writes it so, separated by tabs. The misses aren't shown, so nobody tunes on them.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { loadIndex } from '@wordhoard/dictionary/index/cached-index'
import { WordSearch } from '@wordhoard/dictionary/index/word-search'
import { directHeadwords } from '@wordhoard/lexicon/forms/direct-forms'
import { openDictionary } from './senses/open-inventory'
import { judgeMisspelling, misspellingVerdicts, readMisspellings } from './tokens/misspellings'

/** Number of words that the panel offers in place of an unknown one. */
const MAX_OFFERED = 4

const paths = process.argv.slice(2)
if (paths.length === 0) {
  console.error('Usage: pnpm eval:misspellings <file>…')
  process.exit(2)
}
const database = await openDictionary()
const { index, search } = await loadIndex(database.pool)
await database.close()
const words = new WordSearch(index, (form) => directHeadwords(form, index), search)
const offer = (form: string) => words.find(form, MAX_OFFERED).map(({ spell_lower }) => spell_lower)

for (const path of paths) {
  const misspellings = readMisspellings(readFileSync(path, 'utf8'), basename(path))
  const judged = misspellings.map((each) => judgeMisspelling(each, index, offer))
  const counts = misspellingVerdicts.map((verdict) => {
    const count = judged.filter((each) => each === verdict).length
    return `${verdict} ${count}`
  })
  console.info(`${basename(path)}: ${counts.join(', ')} of ${judged.length}`)
}
