import { baseForms } from './base-forms'
import { detach } from './detachment'
import type { Lexicon } from './lexicon'
import type { PhraseToken } from './object-phrase'
import { partOfSpeechBits } from './part-of-speech'
import type { PhraseIndex } from './phrase-index'
import { normalForm, type Token } from './tokens'

/** A word of a text with the words of phrases that it may be. */
export interface TextWord extends PhraseToken {
  /** Its own id among the index's words, −1 for none. */
  readonly own: number
  /** Ids of the words that it is a form of, its own included. */
  readonly bases: readonly number[]
}

/** Between two words of one phrase: white space, quotation marks or a hyphen. */
const within = /^[\s'"‘’“”*_-]*$/

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
  if (token.kind !== 'word') return { form, kind: token.kind, join, capital, bits: 0, own: -1, bases: [] }
  const own = index.wordIds.get(form) ?? -1
  const bases = own < 0 ? [] : [own]
  let bits = lexicon.partsOfSpeech(form)
  for (const { headword, partOfSpeech } of baseForms(form, lexicon)) {
    const id = index.wordIds.get(headword)
    if (id !== undefined && !bases.includes(id)) bases.push(id)
    bits |= partOfSpeech === undefined ? lexicon.partsOfSpeech(headword) : partOfSpeechBits[partOfSpeech]
  }
  if ((bits & partOfSpeechBits.verb) === 0 && form.endsWith('ed')) {
    // tired is an adjective, but it tires the children out all the same.
    for (const { base, use } of detach(form)) {
      const id = index.wordIds.get(base)
      if (use !== 'past' || id === undefined || bases.includes(id)) continue
      if (lexicon.partsOfSpeech(base) & partOfSpeechBits.verb) bases.push(id)
    }
  }
  return { form, kind: token.kind, join, capital, bits, own, bases }
}

/** The text's words as the matcher sees them; equal words share one object, so that a novel costs little. */
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
    const goesOn = between === ' ' || (within.test(between) && !/\n\s*\n/.test(between))
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
