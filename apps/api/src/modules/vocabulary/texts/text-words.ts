import { createHash } from 'node:crypto'
import type { DictionaryIndex } from '@wordhoard/dictionary/index/dictionary-index'
import { resolve } from '@wordhoard/lexicon/forms/base-forms'
import type { Level } from '@wordhoard/lexicon/level'
import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import { cutAround, quoteCut } from '@wordhoard/lexicon/tokens/quote'
import type { Span } from '@wordhoard/lexicon/tokens/sentences'
import { type Token, tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { type TextVocabulary, VocabularyReader } from '@wordhoard/lexicon/vocabulary/vocabulary'

/** Highest frequency rank of words that are too common to be learnt from a text: they are added with priority 0. */
const COMMONEST = 300
/** Maximum length of a sentence; longer ones are cut around the word. */
const MAX_SENTENCE_LENGTH = 400

/** A word of a text with its entry in the dictionary. */
export interface WordOfText {
  readonly spellId: number
  readonly headword: string
  /** Whether every reader knows it: a function word, or one of the commonest words. */
  readonly isCommon: boolean
  readonly isFunctionWord: boolean
  /** 1 = the most frequent word; undefined if it isn't in the list. */
  readonly rank: number | undefined
  /** The level of its entry; undefined if it has none. */
  readonly level: Level | undefined
  readonly count: number
  readonly forms: readonly string[]
  /** The first sentence with the word, or the part of a long one around it, as a span of the text. */
  readonly sentence: Span
  /** The whole of that sentence. */
  readonly whole: Span
  /** Offset of that sentence in the text. */
  readonly position: number
}

/** A headword's entry in the dictionary. */
interface Entry {
  readonly spellId: number
  readonly rank: number | undefined
  readonly level: Level | undefined
}

interface ReadText {
  /** The tokens of the text, reused to find phrases in it. */
  readonly tokens: readonly Token[]
  readonly words: readonly WordOfText[]
  readonly unknown: readonly string[]
  /** Number of all words in the text, including names and unknown ones. */
  readonly wordCount: number
  readonly sentenceCount: number
}

/** Finds a text's words in the dictionary. Create one per thread, because it caches what it has read. */
export class TextWords {
  readonly #index: DictionaryIndex
  readonly #reader: VocabularyReader
  /** Keyed by headword; the dictionary doesn't change while the process runs. */
  readonly #entries = new Map<string, Entry | undefined>()

  constructor(index: DictionaryIndex) {
    this.#index = index
    this.#reader = new VocabularyReader(index)
  }

  get lexicon(): Lexicon {
    return this.#index
  }

  /** Returns the words of a text, each once, in order of first occurrence, and those that aren't in the dictionary. */
  read(text: string): ReadText {
    const tokens = tokenise(text)
    const vocabulary = this.#reader.read(text, tokens)
    return {
      tokens,
      words: this.#wordsOf(text, vocabulary),
      unknown: vocabulary.unknown,
      wordCount: tokens.reduce((sum, { kind }) => (kind === 'word' ? sum + 1 : sum), 0),
      sentenceCount: vocabulary.sentences.length,
    }
  }

  /** Finds the entry for a word in a user's list, in any form. */
  find(text: string): { spellId: number; headword: string } | undefined {
    const form = text.normalize('NFC').replace(/[‘’ʼ]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()
    for (const headword of [form, ...resolve(form, this.#index)]) {
      const spellId = this.#index.idOf(headword)
      if (spellId !== undefined) return { spellId, headword }
    }
    return undefined
  }

  #wordsOf(text: string, { words, sentences }: TextVocabulary): WordOfText[] {
    const found: WordOfText[] = []
    for (const { headword, isFunctionWord, tokens, forms, count, sentence } of words) {
      const entry = this.#entry(headword)
      const span = sentences[sentence]
      if (entry === undefined || !span) continue
      const { spellId, rank, level } = entry
      const word = tokens[0] ?? { start: span.start, end: span.start }
      found.push({
        spellId,
        headword,
        isFunctionWord,
        isCommon: isFunctionWord || (rank !== undefined && rank <= COMMONEST),
        rank,
        level,
        count,
        forms,
        sentence: cutAround(text, span, word, MAX_SENTENCE_LENGTH),
        whole: span,
        position: span.start,
      })
    }
    return found
  }

  #entry(headword: string): Entry | undefined {
    let entry = this.#entries.get(headword)
    if (entry === undefined && !this.#entries.has(headword)) {
      const spellId = this.#index.idOf(headword)
      entry =
        spellId === undefined
          ? undefined
          : { spellId, rank: this.#index.frequencyRank(headword), level: this.#index.levelOf(headword) }
      this.#entries.set(headword, entry)
    }
    return entry
  }
}

/**
 * Matches line breaks and runs of spaces but no single space, so that a sentence without line breaks stays unchanged.
 */
const unevenSpace = /\s{2,}|[^\S ]/g

/** Returns the sentence of a word, on one line. */
export function sentenceOf(text: string, { sentence, whole }: WordOfText): string {
  return quoteCut(text, whole, sentence).replace(unevenSpace, ' ')
}

/** Returns the hash by which a text is recognised when it is read again. */
export function textHash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
