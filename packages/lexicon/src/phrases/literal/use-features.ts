import { partOfSpeechBits } from '../../part-of-speech'
import { isPossessive } from '../../slots'
import { nounPhraseAt } from '../noun-phrase'
import type { PhraseToken } from '../object-phrase'
import type { PhraseUse } from '../phrase-use'
import { isAnyPlace, isOneOf } from './literal-nouns'
import { tools } from './literal-places.data'
import { motionVerbForms } from './literal-verbs.data'

const { noun, verb, adjective, adverb } = partOfSpeechBits
const open = noun | verb | adjective | adverb
const closed =
  partOfSpeechBits.pronoun |
  partOfSpeechBits.determiner |
  partOfSpeechBits.preposition |
  partOfSpeechBits.conjunction |
  partOfSpeechBits['auxiliary verb'] |
  partOfSpeechBits['modal verb'] |
  partOfSpeechBits.contraction
const being = /^(?:is|are|was|were|be|been|being|am|seems?|seemed|looks?|looked|feels?|felt|.*'(?:s|re|m))$/
const letters = [
  '',
  'N',
  'V',
  'NV',
  'A',
  'NA',
  'VA',
  'NVA',
  'R',
  'NR',
  'VR',
  'NVR',
  'AR',
  'NAR',
  'VAR',
  'NVAR',
]

/** Names what a token is: a function word by itself, any other by its parts of speech. */
function classOf({ form, bits, kind, capital }: PhraseToken): string {
  if (kind === 'number') return '#'
  if (isPossessive(form) && form.includes("'")) return "'s"
  if ((bits & closed) !== 0 || form.length < 3) return form
  if ((bits & open) === 0) return capital ? 'Name' : '?'
  return (
    letters[bits & open]! + (/(?:ing|ed)$/.test(form) ? form.slice(-2) : '') + (form.endsWith('s') ? 's' : '')
  )
}

/** Names the kind of phrase: written or not, idiom or not, verb or noun. */
export function kindOf({ separability, isVerb, isNoun, isName }: PhraseUse, isIdiom: boolean): string {
  const part = isName ? 'name' : isNoun ? 'n' : isVerb ? 'v' : 'x'
  if (separability === undefined) return `w${part}`
  return separability === 'fixed' ? `${isIdiom ? 'i' : 'f'}${part}` : separability
}

/** Returns whether a phrase may say something else than its words: an idiom, or a compound. */
export const isFigurative = ({ isNoun }: PhraseUse, isIdiom: boolean) => isIdiom || isNoun

/** Names a phrase in the model: its words, with a dash for a slot. */
export const nameOf = ({ words }: PhraseUse) => words.map((word) => word || '-').join('_')

/**
 * Describes how a phrase stands in its text, for the model that tells whether it is meant: what its words are, what
 * stands left and right, how far its words vary.
 */
export function featuresOf(words: readonly PhraseToken[], use: PhraseUse, isIdiom: boolean): string[] {
  const { at, head } = use
  const kind = kindOf(use, isIdiom)
  const first = at[0]!
  const last = at.at(-1)!
  const before = words[first]!.join === 'stop' ? undefined : words[first - 1]
  const after = words[last + 1]?.join === 'space' ? words[last + 1] : undefined
  const second = after && words[last + 2]?.join === 'space' ? words[last + 2] : undefined
  const left = before ? classOf(before) : '.'
  const right = after ? classOf(after) : '.'
  const next = second ? classOf(second) : '.'
  const own = classOf(words[last]!)
  const begin = classOf(words[first]!)
  const features = [
    kind,
    `${kind}<${left}`,
    `${kind}>${right}`,
    `>${right}`,
    `<${left}`,
    `${own}>${right}`,
    `${begin}<${left}`,
    `${kind}>${right}+${next}`,
    `+${right}+${next}`,
    `${kind}=${at.length}`,
  ]
  if (left !== '.' && first > 1) {
    const third = words[first - 1]!.join === 'stop' ? '.' : classOf(words[first - 2]!)
    features.push(`${kind}<${third}+${left}`, `<${third}+${left}`)
  }
  const inside = last - first + 1 - at.length
  if (inside > 0) features.push(`${kind}~${Math.min(inside, 3)}`)
  for (const [place, word] of use.words.entries()) {
    if (word === '' || at.length !== use.words.length) continue
    const form = words[at[place]!]!.form
    if (form !== word) features.push(place === head ? `${kind}~head` : `${kind}~varies`)
  }
  if (after) {
    const object = nounPhraseAt(words, last + 1)
    if (object) {
      const place = isAnyPlace(object.head) ? 'place' : isOneOf(tools, object.head) ? 'tool' : 'noun'
      const det = object.isDetermined ? 'the' : 'bare'
      features.push(`${kind}>np:${det}`, `${kind}>np:${place}`, `${own}>np:${det}`)
      if (isPart(words[last]!)) features.push(`part>np:${det}:${place}`)
    }
    const governed = second && nounPhraseAt(words, last + 2)
    if (governed) {
      const place = isAnyPlace(governed.head) ? 'place' : isOneOf(tools, governed.head) ? 'tool' : 'noun'
      features.push(`${kind}>${right}:${place}`, `>${right}:${place}`)
    }
  }
  const name = nameOf(use)
  features.push(`=${name}`, `=${name}<${left}`, `=${name}>${right}`)
  const governor = verbBefore(words, first)
  if (governor) features.push(`${kind}<verb:${governor}`)
  return features
}

const isPart = ({ bits }: PhraseToken) => (bits & (noun | adjective)) !== 0

/** Returns the kind of verb among the few words before a token. */
function verbBefore(words: readonly PhraseToken[], first: number): string | undefined {
  for (let at = first; at > Math.max(0, first - 4) && words[at]!.join === 'space'; at--) {
    const { form, bits } = words[at - 1]!
    if (being.test(form)) return 'be'
    if (motionVerbForms.test(form)) return 'go'
    if ((bits & verb) !== 0 && (bits & closed) === 0) return 'do'
  }
  return undefined
}
