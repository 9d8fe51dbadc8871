import type { PackWord } from './pack-source'
import { addEquivalent } from './pack-source'

/** What stands in angle brackets behind a word, as FreeDict writes parts of speech. */
const partsOfSpeech: Readonly<Record<string, string>> = {
  n: 'noun',
  noun: 'noun',
  pn: 'proper noun',
  v: 'verb',
  vt: 'verb',
  vi: 'verb',
  vti: 'verb',
  verb: 'verb',
  adj: 'adjective',
  a: 'adjective',
  adjective: 'adjective',
  adv: 'adverb',
  adverb: 'adverb',
  prep: 'preposition',
  conj: 'conjunction',
  pron: 'pronoun',
  int: 'interjection',
  interj: 'interjection',
  num: 'number',
  phr: 'phrase',
}

/** Matches lines that aren’t translations: references, notes, synonyms, examples. */
const otherLine =
  /^(?:syn(?:onyms?)?|ant(?:onyms?)?|see(?: also)?|cf|note|usage|example|e\. ?g)\b\.?:?|^["“„‘{]|^\s*$/iu

/**
 * Reads an article of a FreeDict dictionary: a first line with the headword, its pronunciation between slashes and its
 * part of speech (`deal /diːl/ <n>`), then a line a sense, numbered if there are several, with equivalents separated by
 * commas. A part of speech may also stand in a line by itself, before its senses.
 *
 * @param headword the headword as the dictionary writes it
 */
export function readArticle(text: string, headword: string): PackWord[] {
  const [first = '', ...rest] = text.split('\n')
  const words: { partOfSpeech: string; equivalents: string[] }[] = []
  let partOfSpeech = partOfSpeechIn(first)
  // Some dictionaries write the first sense behind the pronunciation.
  const behind = withoutMarks(first.replace(/^[^/]*(?:\/[^/]*\/)?/u, ''))
  for (const line of [behind, ...rest]) {
    const plain = withoutMarks(line.replace(/^\s*(?:\d+[.)]\s*|[-–•*]\s+)/u, ''))
    if (plain === '' && /<[^>]*>/u.test(line)) partOfSpeech = partOfSpeechIn(line) || partOfSpeech
    if (plain === '' || otherLine.test(line.trim()) || otherLine.test(plain)) continue
    const last = words.at(-1)
    const equivalents = last?.partOfSpeech === partOfSpeech ? last.equivalents : []
    if (equivalents !== last?.equivalents) words.push({ partOfSpeech, equivalents })
    for (const part of plain.split(/[,;]\s+/u)) addEquivalent(equivalents, part)
  }
  return words
    .filter(({ equivalents }) => equivalents.length > 0)
    .map((word) => ({ ...word, headword, label: '' }))
}

/** Returns the part of speech of a line: <n>, <adj>, <n, sg>; empty if it has none that we know. */
function partOfSpeechIn(line: string): string {
  const names = [...line.matchAll(/<([^>]*)>/gu)].flatMap(([, inside]) => inside!.split(/[,\s]+/u))
  return partsOfSpeech[names.find((name) => name.toLowerCase() in partsOfSpeech)?.toLowerCase() ?? ''] ?? ''
}

/** Removes grammar in angle brackets, subjects in square ones, and hints in round ones. */
function withoutMarks(line: string): string {
  return line
    .replace(/<[^>]*>|\[[^\]]*\]|\([^)]*\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,;])/gu, '$1')
    .trim()
}
