import type { Lexicon } from '../lexicon'
import { type Writing, writing, writingCount } from '../tokens/capitals'
import { type Span, sentences } from '../tokens/sentences'
import { type Token, tokenise } from '../tokens/tokens'
import {
  type FormEntry,
  type FormHeadword,
  type Spelling,
  SpellingMemory,
  type SpellingPart,
} from './vocabulary-spellings'
import { noWord, TextWords } from './vocabulary-words'

/** A headword met in a text. */
export interface VocabularyWord {
  readonly headword: string
  readonly isFunctionWord: boolean
  /** Where it stands, in order; a part of a hyphenated word has the offsets of the part. */
  readonly tokens: readonly Token[]
  /** Its forms in this text, in lower case, without a possessive 's. */
  readonly forms: readonly string[]
  readonly count: number
  /** Index of the sentence of its first token. */
  readonly sentence: number
}

/** What a text holds of vocabulary. */
export interface TextVocabulary {
  readonly words: readonly VocabularyWord[]
  /** Forms in small letters that the lexicon lacks, each once, in the order of the text: typos and rare words. */
  readonly unknown: readonly string[]
  readonly sentences: readonly Span[]
}

/**
 * Reads the vocabulary of texts. What it finds out about a spelling it remembers for the next text, since asking the
 * lexicon takes most of the time; so keep one for each lexicon.
 */
export class VocabularyReader {
  readonly #memory: SpellingMemory

  constructor(lexicon: Lexicon) {
    this.#memory = new SpellingMemory(lexicon)
  }

  /**
   * The headwords of a text, each once, in the order of their first tokens. Names (told by capitals inside of
   * sentences, against the same word in small letters), acronyms, numbers, unknown words, roman numerals and sentences
   * in another language are left out. Linear in the length of the text.
   */
  read(text: string, tokens: readonly Token[] = tokenise(text)): TextVocabulary {
    const spans = sentences(text, tokens)
    const words = new TextWords(text, tokens, spans, this.#memory)
    const found = collect(words)
    this.#memory.endText()
    return { ...found, sentences: spans }
  }
}

/** A word of the vocabulary while it is gathered. */
interface Gathered extends VocabularyWord {
  readonly tokens: Token[]
  readonly forms: string[]
  count: number
}

/** A headword that a spelling adds, and the part of the spelling that does. */
interface Addition {
  readonly word: Gathered
  readonly part: SpellingPart
}

/** What was found of vocabulary so far. */
interface Found {
  readonly words: Map<string, Gathered>
  /** Of every form the headwords that list it: one set for all, since one for each headword costs more. */
  readonly listed: Set<FormHeadword>
  readonly unknown: Set<string>
}

function collect(words: TextWords): Pick<TextVocabulary, 'words' | 'unknown'> {
  const found: Found = { words: new Map(), listed: new Set(), unknown: new Set() }
  // What a spelling adds when it is written so, found out where that is first.
  const additions = new Array<readonly Addition[] | undefined>(words.spellings.length * writingCount)
  for (let sentence = 0; sentence + 1 < words.starts.length; sentence++) {
    const end = words.starts[sentence + 1]!
    for (let at = words.starts[sentence]!; at < end; at++) {
      const id = words.spellingOf[at]!
      if (id === noWord) continue
      const written = words.writingOf(at)
      let added = additions[id * writingCount + written]
      if (!added) {
        added = additionsOf(words.spellings[id]!, written, sentence, found)
        additions[id * writingCount + written] = added
      }
      for (const { word, part } of added) word.tokens.push(tokenOf(part, words.tokens[at]!))
    }
  }
  const gathered = [...found.words.values()]
  for (const word of gathered) word.count = word.tokens.length
  return { words: gathered, unknown: [...found.unknown] }
}

function tokenOf({ from, to, isWhole }: SpellingPart, token: Token): Token {
  return isWhole ? token : { start: token.start + from, end: token.start + to, kind: token.kind }
}

/** What a spelling adds when it is written so; `sentence` is where a headword stands that was not found before. */
function additionsOf(
  { parts }: Spelling,
  written: Writing,
  sentence: number,
  { words, listed, unknown }: Found,
): Addition[] {
  const added: Addition[] = []
  for (const part of parts) {
    const { entry } = part
    // Single letters are no words.
    if (entry.form.length === 1 && !/^[aio]$/.test(entry.form)) continue
    if (!entry.isKnown && entry.lower > 0 && entry.name === 0) unknown.add(entry.form)
    for (const to of entry.headwords) {
      if (!isVocabulary(entry, written, to)) continue
      const { headword, isFunctionWord } = to
      let word = words.get(headword)
      if (!word) {
        word = { headword, isFunctionWord, tokens: [], forms: [], count: 0, sentence }
        words.set(headword, word)
      }
      if (!listed.has(to)) {
        listed.add(to)
        word.forms.push(entry.form)
      }
      added.push({ word, part })
    }
  }
  return added
}

/** I, II, IV … as numbers of chapters and kings. */
const romanNumeral = /^(?=[ivxlcdm]{2,}$)m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/

/** Whether a form adds the headword where it is written so, given how the text writes it elsewhere. */
function isVocabulary(
  { form, isCapitalWord, lower, name }: FormEntry,
  written: Writing,
  word: FormHeadword,
): boolean {
  switch (written) {
    case writing.lower:
      return true
    case writing.initial:
    case writing.shout:
      if (written === writing.shout && romanNumeral.test(form)) return false
      return lower > 0 || name > 0 ? lower >= name || isCapitalWord : word.isClose
    case writing.name:
      return form === 'i' || form.startsWith("i'") || lower > 4 * name || isCapitalWord
    case writing.acronym:
      return lower > 0
    case writing.mixed:
      return false
  }
}
