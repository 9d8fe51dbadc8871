import { baseForms } from './base-forms'
import { isCapitalWord, type Writing, writings } from './capitals'
import type { Lexicon } from './lexicon'
import { knownForm, parts } from './parts'
import { sentences } from './sentences'
import { type Token, tokenise } from './tokens'

/** A headword met in a text. */
export interface VocabularyWord {
  readonly headword: string
  readonly isFunctionWord: boolean
  /** Where it stands, in order; a part of a hyphenated word has the offsets of the part. */
  readonly tokens: readonly Token[]
  readonly count: number
}

interface TextWord {
  readonly token: Token
  /** Look-up form without a possessive 's. */
  readonly form: string
  readonly writing: Writing
  readonly sentence: number
}

const minimumForeign = 3

/** I, II, IV … as numbers of chapters and kings. */
const romanNumeral = /^(?=[ivxlcdm]{2,}$)m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/

/** Looks a form up once, however often it is met. */
class FormCache {
  readonly #headwords = new Map<string, readonly string[]>()
  readonly #lexicon: Lexicon

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon
  }

  /** The headwords that a form adds: its best base form, all parts of a contraction; none when unknown. */
  headwords(form: string): readonly string[] {
    let found = this.#headwords.get(form)
    if (!found) {
      const all = baseForms(form, this.#lexicon).map(({ headword }) => headword)
      const contraction = form.includes("'") && all.length > 1 && this.#isContraction(form)
      found = contraction ? all.filter((headword) => !headword.includes("'")) : all.slice(0, 1)
      this.#headwords.set(form, found)
    }
    return found
  }

  #isContraction(form: string): boolean {
    if (this.#lexicon.listedForms(form).some(({ kind }) => kind === 'contraction')) return true
    return /(?:n't|'(?:ll|ve|re|m))$/.test(form)
  }
}

interface Part {
  readonly from: number
  readonly to: number
  readonly form: string
}

/** The parts of a token with offsets from its start, and their forms. */
function readParts(text: string, token: Token, lexicon: Lexicon): Part[] {
  return parts(text, token, lexicon).map((part) => ({
    from: part.start - token.start,
    to: part.end - token.start,
    form: knownForm(text, part, lexicon).replace(/(?<!^let)'s$/, ''),
  }))
}

/** The words of the text, hyphenated ones cut into what the lexicon has of them. Every spelling is looked at once. */
function textWords(text: string, tokens: readonly Token[], lexicon: Lexicon): TextWord[] {
  const words: TextWord[] = []
  const read = new Map<string, Part[]>()
  let at = 0
  sentences(text, tokens).forEach((span, sentence) => {
    while ((tokens[at]?.end ?? Number.POSITIVE_INFINITY) <= span.start) at++
    const own: Token[] = []
    for (; (tokens[at]?.start ?? Number.POSITIVE_INFINITY) < span.end; at++) {
      const token = tokens[at]
      if (token?.kind === 'word') own.push(token)
    }
    const written = writings(text, span, own)
    for (const [index, token] of own.entries()) {
      const raw = text.slice(token.start, token.end)
      let known = read.get(raw)
      if (!known) {
        known = readParts(text, token, lexicon)
        read.set(raw, known)
      }
      const writing = written[index] ?? 'lower'
      for (const { from, to, form } of known) {
        const whole = from === 0 && to === raw.length
        const part = whole ? token : { start: token.start + from, end: token.start + to, kind: token.kind }
        words.push({ token: part, form, writing, sentence })
      }
    }
  })
  return words
}

interface Evidence {
  lower: number
  name: number
}

function evidenceOf(words: readonly TextWord[]): Map<string, Evidence> {
  const evidence = new Map<string, Evidence>()
  for (const { form, writing } of words) {
    let own = evidence.get(form)
    if (!own) {
      own = { lower: 0, name: 0 }
      evidence.set(form, own)
    }
    if (writing === 'lower') own.lower++
    else if (writing === 'name') own.name++
  }
  return evidence
}

/** Whether a word is vocabulary where it stands, given how the text writes it elsewhere. */
function isVocabulary(
  word: TextWord,
  { lower, name }: Evidence,
  headword: string,
  lexicon: Lexicon,
): boolean {
  if (lexicon.isName(headword)) return false
  const bits = lexicon.partsOfSpeech(word.form)
  switch (word.writing) {
    case 'lower':
      return true
    case 'initial':
    case 'shout':
      if (word.writing === 'shout' && romanNumeral.test(word.form)) return false
      if (lower > 0 || name > 0) return lower >= name || isCapitalWord(word.form, bits)
      // Met at the start of a sentence only: a known word, but not by a far-fetched rule.
      return (
        bits !== 0 ||
        lexicon.listedForms(word.form).length > 0 ||
        headword.slice(0, 2) === word.form.slice(0, 2)
      )
    case 'name':
      return (
        word.form === 'i' || word.form.startsWith("i'") || lower > 4 * name || isCapitalWord(word.form, bits)
      )
    case 'acronym':
      return lower > 0
    case 'mixed':
      return false
  }
}

/** Sentences in which most words are unknown are in another language. */
function foreignSentences(words: readonly TextWord[], forms: FormCache): Set<number> {
  const counts = new Map<number, { known: number; unknown: number }>()
  for (const { form, writing, sentence } of words) {
    if (writing !== 'lower') continue
    const count = counts.get(sentence) ?? { known: 0, unknown: 0 }
    if (forms.headwords(form).length > 0) count.known++
    else count.unknown++
    counts.set(sentence, count)
  }
  const foreign = new Set<number>()
  for (const [sentence, { known, unknown }] of counts) {
    if (unknown >= minimumForeign && unknown > known) foreign.add(sentence)
  }
  return foreign
}

/**
 * The headwords of a text, each once, in the order of their first tokens. Names (told by capitals inside of sentences,
 * against the same word in small letters), acronyms, numbers, unknown words, roman numerals and sentences in another
 * language are left out. Linear in the length of the text.
 */
export function vocabularyWords(
  text: string,
  lexicon: Lexicon,
  tokens: readonly Token[] = tokenise(text),
): VocabularyWord[] {
  const words = textWords(text, tokens, lexicon)
  const forms = new FormCache(lexicon)
  const evidence = evidenceOf(words)
  const foreign = foreignSentences(words, forms)
  const found = new Map<string, Token[]>()
  for (const word of words) {
    if (foreign.has(word.sentence) || (word.form.length === 1 && !/^[aio]$/.test(word.form))) continue
    const own = evidence.get(word.form) ?? { lower: 0, name: 0 }
    for (const headword of forms.headwords(word.form)) {
      if (!isVocabulary(word, own, headword, lexicon)) continue
      const places = found.get(headword)
      if (places) places.push(word.token)
      else found.set(headword, [word.token])
    }
  }
  return [...found].map(([headword, places]) => ({
    headword,
    isFunctionWord: lexicon.isFunctionWord(headword),
    tokens: places,
    count: places.length,
  }))
}
