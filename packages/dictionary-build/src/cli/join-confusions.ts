/**
 * `tsx packages/dictionary-build/src/cli/join-confusions.ts FILE…`: joins drafts of words that learners mix up into
 * packages/dictionary/data/confusions.tsv, and prints what it leaves out and why. Without a file, it joins the table
 * itself again, which checks it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONFUSIONS } from '@wordhoard/dictionary/confusions/read-confusions'
import { directHeadwords } from '@wordhoard/lexicon/forms/direct-forms'
import { joinSets } from '../confusions/join-sets'
import { readDictionary } from '../dictionary'
import { readFrequencies } from '../frequency'
import { findInputFolders } from '../input-folders'
import { lexiconOf } from '../source-lexicon'
import { readSpellings } from '../spellings'

const folders = findInputFolders()
const dictionary = await readDictionary(folders, () => {})
const lexicon = lexiconOf(dictionary)
const frequencies = await readFrequencies(await readSpellings(join(folders.lists, 'spelling-pairs.tsv')))
const byHeadword = new Map(dictionary.entries.map((entry) => [entry.headword, entry]))
const given = process.argv.slice(2)
const files = given.length > 0 ? given : [CONFUSIONS]
const { lines, dropped } = joinSets(
  files.flatMap((file) => readFileSync(file, 'utf8').split('\n')),
  {
    find: (headword) => byHeadword.get(headword),
    isAttested: frequencies.isAttested,
    headwordsOf: (form) => directHeadwords(form, lexicon),
  },
)
for (const { line, why } of dropped) console.info(`${why}\n  ${line}`)
writeFileSync(CONFUSIONS, `${lines.join('\n')}\n`)
console.info(`${lines.length} sets, ${dropped.length} left out`)
