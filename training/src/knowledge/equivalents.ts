import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Files of the Open Multilingual Wordnet by language; the languages of no learner's say how international a word is. */
const WORDNETS: Readonly<Record<string, readonly string[]>> = {
  es: ['data-spa', 'wikt-spa'],
  de: ['wikt-deu'],
  zh: ['data-cmn', 'wikt-cmn'],
  fr: ['data-fra', 'wikt-fra'],
  pt: ['data-por', 'wikt-por'],
  it: ['data-ita', 'wikt-ita'],
  pl: ['data-pol', 'wikt-pol'],
  tr: ['wikt-tur'],
  uk: ['wikt-ukr'],
  ja: ['wikt-jpn'],
  ar: ['data-arb'],
  hi: ['wikt-hin'],
  ca: ['data-cat'],
  gl: ['data-glg'],
  ro: ['wikt-ron'],
  nl: ['data-nld', 'wikt-nld'],
  sv: ['data-swe', 'wikt-swe'],
  nb: ['wikt-nob'],
  cs: ['wikt-ces'],
  id: ['data-ind'],
  hu: ['wikt-hun'],
  fi: ['wikt-fin'],
}
export const wordnetLanguages = Object.keys(WORDNETS)
/** First languages for which difficulties are made, in the order of the table's columns. */
export const firstLanguages = [
  'es',
  'de',
  'zh',
  'fr',
  'pt',
  'it',
  'pl',
  'tr',
  'uk',
  'ja',
  'ar',
  'hi',
] as const
export type FirstLanguage = (typeof firstLanguages)[number]

/** What a word is called in other languages. */
export interface Equivalents {
  /** Returns our translations of a sense for learners, best first. */
  ofSense(language: string, key: string): readonly string[] | undefined
  /** Returns the words of other wordnets for a sense of WordNet. */
  ofSynset(language: string, key: string): readonly string[] | undefined
}

/** Reads `xx.tsv` (key, equivalents separated by semicolons) of every language that has one. */
export function readTranslations(folder: string): Map<string, Map<string, readonly string[]>> {
  const found = new Map<string, Map<string, readonly string[]>>()
  for (const language of firstLanguages) {
    const file = join(folder, `${language}.tsv`)
    if (existsSync(file)) found.set(language, parseTranslations(readFileSync(file, 'utf8')))
  }
  return found
}

export function parseTranslations(text: string): Map<string, readonly string[]> {
  const senses = new Map<string, readonly string[]>()
  for (const line of text.split('\n')) {
    const [key = '', equivalents] = line.split('\t')
    if (line.startsWith('#') || equivalents === undefined) continue
    senses.set(
      key,
      equivalents
        .split(';')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    )
  }
  return senses
}

/** WordNet's part of speech letters by the number in a sense key; satellites count as adjectives. */
const LETTERS = ['', 'n', 'v', 'a', 'r', 'a']

/** Reads which synset of WordNet 3.1 each sense key belongs to: bank%1:17:01:: → 09236472-n. */
function readSynsets(wordNet: string): Map<string, string> {
  const synsets = new Map<string, string>()
  for (const line of readFileSync(join(wordNet, 'index.sense'), 'latin1').split('\n')) {
    const [key = '', offset] = line.split(' ')
    if (offset !== undefined) synsets.set(key, `${offset}-${LETTERS[Number(key[key.indexOf('%') + 1])]}`)
  }
  return synsets
}

/**
 * Reads our translations and the Open Multilingual Wordnet, which is keyed by WordNet 3.0.
 *
 * @param folders of WordNet 3.1, of the translations, of the wordnets (`wn-*.tab.gz`), and the file that leads from
 *   synsets of WordNet 3.0 to those of 3.1
 */
export function readEquivalents(folders: {
  readonly wordNet: string
  readonly translations: string
  readonly wordnets: string
  readonly from30: string
}): Equivalents {
  const translations = readTranslations(folders.translations)
  const synsets = readSynsets(folders.wordNet)
  const newer = new Map(
    gunzipSync(readFileSync(folders.from30))
      .toString()
      .split('\n')
      .map((line) => line.split('\t') as [string, string]),
  )
  const words = new Map<string, Map<string, string[]>>()
  for (const [language, files] of Object.entries(WORDNETS)) {
    const ofLanguage = new Map<string, string[]>()
    words.set(language, ofLanguage)
    for (const file of files) {
      for (const line of gunzipSync(readFileSync(join(folders.wordnets, `wn-${file}.tab.gz`)))
        .toString()
        .split('\n')) {
        const [old = '', kind, word] = line.split('\t')
        if (word === undefined || line.startsWith('#') || !kind?.endsWith('lemma')) continue
        const synset = newer.get(old.replace('-s', '-a'))
        if (synset === undefined) continue
        const others = ofLanguage.get(synset) ?? []
        if (others.length === 0) ofLanguage.set(synset, others)
        others.push(word.replaceAll('_', ' '))
      }
    }
  }
  return {
    ofSense: (language, key) => translations.get(language)?.get(key),
    ofSynset: (language, key) => words.get(language)?.get(synsets.get(key) ?? ''),
  }
}
