import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createRpVoice } from '@wordhoard/dictionary/speech/espeak'
import { formatIpa, parseIpa } from '@wordhoard/dictionary/speech/phonemes'
import { ateLines } from '../sound/ate-words'
import { fromEspeak } from '../sound/espeak-sound'
import { applyLearnedRules, readLearnedRules } from '../sound/learned/apply-rules'
import type { TableLine } from '../sound/pronunciation-table'
import { readCorrections, withCorrectedBase } from '../sound/read-corrections'
import { applySpellingRules, isSpeakable } from '../sound/spelling-rules'
import { wordsToPronounce } from '../sound/words-to-pronounce'

/**
 * Writes data/generated/pronunciations.tsv: `npx tsx packages/dictionary-build/src/cli/make-pronunciations.ts [--all]
 * [--spoken file]`. Words already in the table are kept unless `--all` is given; a new word takes about four
 * milliseconds. `--spoken` caches the output of eSpeak NG in a file, which saves time while you work on the rules.
 */
const { values: options } = parseArgs({ options: { all: { type: 'boolean' }, spoken: { type: 'string' } } })

const TABLE = new URL('../../data/generated/pronunciations.tsv', import.meta.url)
const HEAD = `# British pronunciations of single words: word, IPA (alternatives separated by " | "), part of speech where it matters.
# Sorted by the words' UTF-8 bytes. Made by src/cli/make-pronunciations.ts from what eSpeak NG (GPL-3.0-or-later) says
# with its voice en-gb-x-rp, the rules in src/sound/ and in pronunciation-rules.tsv, and data/pronunciation-corrections.tsv. GPL-3.0-or-later.
`

const words = wordsToPronounce()
const corrected = readCorrections()
const rules = readLearnedRules()
for (const word of corrected.keys()) if (!words.has(word)) words.set(word, new Set())

const table = new Map<string, string[]>()
if (!options.all && existsSync(TABLE)) {
  for (const line of contentLines(readFileSync(TABLE, 'utf8'))) {
    const word = line.slice(0, line.indexOf('\t'))
    table.set(word, [...(table.get(word) ?? []), line])
  }
}

const soundsByWord = new Map<string, string>()
if (options.spoken !== undefined && existsSync(options.spoken)) {
  for (const line of contentLines(readFileSync(options.spoken, 'utf8'))) {
    const [word = '', sounds = ''] = line.split('\t')
    soundsByWord.set(word, sounds)
  }
}
const voice = await createRpVoice()

let made = 0
for (const [word, parts] of words) {
  if (table.has(word) && !corrected.has(word)) continue
  const lines = linesOf(word, parts)
  if (lines.length > 0)
    table.set(
      word,
      lines.map((line) => tableLine(word, line)),
    )
  if (++made % 5000 === 0) console.info(`${made} words`)
}

// Sorts by the word alone, so that a word's lines keep their order. The key includes the tab, because the binary search
// compares with it.
const sorted = [...table].sort(([one], [other]) =>
  Buffer.compare(Buffer.from(`${one}\t`), Buffer.from(`${other}\t`)),
)
writeFileSync(TABLE, `${HEAD}${sorted.map(([, lines]) => `${lines.join('\n')}\n`).join('')}`)
if (options.spoken !== undefined) {
  writeFileSync(options.spoken, [...soundsByWord].map(([word, sounds]) => `${word}\t${sounds}\n`).join(''))
}
console.info(`Pronounced ${made} words; the table has ${table.size} words.`)

function linesOf(word: string, parts: ReadonlySet<string>): TableLine[] {
  const byHand = corrected.get(word)
  if (byHand) return byHand
  const [ipa, variant] = pronounceWord(word)
  if (ipa === undefined) return []
  const better = withCorrectedBase(word, ipa, corrected, (base) => pronounceWord(base)[0])
  const final = better === undefined ? ipa : formatIpa(parseIpa(better))
  // Dictionaries don't print two pronunciations of -ed, -es, -est or -ing. The learnt rules find variants of dictionary
  // words, but invent them for new compounds (cashback).
  const varies =
    better === undefined && variant !== undefined && parts.size > 0 && !/(?:ed|es|est|ing)$/.test(word)
  const alternatives = varies ? [final, variant] : [final]
  return ateLines(word, final, parts) ?? [{ alternatives, partOfSpeech: '' }]
}

/**
 * Returns a word's pronunciation by eSpeak NG and the rules alone, followed by a variant if there is one; empty if
 * nothing can be pronounced. Abbreviations skip the learnt rules, whose training data had none.
 */
function pronounceWord(word: string): string[] {
  let sounds = soundsByWord.get(word)
  if (sounds === undefined) {
    sounds = voice.synthesize_ipa(word).ipa.trim().replace(/\s+/g, ' ')
    soundsByWord.set(word, sounds)
  }
  const phonemes = applySpellingRules(word, fromEspeak(sounds))
  if (!isSpeakable(phonemes)) return []
  const spoken = /^\p{Ll}+$/u.test(word) ? applyLearnedRules(word, phonemes, rules) : [phonemes]
  return spoken.map((one) => formatIpa(one))
}

function tableLine(word: string, { alternatives, partOfSpeech }: TableLine): string {
  return `${word}\t${alternatives.join(' | ')}${partOfSpeech === '' ? '' : `\t${partOfSpeech}`}`
}

function contentLines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}
