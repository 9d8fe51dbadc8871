import {
  type Capitalisation,
  capitalisations,
  classifyCapitalisation,
  isPlainProse,
  type SentenceStyle,
  styleOf,
} from '../tokens/capitals'
import type { Span } from '../tokens/sentences'
import type { Token } from '../tokens/tokens'
import type { Spelling, SpellingMemory } from './vocabulary-spellings'

/** Value of `TextWords.spellingOf` for a token that is left out. */
export const NO_WORD = -1

/** Minimum number of unknown words that make a sentence foreign. */
const MIN_FOREIGN_WORDS = 3

/**
 * The words of a text and how each is written, in columns: creating an object for each word would be most of the work.
 * Every spelling is examined once, however often it occurs.
 */
export class TextWords {
  readonly tokens: readonly Token[]
  /** Every spelling once; the index is its id. */
  readonly spellings: Spelling[] = []
  /**
   * For each token, the id of its spelling; `NO_WORD` for tokens that aren't words and in sentences of another
   * language.
   */
  readonly spellingOf: Int32Array
  /** For each sentence, the index of its first token; the last element is the number of tokens. */
  readonly starts: Uint32Array
  readonly #text: string
  readonly #capitalisations: Uint8Array
  readonly #memory: SpellingMemory

  /** Reads the words of a text. Tokens and sentences must be in order and must not overlap. */
  constructor(text: string, tokens: readonly Token[], sentences: readonly Span[], memory: SpellingMemory) {
    this.tokens = tokens
    this.spellingOf = new Int32Array(tokens.length).fill(NO_WORD)
    this.starts = new Uint32Array(sentences.length + 1).fill(tokens.length)
    this.#text = text
    this.#capitalisations = new Uint8Array(tokens.length)
    this.#memory = memory
    memory.beginText(text.length)
    let from = 0
    for (const [index, sentence] of sentences.entries()) {
      this.starts[index] = from
      from = this.#readSentence(sentence, from)
    }
    for (const { parts, lower, name } of this.spellings) {
      for (const { entry } of parts) {
        entry.lower += lower
        entry.name += name
      }
    }
  }

  /** Returns how the word with this token index is written. */
  capitalisationOf(token: number): Capitalisation {
    return this.#capitalisations[token] as Capitalisation
  }

  /** Reads a sentence, whose first token has index `from` or later; returns the index after its last token. */
  #readSentence(sentence: Span, from: number): number {
    const { tokens, spellings, spellingOf } = this
    let at = from
    let words = 0
    let withCapitals = 0
    let unknown = 0
    while (at < tokens.length && tokens[at]!.end <= sentence.start) at++
    for (; at < tokens.length; at++) {
      const token = tokens[at]!
      if (token.start >= sentence.end) break
      if (token.kind !== 'word') continue
      const spelling = this.#memory.spellingAt(this.#text, token.start, token.end)
      spellingOf[at] = spelling.id
      if (spelling.id === spellings.length) spellings.push(spelling)
      words++
      if (spelling.shape.letters === 'small') {
        spelling.lower++
        unknown += spelling.unknownParts
      } else withCapitals++
    }
    if (withCapitals > 0) this.#writeCapitals(sentence, from, at, isPlainProse(words, withCapitals))
    // The words of a foreign sentence still count as evidence for how others are written.
    if (unknown >= MIN_FOREIGN_WORDS && unknown > this.#smallParts(from, at) / 2)
      spellingOf.fill(NO_WORD, from, at)
    return at
  }

  /** Counts the parts of the lower-case words among the tokens `from` to `to - 1`. */
  #smallParts(from: number, to: number): number {
    let count = 0
    for (let at = from; at < to; at++) {
      const id = this.spellingOf[at]!
      if (id === NO_WORD || this.capitalisationOf(at) !== capitalisations.lower) continue
      count += this.spellings[id]!.parts.length
    }
    return count
  }

  /** Records how the words with capitals are written in the sentence of the tokens `from` to `to - 1`. */
  #writeCapitals(sentence: Span, from: number, to: number, plainProse: boolean): void {
    const style = plainProse ? 'prose' : this.#style(sentence, from, to)
    let isFirst = true
    for (let at = from; at < to; at++) {
      const id = this.spellingOf[at]!
      if (id === NO_WORD) continue
      const spelling = this.spellings[id]!
      const { shape } = spelling
      if (shape.letters !== 'small') {
        const capitalisation = classifyCapitalisation(
          this.#text,
          this.tokens[at]!,
          shape,
          sentence,
          style,
          isFirst,
        )
        if (capitalisation === capitalisations.name) spelling.name++
        this.#capitalisations[at] = capitalisation
      }
      isFirst = false
    }
  }

  #style(sentence: Span, from: number, to: number): SentenceStyle {
    const shapes = []
    for (let at = from; at < to; at++) {
      const id = this.spellingOf[at]!
      if (id !== NO_WORD) shapes.push(this.spellings[id]!.shape)
    }
    return styleOf(this.#text, sentence, shapes)
  }
}
