import {
  classifyWriting,
  isPlainProse,
  type SentenceStyle,
  styleOf,
  type Writing,
  writing,
} from '../tokens/capitals'
import type { Span } from '../tokens/sentences'
import type { Token } from '../tokens/tokens'
import type { Spelling, SpellingMemory } from './vocabulary-spellings'

/** `TextWords.spellingOf` of a token that takes no part. */
export const noWord = -1

/** Fewer unknown words don't make a sentence foreign. */
const fewestForeign = 3

/**
 * The words of a text and how each is written, in columns: an object for each word would be most of the work. Every
 * spelling is looked at once, however often it is met.
 */
export class TextWords {
  readonly tokens: readonly Token[]
  /** Every spelling once, by id. */
  readonly spellings: Spelling[] = []
  /** By token: id of its spelling, or `noWord` for other tokens and in sentences of another language. */
  readonly spellingOf: Int32Array
  /** By sentence: index of its first token; at the end the number of tokens. */
  readonly starts: Uint32Array
  readonly #text: string
  readonly #writings: Uint8Array
  readonly #memory: SpellingMemory

  /** Tokens and sentences have to be in order and must not overlap. */
  constructor(text: string, tokens: readonly Token[], sentences: readonly Span[], memory: SpellingMemory) {
    this.tokens = tokens
    this.spellingOf = new Int32Array(tokens.length).fill(noWord)
    this.starts = new Uint32Array(sentences.length + 1).fill(tokens.length)
    this.#text = text
    this.#writings = new Uint8Array(tokens.length)
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

  /** How the word with this token index is written. */
  writingOf(token: number): Writing {
    return this.#writings[token] as Writing
  }

  /** Reads the sentence that has the token with index `from` or a later one first; returns the index after its last. */
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
    // Its words count as evidence for how others are written all the same.
    if (unknown >= fewestForeign && unknown > this.#smallParts(from, at) / 2)
      spellingOf.fill(noWord, from, at)
    return at
  }

  /** How many parts the words in small letters of the tokens `from` to `to - 1` have. */
  #smallParts(from: number, to: number): number {
    let count = 0
    for (let at = from; at < to; at++) {
      const id = this.spellingOf[at]!
      if (id === noWord || this.writingOf(at) !== writing.lower) continue
      count += this.spellings[id]!.parts.length
    }
    return count
  }

  /** Tells how the words that have capitals are written in the sentence of the tokens `from` to `to - 1`. */
  #writeCapitals(sentence: Span, from: number, to: number, plainProse: boolean): void {
    const style = plainProse ? 'prose' : this.#style(sentence, from, to)
    let isFirst = true
    for (let at = from; at < to; at++) {
      const id = this.spellingOf[at]!
      if (id === noWord) continue
      const spelling = this.spellings[id]!
      const { shape } = spelling
      if (shape.letters !== 'small') {
        const written = classifyWriting(this.#text, this.tokens[at]!, shape, sentence, style, isFirst)
        if (written === writing.name) spelling.name++
        this.#writings[at] = written
      }
      isFirst = false
    }
  }

  #style(sentence: Span, from: number, to: number): SentenceStyle {
    const shapes = []
    for (let at = from; at < to; at++) {
      const id = this.spellingOf[at]!
      if (id !== noWord) shapes.push(this.spellings[id]!.shape)
    }
    return styleOf(this.#text, sentence, shapes)
  }
}
