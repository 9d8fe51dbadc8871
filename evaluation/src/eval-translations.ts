/**
 * `pnpm eval:translations [--omw=FOLDER] [--test=FILE.tsv] [--text=FILE.txt] [--misses=FILE] [LANG…]`: measures our
 * translations, in all languages that have some unless some are named.
 *
 * - `--omw`: the share of senses in which at least one equivalent is also in the Open Multilingual Wordnet (its `.tab`
 *   files, plain or gzip), of the senses that both have
 * - `--test`: the share of words of a learner test whose wanted meaning is among our first three
 * - `--text`: the share of the content words of a text whose likeliest sense has a translation of ours and, with `--omw`,
 *   one of ours or of the wordnet as a pack; every third sentence is read
 * - `--misses`: writes what wasn't right to a file
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  listTranslatedLanguages,
  translationsFolder,
  translationsIn,
} from '@wordhoard/dictionary/translations/translation-file'
import { readDictionary } from '@wordhoard/dictionary-build/dictionary'
import { SynsetKeys } from '@wordhoard/dictionary-build/import/packs/synset-map'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import type { Entry, Sense } from '@wordhoard/dictionary-build/model'
import { profilesOf } from '@wordhoard/dictionary-build/rows/senses-row'
import { lexiconOf } from '@wordhoard/dictionary-build/source-lexicon'
import { readLearntSenses, readWordClassCues, readWordVectors } from '@wordhoard/senses/model/model-files'
import { createEmbeddedRanker } from '@wordhoard/senses/ranker'
import { contentWords } from './dictionary/running-words'
import { compareSenses } from './translations/agreement'
import { firstThree, hasWanted, readTest } from './translations/learner-test'
import { readOmw } from './translations/omw'

/** Every so many sentences are read. */
const STEP = 3

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    omw: { type: 'string' },
    test: { type: 'string' },
    text: { type: 'string' },
    misses: { type: 'string' },
  },
})
const folder = translationsFolder()
const known = listTranslatedLanguages(folder)
const langs = positionals.length > 0 ? known.filter((lang) => positionals.includes(lang)) : known
const folders = findInputFolders()
const dictionary = await readDictionary(folders, () => {})
const synsets = values.omw === undefined ? undefined : new SynsetKeys(folders)
const misses: string[] = []

const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`
const coversOf = ({ key, covered }: Sense) => [key, ...(covered ?? []).map((sense) => sense.key)]

/** Our translations of a language by the key of the sense, and those of a wordnet by sense key. */
const languages = new Map(
  langs.map((lang) => {
    const content = readFileSync(join(folder, `${lang}.tsv`), 'utf8')
    const ours = new Map([...translationsIn(content)].map(({ key, equivalents }) => [key, equivalents]))
    const others = synsets ? readOmw(values.omw!, lang, synsets) : new Map<string, string[]>()
    return [lang, { ours, others }]
  }),
)

function reportAgreement(): void {
  for (const [lang, { ours, others }] of languages) {
    const senses = dictionary.entries.flatMap((entry) =>
      entry.senses.flatMap((sense) => {
        const equivalents = ours.get(sense.key)
        return equivalents ? [{ key: sense.key, equivalents, covers: coversOf(sense) }] : []
      }),
    )
    const { compared, agreed, misses: found } = compareSenses(senses, others, lang)
    console.info(`${lang}: ${percent(agreed, compared)} of ${compared} senses agree with the wordnet`)
    misses.push(...found.map((miss) => `agreement\t${lang}\t${miss}`))
  }
}

/** The equivalents of an entry's senses in the order shown, of one part of speech or of all. */
function equivalentsOf(entry: Entry, ours: ReadonlyMap<string, readonly string[]>, partOfSpeech?: string) {
  const senses = entry.senses.filter(
    (sense) => partOfSpeech === undefined || sense.partOfSpeech === partOfSpeech,
  )
  return senses.map(({ key }) => ours.get(key) ?? [])
}

function reportTest(path: string): void {
  const words = readTest(readFileSync(path, 'utf8'))
  for (const [lang, { ours }] of languages) {
    const counts = { words: 0, translated: 0, bySense: 0, inOrder: 0, wholeBySense: 0, wholeInOrder: 0 }
    for (const word of words.filter((one) => one.lang === lang)) {
      const entry = dictionary.find(word.word)
      counts.words++
      if (!entry) continue
      const whole = firstThree(equivalentsOf(entry, ours))
      const part = firstThree(equivalentsOf(entry, ours, word.partOfSpeech))
      const own = part.bySense.length > 0 ? part : whole
      if (own.bySense.length > 0) counts.translated++
      if (hasWanted(word, own.bySense)) counts.bySense++
      if (hasWanted(word, own.inOrder)) counts.inOrder++
      if (hasWanted(word, whole.bySense)) counts.wholeBySense++
      if (hasWanted(word, whole.inOrder)) counts.wholeInOrder++
      if (own.bySense.length > 0 && !hasWanted(word, [...own.bySense, ...own.inOrder]))
        misses.push(
          [
            'test',
            lang,
            `${word.word} ${word.partOfSpeech}`,
            word.wanted,
            own.bySense.join(' | '),
            own.inOrder.join('; '),
          ].join('\t'),
        )
    }
    if (counts.words === 0) continue
    const share = (name: keyof typeof counts) =>
      `${percent(counts[name], counts.translated)} (${percent(counts[name], counts.words)} of all)`
    console.info(
      `${lang}: of ${counts.words} words of the test, ${counts.translated} are translated. Wanted meaning among the first equivalents of the part of speech’s first three senses: ${share('bySense')}; among its first three equivalents: ${share('inOrder')}. Of the whole entry: ${share('wholeBySense')}; ${share('wholeInOrder')}`,
    )
  }
}

function reportText(path: string): void {
  const lexicon = lexiconOf(dictionary)
  const ranker = createEmbeddedRanker(readWordVectors(), readWordClassCues(), readLearntSenses())
  const counts = new Map(
    langs.map((lang) => [lang, { ours: 0, withPacks: 0, missing: new Map<string, number>() }]),
  )
  let words = 0
  for (const { headword, context, topic } of contentWords(readFileSync(path, 'utf8'), lexicon, STEP)) {
    const entry = dictionary.find(headword)
    if (!entry || entry.senses.length === 0) continue
    const [first = 0] = ranker.rank({ headword, context, topic, profiles: profilesOf(entry, dictionary) })
    const sense = entry.senses[first]!
    words++
    for (const [lang, { ours, others }] of languages) {
      const count = counts.get(lang)!
      if (ours.has(sense.key)) count.ours++
      else count.missing.set(sense.key, (count.missing.get(sense.key) ?? 0) + 1)
      if (ours.has(sense.key) || coversOf(sense).some((key) => others.has(key))) count.withPacks++
    }
  }
  for (const [lang, { ours, withPacks, missing }] of counts) {
    const packs = synsets ? `, ${percent(withPacks, words)} with the wordnet as a pack` : ''
    console.info(
      `${lang}: ${percent(ours, words)} of ${words} content words have a translation of ours${packs}`,
    )
    const frequent = [...missing].sort(([, a], [, b]) => b - a)
    misses.push(...frequent.map(([key, count]) => `text\t${lang}\t${key}\t${count}`))
  }
}

if (values.omw === undefined && values.test === undefined && values.text === undefined) {
  console.error(
    'Usage: pnpm eval:translations [--omw=FOLDER] [--test=FILE.tsv] [--text=FILE.txt] [--misses=FILE] [LANG…]',
  )
  process.exit(2)
}
if (values.omw !== undefined) reportAgreement()
if (values.test !== undefined) reportTest(values.test)
if (values.text !== undefined) reportText(values.text)
if (values.misses !== undefined) writeFileSync(values.misses, `${misses.join('\n')}\n`)
