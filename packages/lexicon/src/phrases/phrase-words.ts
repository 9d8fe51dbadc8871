import { baseForms } from '../forms/base-forms'
import { detach } from '../forms/detachment'
import type { Lexicon } from '../lexicon'
import { partOfSpeechBits } from '../part-of-speech'
import { normalForm, type Token } from '../tokens/tokens'
import { companyOf } from './literal/literal-model'
import type { PhraseToken } from './object-phrase'
import type { PhraseIndex } from './phrase-index'

/** A word of a text with the phrase words that it may stand for. */
export interface TextWord extends PhraseToken {
  /** Its own id in the index; −1 when it has none. */
  readonly wordId: number
  /** Ids of the words that it is a form of, including itself. */
  readonly bases: readonly number[]
  /** Whether it may stand for a phrase's first word in another form: 'd for had, an for a. */
  readonly isShort: boolean
}

/** Forms that people write without their apostrophe; the others are words of their own (its, well, were). */
const withApostrophe = new Map(
  "can't don't didn't doesn't isn't wasn't aren't couldn't wouldn't shouldn't haven't hasn't that's what's there's you're they're i'm i've you've let's it'll"
    .split(' ')
    .map((word) => [word.replace("'", ''), word]),
)

/** A lexicon's facts about a form. */
interface FormFacts {
  readonly bits: number
  /** The form itself and the headwords that it may be a form of. */
  readonly headwords: readonly string[]
  readonly company: PhraseToken['company']
}

/** Allowed between two words of one phrase: white space, quotation marks and hyphens. */
const betweenPhraseWords = /^[\s'"‘’“”*_-]*$/

/** Cached facts about forms, since asking the lexicon takes most of the time; holds the forms of a few novels. */
const formCaches = new WeakMap<Lexicon, Map<string, FormFacts>>()
const MAX_CACHED_FORMS = 40_000

function factsOf(form: string, lexicon: Lexicon): FormFacts {
  let known = formCaches.get(lexicon)
  if (!known) {
    known = new Map()
    formCaches.set(lexicon, known)
  }
  let facts = known.get(form)
  if (!facts) {
    facts = factsOfForm(form, lexicon)
    if (known.size >= MAX_CACHED_FORMS) known.clear()
    known.set(form, facts)
  }
  return facts
}

function factsOfForm(form: string, lexicon: Lexicon): FormFacts {
  const { verb } = partOfSpeechBits
  const headwords = new Set([form])
  let bits = lexicon.partsOfSpeech(form)
  for (const { headword, partOfSpeech } of baseForms(form, lexicon)) {
    headwords.add(headword)
    bits |= partOfSpeech === undefined ? lexicon.partsOfSpeech(headword) : partOfSpeechBits[partOfSpeech]
  }
  if ((bits & verb) === 0 && form.endsWith('ed')) {
    // tired is an adjective, but it can still be a verb: it tired the children out.
    for (const { base, use } of detach(form))
      if (use === 'past' && lexicon.partsOfSpeech(base) & verb) headwords.add(base)
  }
  if (bits === 0) {
    // Some verbs occur in one phrase only and have no entry of their own: it petered out.
    for (const { base } of detach(form)) headwords.add(base)
  }
  return { bits, headwords: [...headwords], company: companyOf(headwords) }
}

function textWord(
  text: string,
  token: Token,
  join: PhraseToken['join'],
  index: PhraseIndex,
  lexicon: Lexicon,
): TextWord {
  const shown = normalForm(text, token)
  const form = shown.toLowerCase()
  const capital = /^\p{Lu}/u.test(shown)
  if (token.kind !== 'word')
    return { form, kind: token.kind, join, capital, bits: 0, wordId: -1, bases: [], isShort: false }
  const { bits, headwords, company } = factsOf(form, lexicon)
  const bases: number[] = []
  for (const headword of headwords) {
    const id = index.wordIds.get(headword)
    if (id !== undefined) bases.push(id)
  }
  const whole = withApostrophe.get(form)
  const wholeId = whole === undefined ? undefined : index.wordIds.get(whole)
  if (wholeId !== undefined) bases.push(wholeId)
  const isShort = form.length < 3 || form.includes("'")
  return {
    form,
    kind: token.kind,
    join,
    capital,
    bits,
    company,
    wordId: wholeId ?? index.wordIds.get(form) ?? -1,
    bases,
    isShort,
  }
}

/** Converts the text's tokens for the matcher. Equal words share one object, so that a novel costs little. */
export function readWords(
  text: string,
  tokens: readonly Token[],
  index: PhraseIndex,
  lexicon: Lexicon,
): TextWord[] {
  const joined = new Map<string, TextWord>()
  const stopped = new Map<string, TextWord>()
  let end = 0
  return tokens.map((token) => {
    const between = text.slice(end, token.start)
    end = token.end
    const goesOn = between === ' ' || (betweenPhraseWords.test(between) && !/\n\s*\n/.test(between))
    const known = goesOn ? joined : stopped
    const raw = text.slice(token.start, token.end)
    let word = known.get(raw)
    if (!word) {
      word = textWord(text, token, goesOn ? 'space' : 'stop', index, lexicon)
      known.set(raw, word)
    }
    return word
  })
}
