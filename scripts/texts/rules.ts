import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { InterfaceText } from './collect-texts'
import { VALUE } from './collect-texts'

/** Maximum number of words in a sentence. */
export const MAX_WORDS = 16

interface TextRules {
  /** Texts that were replaced; none of them may come back. */
  readonly replaced: readonly string[]
  /** The same for short texts: only a text that consists of nothing else is refused. */
  readonly replacedWhole: readonly string[]
  /** Words that only engineers use. */
  readonly privateWords: readonly string[]
  /** Banned names that are ordinary English, so they may stand in texts. */
  readonly ordinary: readonly string[]
  /** Sentences that the specification quotes, with their place in it; they may break the other rules. */
  readonly quoted: Readonly<Record<string, string>>
}

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'))

const rules = readJson('./text-rules.json') as TextRules
const { names } = readJson('../names/banned-names.json') as { names: { words: string }[] }

const normalise = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the sentences of a text; lines and parts between middle dots are sentences of their own. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’)]*)\s+|\n+|\s·\s/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Counts words; a value counts as one, even if it stands directly beside other characters. */
export function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => word.includes(VALUE) || /[\p{L}\p{N}]/u.test(word)).length
}

const isQuoted = (sentence: string): boolean =>
  Object.keys(rules.quoted).some((quote) => normalise(quote) === normalise(sentence))

/** Reports sentences that are too long. */
export function findLongSentences(texts: readonly InterfaceText[]): string[] {
  return texts.flatMap(({ path, text }) =>
    sentencesOf(text)
      .filter((sentence) => countWords(sentence) > MAX_WORDS && !isQuoted(sentence))
      .map((sentence) => `${path}: ${countWords(sentence)} words: ${sentence}`),
  )
}

/** Reports texts that were replaced and have come back. */
export function findReplacedTexts(texts: readonly InterfaceText[]): string[] {
  const parts = rules.replaced.map(normalise)
  const whole = new Set(rules.replacedWhole.map(normalise))
  return texts
    .filter(({ text }) => {
      const now = normalise(text)
      return whole.has(now) || parts.some((part) => now.includes(part))
    })
    .map(({ path, text }) => `${path}: ${text}`)
}

const ordinary = new Set(rules.ordinary)
const bannedWords = [
  ...rules.privateWords,
  ...names.map(({ words }) => words).filter((words) => !ordinary.has(words)),
]
const banned = new RegExp(`(?<![\\p{L}-])(${bannedWords.join('|')})(?![\\p{L}-])`, 'iu')

/** Reports texts with words that only engineers use. */
export function findBannedWords(texts: readonly InterfaceText[]): string[] {
  return texts.flatMap(({ path, text }) => {
    const [word] = isQuoted(text) ? [] : (banned.exec(text) ?? [])
    return word === undefined ? [] : [`${path}: “${word}” in: ${text}`]
  })
}

/** Returns quotes of the specification that no text contains any more. */
export function findUnusedQuotes(texts: readonly InterfaceText[]): string[] {
  const sentences = new Set(texts.flatMap(({ text }) => sentencesOf(text).map(normalise)))
  return Object.keys(rules.quoted).filter((quote) => !sentences.has(normalise(quote)))
}
