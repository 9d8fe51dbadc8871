import { partOfSpeechBits } from './part-of-speech'
import { isObjectPronoun, isPossessive } from './slots'

/** A word of a text as the matching of phrases sees it. */
export interface PhraseToken {
  /** Look-up form. */
  readonly form: string
  /** Parts of speech of the form and of what it is an inflection of, as bits. */
  readonly bits: number
  /** Written with a capital. */
  readonly capital: boolean
  readonly kind: string
  /** What stands between this token and the one before. */
  readonly join: 'space' | 'stop'
}

/** Longest object between the parts of a phrase, in tokens. */
export const longestObject = 5

const { noun, adjective, verb } = partOfSpeechBits
const set = (words: string) => new Set(words.split(' '))

const determiners = set(
  'the a an this that these those some any no every each all both another other such what which whichever enough several many much more most few half',
)
/** Never inside of an object that parts a verb from its particle: a clause or another phrase has begun. */
const breakers = set(
  "i he she we they who whom that's it's because if when while although though unless until since so but nor than as not never to in on at by for from into onto upon with without within against during before after between among through toward towards up off out down away back over along around about is are was were be been being am has had have having do does did will would can could shall should may might must cannot here there then now how where why just also",
)
/** Verbs that are nouns too, but seldom: let the car go off. */
const bareVerbs = set(
  'go come run get make take give see know think say tell put let keep find leave feel become seem bring begin want like set sit stand turn walk look move stay look',
)
const joiners = set('of and or &')

function isHead(token: PhraseToken): boolean {
  if (joiners.has(token.form)) return false
  if (isObjectPronoun(token.form) || token.kind === 'number') return true
  if (token.capital || token.bits === 0) return true
  return (token.bits & noun) !== 0 && !bareVerbs.has(token.form)
}

function isModifier(token: PhraseToken): boolean {
  if (isHead(token) || determiners.has(token.form) || isPossessive(token.form)) return true
  return (token.bits & adjective) !== 0 || /(?:ly|ing|ed)$/.test(token.form)
}

/**
 * Whether the tokens can be the object of a verb: a pronoun, or a short noun phrase. Bounded by what may not be inside
 * (a clause, a preposition, a particle, punctuation) rather than by a grammar: a look at five words must be cheap.
 */
export function isObject(tokens: readonly PhraseToken[]): boolean {
  const [first] = tokens
  const last = tokens.at(-1)
  if (!first || !last || tokens.length > longestObject) return false
  if (tokens.some(({ join, kind }) => join === 'stop' || (kind !== 'word' && kind !== 'number'))) return false
  if (tokens.length === 1 && isObjectPronoun(first.form)) return true
  if (tokens.some(({ form }) => breakers.has(form) || bareVerbs.has(form))) return false
  if (!isHead(last) || determiners.has(last.form) || isPossessive(last.form)) return false
  if (isObjectPronoun(first.form) && !determiners.has(first.form) && !isPossessive(first.form)) return false
  for (const [index, token] of tokens.slice(0, -1).entries()) {
    if (joiners.has(token.form) ? index === 0 : !isModifier(token)) return false
    // The only word that is but a verb would be the verb of a clause.
    if (token.bits === verb && !token.capital) return false
  }
  return tokens
    .slice(1)
    .every(({ form }) => !isObjectPronoun(form) || determiners.has(form) || isPossessive(form))
}

const prepositions = set('in on over off up down through along around round about across by under past')
const timeWords =
  /^(?:again|today|tonight|tomorrow|yesterday|last|next|day|night|morning|afternoon|evening|week|month|year|time|moment|minute|hour|\w+day)$/

/**
 * Whether the particle that ends a split phrase is a preposition instead, because its own object follows: put the milk
 * in the fridge. `next` are the tokens after it, three at most.
 */
export function isPreposition(particle: string, next: readonly PhraseToken[]): boolean {
  const [first] = next
  if (!first || first.join === 'stop' || !prepositions.has(particle)) return false
  if (next.some(({ form, join }, index) => (index === 0 || join === 'space') && timeWords.test(form)))
    return false
  if (determiners.has(first.form) || isPossessive(first.form) || first.kind === 'number') return true
  if (isObjectPronoun(first.form)) return true
  if (breakers.has(first.form)) return false
  return first.capital || first.bits === noun
}
