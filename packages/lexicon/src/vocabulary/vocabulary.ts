import type { Lexicon } from '../lexicon'
import { type Capitalisation, capitalisationCount, capitalisations } from '../tokens/capitals'
import { type Span, sentences } from '../tokens/sentences'
import { type Token, tokenise } from '../tokens/tokens'
import {
  type FormEntry,
  type FormHeadword,
  type Spelling,
  SpellingMemory,
  type SpellingPart,
} from './vocabulary-spellings'
import { NO_WORD, TextWords } from './vocabulary-words'

/** A headword that occurs in a text. */
export interface VocabularyWord {
  readonly headword: string
  readonly isFunctionWord: boolean
  /** Its occurrences, in order; a part of a hyphenated word has the offsets of the part. */
  readonly tokens: readonly Token[]
  /** Its forms in this text, in lower case, without a possessive 's. */
  readonly forms: readonly string[]
  readonly count: number
  /** Index of the sentence with its first token. */
  readonly sentence: number
}

/** The vocabulary of a text. */
export interface TextVocabulary {
  readonly words: readonly VocabularyWord[]
  /** Lower-case forms that the lexicon lacks, each once, in text order: typos and rare words. */
  readonly unknown: readonly string[]
  readonly sentences: readonly Span[]
}

/**
 * Reads the vocabulary of texts. It caches the data on each spelling for the next text, since querying the lexicon
 * takes most of the time; so keep one reader for each lexicon.
 */
export class VocabularyReader {
  readonly #memory: SpellingMemory

  constructor(lexicon: Lexicon) {
    this.#memory = new SpellingMemory(lexicon)
  }

  /**
   * Returns the headwords of a text, each once, in the order of their first tokens. Leaves out names (recognised by
   * capitals inside sentences, compared with the same word in lower case), acronyms, numbers, unknown words, roman
   * numerals and sentences in another language. Linear in the length of the text.
   */
  read(text: string, tokens: readonly Token[] = tokenise(text)): TextVocabulary {
    const spans = sentences(text, tokens)
    const words = new TextWords(text, tokens, spans, this.#memory)
    const found = collect(words)
    this.#memory.endText()
    return { ...found, sentences: spans }
  }
}

/** A word of the vocabulary while it is being collected. */
interface Gathered extends VocabularyWord {
  readonly tokens: Token[]
  readonly forms: string[]
  count: number
}

/** A headword that a spelling adds, and the part of the spelling that adds it. */
interface Addition {
  readonly word: Gathered
  readonly part: SpellingPart
}

/** The vocabulary found so far. */
interface Found {
  readonly words: Map<string, Gathered>
  /** The headwords already listed with their form; one set for all costs less than one for each headword. */
  readonly listed: Set<FormHeadword>
  readonly unknown: Set<string>
}

function collect(words: TextWords): Pick<TextVocabulary, 'words' | 'unknown'> {
  const found: Found = { words: new Map(), listed: new Set(), unknown: new Set() }
  // What each spelling adds when written in each way, computed at its first occurrence.
  const additions = new Array<readonly Addition[] | undefined>(words.spellings.length * capitalisationCount)
  for (let sentence = 0; sentence + 1 < words.starts.length; sentence++) {
    const end = words.starts[sentence + 1]!
    for (let at = words.starts[sentence]!; at < end; at++) {
      const id = words.spellingOf[at]!
      if (id === NO_WORD) continue
      const capitalisation = words.capitalisationOf(at)
      let added = additions[id * capitalisationCount + capitalisation]
      if (!added) {
        added = additionsOf(words.spellings[id]!, capitalisation, sentence, found)
        additions[id * capitalisationCount + capitalisation] = added
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

/** Returns what a spelling adds when written this way. `sentence` is where a new headword occurs first. */
function additionsOf(
  { parts }: Spelling,
  capitalisation: Capitalisation,
  sentence: number,
  { words, listed, unknown }: Found,
): Addition[] {
  const added: Addition[] = []
  for (const part of parts) {
    const { entry } = part
    // Single letters other than a, i and o aren't words.
    if (entry.form.length === 1 && !/^[aio]$/.test(entry.form)) continue
    if (!entry.isKnown && entry.lower > 0 && entry.name === 0) unknown.add(entry.form)
    for (const to of entry.headwords) {
      if (!isVocabulary(entry, capitalisation, to)) continue
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

/** Numbers of chapters and kings: II, III, IV … */
const romanNumeral = /^(?=[ivxlcdm]{2,}$)m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/

/** Returns whether a form adds the headword when written this way, given how the text writes it elsewhere. */
function isVocabulary(
  { form, isCapitalWord, lower, name }: FormEntry,
  capitalisation: Capitalisation,
  word: FormHeadword,
): boolean {
  switch (capitalisation) {
    case capitalisations.lower:
      return true
    case capitalisations.initial:
    case capitalisations.allCapitals:
      if (capitalisation === capitalisations.allCapitals && romanNumeral.test(form)) return false
      return lower > 0 || name > 0 ? lower >= name || isCapitalWord : word.isClose
    case capitalisations.name:
      return form === 'i' || form.startsWith("i'") || lower > 4 * name || isCapitalWord
    case capitalisations.acronym:
      return lower > 0
    case capitalisations.mixed:
      return false
  }
}
