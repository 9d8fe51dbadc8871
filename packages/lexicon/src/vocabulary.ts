import { type Writing, writing, writingCount } from './capitals'
import type { Lexicon } from './lexicon'
import { type Span, sentences } from './sentences'
import { type Token, tokenise } from './tokens'
import { type FormHeadword, SpellingMemory } from './vocabulary-spellings'
import { type TextForm, type TextSpelling, type TextWords, textWords } from './vocabulary-words'

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
    return { ...collect(textWords(text, tokens, spans, this.#memory)), sentences: spans }
  }
}

/** Where a headword stands in the text. */
interface Places extends Pick<VocabularyWord, 'headword' | 'isFunctionWord' | 'sentence'> {
  readonly tokens: Token[]
  readonly forms: Set<string>
}

/** A headword that a spelling adds, and the part of the spelling that does. */
interface Addition {
  readonly places: Places
  readonly from: number
  readonly to: number
  readonly isWhole: boolean
}

function collect(words: TextWords): Pick<TextVocabulary, 'words' | 'unknown'> {
  const found = new Map<string, Places>()
  const unknown = new Set<string>()
  // What a spelling adds when it is written so, found out where it is first.
  const additions: (readonly Addition[])[] = []
  for (const [at, token] of words.tokens.entries()) {
    const spelling = words.spellings[at]!
    const written = words.writings[at]!
    const key = spelling.id * writingCount + written
    let added = additions[key]
    if (!added) {
      noteUnknown(spelling, unknown)
      added = additionsOf(spelling, written, words.sentences[at]!, found)
      additions[key] = added
    }
    for (const { places, from, to, isWhole } of added) {
      const { start, kind } = token
      places.tokens.push(isWhole ? token : { start: start + from, end: start + to, kind })
    }
  }
  return {
    words: Array.from(found.values(), (places) => ({
      headword: places.headword,
      isFunctionWord: places.isFunctionWord,
      tokens: places.tokens,
      forms: [...places.forms],
      count: places.tokens.length,
      sentence: places.sentence,
    })),
    unknown: [...unknown],
  }
}

/** Single letters are no words, but for a, i and o. */
const isWord = (form: string) => form.length !== 1 || /^[aio]$/.test(form)

function noteUnknown({ parts }: TextSpelling, unknown: Set<string>): void {
  for (const { form } of parts) {
    const { entry, lower, name } = form
    if (!entry.isKnown && lower > 0 && name === 0 && isWord(entry.form)) unknown.add(entry.form)
  }
}

/** What a spelling adds when it is written so; `sentence` is where a headword stands that was not found before. */
function additionsOf(
  { parts }: TextSpelling,
  written: Writing,
  sentence: number,
  found: Map<string, Places>,
): Addition[] {
  const added: Addition[] = []
  for (const { from, to, form, isWhole } of parts) {
    if (!isWord(form.entry.form)) continue
    for (const word of form.entry.headwords) {
      if (!isVocabulary(form, written, word)) continue
      const { headword, isFunctionWord } = word
      let places = found.get(headword)
      if (!places) {
        places = { headword, isFunctionWord, tokens: [], forms: new Set(), sentence }
        found.set(headword, places)
      }
      places.forms.add(form.entry.form)
      added.push({ places, from, to, isWhole })
    }
  }
  return added
}

/** I, II, IV … as numbers of chapters and kings. */
const romanNumeral = /^(?=[ivxlcdm]{2,}$)m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/

/** Whether a form adds the headword where it is written so, given how the text writes it elsewhere. */
function isVocabulary({ entry, lower, name }: TextForm, written: Writing, word: FormHeadword): boolean {
  const { form, isCapitalWord } = entry
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
