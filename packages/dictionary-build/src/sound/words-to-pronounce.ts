import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readLearnerSenses } from '../learner/read-learner'
import { type WordNetPart, wordnetWords } from './wordnet-words'

const LISTS = new URL('../../data/', import.meta.url)

const PARTS: Readonly<Record<WordNetPart, string>> = {
  noun: 'noun',
  verb: 'verb',
  adj: 'adjective',
  adv: 'adverb',
}

/**
 * Returns the single words to transcribe, with WordNet's parts of speech for each (none if only the lists in `data/`
 * have the word). These are all headwords without a space or hyphen, and the parts of all longer headwords.
 */
export function wordsToPronounce(): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>()
  for (const [part, name] of Object.entries(PARTS)) {
    for (const headword of wordnetWords(part as WordNetPart)) {
      const single = singleWords(headword)
      for (const word of single) addPart(words, word, single.length === 1 ? name : undefined)
    }
  }
  for (const headword of readListedHeadwords())
    for (const word of singleWords(headword)) addPart(words, word, undefined)
  // Headwords of learner senses are in lower case: bbc is spoken like WordNet's BBC.
  for (const { headword } of readLearnerSenses(fileURLToPath(new URL('learner', LISTS)))) {
    for (const word of singleWords(headword))
      if (!words.has(word.toUpperCase())) addPart(words, word, undefined)
  }
  return words
}

function addPart(words: Map<string, Set<string>>, word: string, part: string | undefined) {
  const parts = words.get(word) ?? new Set()
  words.set(word, parts)
  if (part !== undefined) parts.add(part)
}

/**
 * Splits a headword into words. Abbreviations (NASA, IT, a.m.) keep their capitals; other words are lower-cased,
 * because their capitals rarely matter.
 */
function singleWords(headword: string): string[] {
  return headword
    .replaceAll('’', "'")
    .split(/[ -]/)
    .map((word) =>
      word
        .replace(/[,!?]+$/, '')
        .replace(/(?<!\..*)\.$/, '')
        .replace(/'s?$/, ''),
    )
    .filter((word) => /^[\p{L}'.]*\p{L}[\p{L}'.]*$/u.test(word))
    .map((word) => (/\p{Lu}.*\p{Lu}|\./u.test(word) ? word : word.toLowerCase()))
}

function* readListedHeadwords(): Iterable<string> {
  for (const file of readdirSync(LISTS)) {
    if (!file.endsWith('.jsonl')) continue
    for (const line of readFileSync(new URL(file, LISTS), 'utf8').split('\n')) {
      if (line.trim() === '') continue
      const entry = JSON.parse(line) as { word?: string; phrase?: string; form?: string }
      const headword = entry.word ?? entry.phrase ?? entry.form
      if (headword !== undefined) yield headword
    }
  }
}
