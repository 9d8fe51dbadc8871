import { type PartOfSpeech, partOfSpeechBits } from '../part-of-speech'
import { doubles, syllables } from './inflections'

/** Possible uses of a form, as far as its spelling shows. */
export type UseClass =
  | 'noun'
  | 'plural'
  | 'verb'
  | 'third'
  | 'ing'
  | 'past'
  | 'adjective'
  | 'comparative'
  | 'adverb'

export interface Detached {
  readonly base: string
  readonly use: UseClass
  /** Parts of speech, as bits, of which the base must have one. */
  readonly bits: number
}

const { noun, verb, adjective, adverb } = partOfSpeechBits
const auxiliary = partOfSpeechBits['auxiliary verb'] | partOfSpeechBits['phrasal verb']
const verbs = verb | auxiliary
const compared = adjective | adverb

const vowel = (char: string | undefined) => char !== undefined && 'aeiou'.includes(char)

/**
 * Returns what -ed, -ing, -er or -est may have been added to: the stem, the stem with e, the stem without its doubled
 * letter.
 */
function stems(stem: string, isCompared = false): string[] {
  if (stem.length < 2) return []
  const found: string[] = []
  const last = stem.at(-1)
  const single = stem.slice(0, -1)
  if (last === stem.at(-2) && !vowel(last) && doubles(single) !== 'never') found.push(single)
  if (stem.endsWith('ck')) found.push(single)
  // A short stem would have doubled its letter, so hoped doesn't come from hop. Adjectives of two syllables never
  // double.
  if (doubles(stem) !== 'always' || /l$|[aeiou].*ed$/.test(stem) || (isCompared && syllables(stem) > 1))
    found.push(stem)
  found.push(`${stem}e`)
  return found
}

function afterS(form: string): Detached[] {
  const found: Detached[] = []
  const add = (base: string) => {
    // Two letters are a word only as an abbreviation: CDs, MPs.
    if (base.length > 2 || (base.length === 2 && !/[aeiou]/.test(base)))
      found.push({ base, use: 'plural', bits: noun })
    if (base.length > 1) found.push({ base, use: 'third', bits: verbs })
  }
  if (!form.endsWith('ss')) add(form.slice(0, -1))
  if (/(?:s|x|z|ch|sh|o)es$/.test(form)) add(form.slice(0, -2))
  if (/(?:zz|ss)es$/.test(form)) add(form.slice(0, -3))
  if (form.endsWith('ies')) add(`${form.slice(0, -3)}y`)
  if (form.endsWith('ves')) {
    add(`${form.slice(0, -3)}f`)
    add(`${form.slice(0, -3)}fe`)
  }
  return found
}

/**
 * Returns the bases that a form may be a regular inflection of, whether or not they exist. Applies WordNet's detachment
 * rules (morphy), doubled letters, -ying, -ck- and -men, as far as the spelling rules could have produced the form.
 */
export function detach(form: string): Detached[] {
  const found: Detached[] = []
  const add = (bases: readonly string[], use: UseClass, bits: number) => {
    for (const base of bases) found.push({ base, use, bits })
  }
  if (form.length < 3) return found
  if (form.endsWith('s')) found.push(...afterS(form))
  if (form.endsWith('men')) add([`${form.slice(0, -3)}man`], 'plural', noun)
  if (form.endsWith('children')) add([form.slice(0, -3)], 'plural', noun)
  if (form.endsWith('ied')) add([`${form.slice(0, -3)}y`], 'past', verbs)
  if (form.endsWith('ed')) add(stems(form.slice(0, -2)), 'past', verbs)
  if (form.endsWith('ying')) add([`${form.slice(0, -4)}ie`], 'ing', verbs)
  if (form.endsWith('ing')) add(stems(form.slice(0, -3)), 'ing', verbs)
  if (form.endsWith('ier')) add([`${form.slice(0, -3)}y`], 'comparative', compared)
  if (form.endsWith('iest')) add([`${form.slice(0, -4)}y`], 'comparative', compared)
  if (form.endsWith('er')) add(stems(form.slice(0, -2), true), 'comparative', compared)
  if (form.endsWith('est')) add(stems(form.slice(0, -3), true), 'comparative', compared)
  return found
}

const names = Object.entries(partOfSpeechBits) as [PartOfSpeech, number][]

/** Returns the part of speech under which an inflection leads to its base, given the base's parts of speech as bits. */
export function partOfSpeechOf(use: UseClass, bits: number): PartOfSpeech | undefined {
  const wanted =
    use === 'noun' || use === 'plural'
      ? noun
      : use === 'adverb'
        ? adverb
        : use === 'adjective' || use === 'comparative'
          ? compared
          : verbs
  // Function words have other parts of speech: an is a form of the determiner a.
  const matching = bits & wanted || bits
  return names.find(([, bit]) => (matching & bit) !== 0)?.[0]
}
