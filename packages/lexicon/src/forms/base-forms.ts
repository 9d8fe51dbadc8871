import type { BaseForm, Lexicon } from '../lexicon'
import { partOfSpeechBits } from '../part-of-speech'
import { plainSpelling } from '../tokens/normal-form'
import { stripAffixes } from './affixes'
import { contractionParts } from './contraction-parts'
import { directForms, directUses, type FormUse, headwordsSpelt } from './direct-forms'
import { fallbackForms, splitCompound } from './fallback-forms'
import { beginsName, hasCapital } from './names'
import { phraseHeadwords } from './phrase-headwords'
import { isItselfHere, shortFormUse } from './short-forms'
import type { WordUse } from './word-use'

/**
 * Maximum length, in UTF-16 units, of a form that is looked up: far longer than any headword, with room for invisible
 * characters.
 */
export const LONGEST_FORM = 200

/** Maximum number of parts of a hyphenated word that `resolve` looks up one by one. */
const MAX_PARTS = 12

const uninflected = (headword: string): BaseForm => ({ headword, partOfSpeech: undefined })

function isPhrasalVerb(headword: string, lexicon: Lexicon): boolean {
  const bits = lexicon.partsOfSpeech(headword)
  return headword.includes(' ') && (bits & ~(partOfSpeechBits['phrasal verb'] | partOfSpeechBits.verb)) === 0
}

function unique(forms: readonly BaseForm[]): BaseForm[] {
  const seen = new Set<string>()
  return forms.filter(({ headword, partOfSpeech }) => {
    const key = `${headword}|${partOfSpeech ?? ''}`
    const first = !seen.has(key) && !(partOfSpeech !== undefined && seen.has(`${headword}|`))
    seen.add(key)
    return first
  })
}

/** Returns the headwords that the dictionary lists as other spellings of the words: colour for color. */
function spellingsListed(words: readonly string[], lexicon: Lexicon): BaseForm[] {
  return words.flatMap((word) =>
    lexicon
      .findForms(word)
      .filter(({ kind }) => kind === 'spelling' || kind === 'variant')
      .map(({ headword }) => uninflected(headword)),
  )
}

function formsOf(form: string, lexicon: Lexicon, around: WordUse | undefined): BaseForm[] {
  const use = shortFormUse(form, lexicon, around)
  const own = isItselfHere(form, around)
    ? [uninflected(form), ...fullFormsOf(form, lexicon, around)]
    : fullFormsOf(form, lexicon, around)
  if (!use) return own
  const meant = use.words.flatMap((word) => fullFormsOf(word, lexicon, undefined))
  const others = own.filter(({ headword }) => !use.words.includes(headword))
  return use.isLikelier ? [...meant, ...others] : [...others, ...meant]
}

/** Returns the base forms of what isn't written for short. */
function fullFormsOf(form: string, lexicon: Lexicon, around: WordUse | undefined): BaseForm[] {
  const listed = lexicon.findForms(form).filter(({ kind }) => kind === 'contraction')
  const isFragment = listed.length > 0 && listed.every(({ detail }) => detail === 'fragment')
  if (isFragment) {
    // Won is a part of won't only where it was cut off.
    const whole = directForms(form, lexicon, around)
    if (whole.length > 0) return [...whole, ...listed.map(({ headword }) => uninflected(headword))]
  }
  if (listed.length > 0) {
    const whole = lexicon.partsOfSpeech(form) === 0 ? [] : [uninflected(form)]
    return [...whole, ...listed.map(({ headword }) => uninflected(headword))]
  }
  const spelt = headwordsSpelt(form, lexicon)
  const own = directForms(form, lexicon, around)
  const others = [
    // Another spelling of a whole word isn't an inflection: a.m. is am, but not be.
    ...(/(?:ed|ing)$/.test(form) ? [] : spelt.map(uninflected)),
    ...spelt.flatMap((word) => directForms(word, lexicon, around)),
  ]
  // A liter is a litre, and nothing that is more lite.
  const direct = lexicon.partsOfSpeech(form) === 0 ? [...others, ...own] : [...own, ...others]
  return [...direct, ...spellingsListed([form, ...direct.map(({ headword }) => headword)], lexicon)]
}

/**
 * Returns the headwords that a form may stand for, best first: the form itself, every word that it is an inflection of
 * (left → leave, left), the parts of a contraction, other spellings. Only headwords that the lexicon has under a
 * fitting part of speech are included; the result is empty for unknown words and for forms longer than `LONGEST_FORM`.
 * A base that is only found without a prefix or ending (unfollow) has that `affix`, because it means something else.
 * With `around`, the use in the sentence decides the order; without it, how the form is mostly used.
 */
export function baseForms(form: string, lexicon: Lexicon, around?: WordUse): BaseForm[] {
  if (form.length > LONGEST_FORM) return []
  const plain = plainSpelling(form).toLowerCase()
  const found = formsOf(plain, lexicon, around)
  if (found.length > 0) return unique(found)
  const stem = (word: string) => {
    const [first] = formsOf(word, lexicon, undefined)
    return first ? [first.headword] : []
  }
  // turn'd is a poetic -ed form, unless a function word such as a pronoun precedes the 'd.
  const past =
    plain.endsWith("'d") && !lexicon.isFunctionWord(plain.slice(0, -2)) ? `${plain.slice(0, -2)}ed` : ''
  const pasts =
    past === '' ? [] : formsOf(past, lexicon, around).filter(({ partOfSpeech }) => partOfSpeech === 'verb')
  if (pasts.length > 0) return unique(pasts)
  const parts = contractionParts(plain, lexicon, stem)
  if (parts.length > 0) return unique(parts.map(uninflected))
  const isName = around !== undefined && beginsName(around)
  for (const group of fallbackForms(plain, around !== undefined && hasCapital(around))) {
    for (const other of group) {
      const forms = formsOf(other, lexicon, around)
      if (forms.length > 0) return unique(forms)
    }
  }
  // Facebook isn't a face book, and the Unmack family has nothing to do with macks.
  if (isName) return []
  for (const compound of splitCompound(plain)) {
    const forms = formsOf(compound, lexicon, around)
    // A phrasal verb isn't written as one word: a dropdown has nothing to do with drop down.
    if (forms.some(({ headword }) => !isPhrasalVerb(headword, lexicon))) return unique(forms)
  }
  // The plural or possessive of a name, without its apostrophe: the Patels, Emmas party.
  const name = plain.endsWith('s') ? plain.slice(0, -1) : ''
  if (name.length > 2 && lexicon.isName(name)) return [uninflected(name)]
  for (const affix of stripAffixes(plain)) {
    const forms = formsOf(affix.rest, lexicon, around)
    // What is unbaked isn't baked, whatever baking is.
    const own =
      lexicon.partsOfSpeech(affix.rest) & partOfSpeechBits.adjective ? [uninflected(affix.rest)] : []
    if (forms.length > 0) return unique([...own, ...forms]).map((base) => ({ ...base, affix }))
  }
  return []
}

/**
 * Returns every use under which a form leads to a headword, so that its senses can be weighed; empty where only
 * contractions, other spellings or guesses lead to one.
 */
export function formUses(form: string, lexicon: Lexicon, around: WordUse): FormUse[] {
  if (form.length > LONGEST_FORM) return []
  const plain = plainSpelling(form).toLowerCase()
  const isContraction = lexicon
    .findForms(plain)
    .some(({ kind, detail }) => kind === 'contraction' && detail !== 'fragment')
  if (isContraction) return []
  return [plain, ...headwordsSpelt(plain, lexicon)].flatMap((word) => directUses(word, lexicon, around))
}

/**
 * Returns the headwords for a written form, best first, without duplicates: those of `baseForms`; for several words,
 * the phrase that they are a form of, also inflected or with its object inside (putting up with, put it off); for a
 * hyphenated word that the lexicon lacks, its parts, unless it has more than `MAX_PARTS`. Empty when nothing is known.
 */
export function resolve(form: string, lexicon: Lexicon): string[] {
  if (form.length > LONGEST_FORM) return []
  const plain = plainSpelling(form).trim().toLowerCase()
  const words = (part: string) => baseForms(part, lexicon).map(({ headword }) => headword)
  let found = words(plain)
  if (found.length === 0) found = phraseHeadwords(plain.split(' '), lexicon, words)
  if (found.length === 0 && /^\S+$|^\S+ '?n'? \S+$/.test(plain)) {
    const parts = plain.split(/[-\s]+/).filter((part) => part !== '')
    if (parts.length <= MAX_PARTS) found = parts.flatMap((part) => words(part).slice(0, 1))
  }
  return [...new Set(found)]
}
