import { type Shape, styleOf, type Writing, writing, writingAt } from './capitals'
import type { Span } from './sentences'
import type { Token } from './tokens'
import type { FormEntry, SpellingMemory, SpellingPart } from './vocabulary-spellings'

/** A form in one text: how often it is written in small letters there, and with a capital inside of a sentence. */
export interface TextForm {
  readonly entry: FormEntry
  lower: number
  name: number
}

/** A spelling in one text. */
export interface TextSpelling {
  /** Numbers the spellings of the text from 0. */
  readonly id: number
  readonly shape: Shape
  readonly parts: readonly TextPart[]
}

export interface TextPart extends Pick<SpellingPart, 'from' | 'to'> {
  readonly form: TextForm
  /** Whether the part is all of the spelling. */
  readonly isWhole: boolean
}

/** The words of a text in their order, in columns: an object for each would be most of the work. */
export interface TextWords {
  readonly tokens: Token[]
  readonly spellings: TextSpelling[]
  readonly writings: Writing[]
  /** Index of the sentence of each. */
  readonly sentences: number[]
}

/** Fewer unknown words don't make a sentence foreign. */
const fewestForeign = 3

/** The spellings of one text, each looked at once, however often it is met. */
class TextSpellings {
  readonly #memory: SpellingMemory
  readonly #spellings = new Map<string, TextSpelling>()
  readonly #forms = new Map<FormEntry, TextForm>()

  constructor(memory: SpellingMemory) {
    this.#memory = memory
  }

  get(raw: string): TextSpelling {
    let spelling = this.#spellings.get(raw)
    if (!spelling) {
      const { shape, parts } = this.#memory.spelling(raw)
      spelling = {
        id: this.#spellings.size,
        shape,
        parts: parts.map(({ from, to, entry }) => {
          return { from, to, form: this.#form(entry), isWhole: to - from === raw.length }
        }),
      }
      this.#spellings.set(raw, spelling)
    }
    return spelling
  }

  #form(entry: FormEntry): TextForm {
    let form = this.#forms.get(entry)
    if (!form) {
      form = { entry, lower: 0, name: 0 }
      this.#forms.set(entry, form)
    }
    return form
  }
}

/**
 * The words of a text, without those of sentences in another language (which are counted as evidence all the same).
 * Tokens and sentences are in order and don't overlap.
 */
export function textWords(
  text: string,
  tokens: readonly Token[],
  spans: readonly Span[],
  memory: SpellingMemory,
): TextWords {
  const spellings = new TextSpellings(memory)
  const words: TextWords = { tokens: [], spellings: [], writings: [], sentences: [] }
  let at = 0
  for (let sentence = 0; sentence < spans.length; sentence++) {
    const span = spans[sentence]!
    const from = words.tokens.length
    while (at < tokens.length && tokens[at]!.end <= span.start) at++
    for (; at < tokens.length && tokens[at]!.start < span.end; at++) {
      const token = tokens[at]!
      if (token.kind !== 'word') continue
      words.tokens.push(token)
      words.spellings.push(spellings.get(text.slice(token.start, token.end)))
      words.sentences.push(sentence)
    }
    write(text, span, words, from)
    if (isForeign(words, from)) dropFrom(words, from)
  }
  return words
}

/** Tells how the words of the last sentence, which begins with word `from`, are written, and counts it. */
function write(text: string, span: Span, { tokens, spellings, writings }: TextWords, from: number): void {
  const style = styleOf(text, span, spellings, from, tokens.length)
  for (let at = from; at < tokens.length; at++) {
    const { shape, parts } = spellings[at]!
    const written = writingAt(text, tokens[at]!, shape, span, style, at === from)
    writings.push(written)
    if (written === writing.lower) for (const { form } of parts) form.lower++
    else if (written === writing.name) for (const { form } of parts) form.name++
  }
}

/** Whether most words in small letters, from word `from` on, are unknown. */
function isForeign({ spellings, writings }: TextWords, from: number): boolean {
  let known = 0
  let unknown = 0
  for (let at = from; at < spellings.length; at++) {
    if (writings[at] !== writing.lower) continue
    for (const { form } of spellings[at]!.parts) {
      if (form.entry.isKnown) known++
      else unknown++
    }
  }
  return unknown >= fewestForeign && unknown > known
}

function dropFrom(words: TextWords, from: number): void {
  words.tokens.length = from
  words.spellings.length = from
  words.writings.length = from
  words.sentences.length = from
}
