import { partOfSpeechBits } from '../part-of-speech'
import { isObjectPronoun, isPossessive } from '../slots'
import { opensAdverbial } from './after-particle'

/** A word of a text as the phrase matcher uses it. */
export interface PhraseToken {
  /** Look-up form. */
  readonly form: string
  /** Parts of speech, as bits, of the form and of the words that it is an inflection of. */
  readonly bits: number
  /** Whether it is written with a capital. */
  readonly capital: boolean
  readonly kind: string
  /** What the word says for a literal meaning of phrases near it (`literal-model`); undefined if nothing. */
  readonly company?: readonly [figurative: number, plain: number] | undefined
  /** What separates this token from the one before. */
  readonly join: 'space' | 'stop'
}

/** Maximum length of an object between the parts of a phrase, in tokens. */
export const MAX_OBJECT_WORDS = 5

const { noun, adjective, verb, adverb } = partOfSpeechBits
const set = (words: string) => new Set(words.split(' '))

export const determiners = set(
  'the a an this that these those some any no every each all both another other such what which whichever enough several many much more most few half',
)
/** Words that never occur inside an object between a verb and its particle: they begin a clause or another phrase. */
export const breakers = set(
  "i he she we they who whom that's it's because if when while although though unless until since so but nor than as not never to in on at by for from into onto upon with without within against during before after between among through toward towards up off out down away back over along around about is are was were be been being am has had have having do does did will would can could shall should may might must cannot here there then now forward together apart aside how where why just also well only",
)
/** Verbs that are rarely nouns: let the car go off. */
export const bareVerbs = set(
  'go come run get make take give see know think say tell put let keep find leave feel become seem bring begin want like set sit stand turn walk look move stay look',
)
const joiners = set('of and or &')
/** Past forms that are hardly ever nouns: after and, they begin a clause. */
export const pasts = set(
  'sat stood ran got came went fell saw left felt lay rose took gave made put set let said',
)
/** Words that begin a clause: see what comes out. */
const questions = set('what which whichever')
const personal = set('us you them it this that these those')

/** Pronouns that an adjective may follow. */
const indefinite = /^(?:any|some|every|no)(?:thing|one|body)$/
const isAfterIndefinite = ({ form, bits }: PhraseToken) =>
  form === 'else' || ((bits & adjective) !== 0 && !breakers.has(form))

const groups = /^(?:all|both|two|three|four|guys|lot|lads|boys|girls|kids|folks|people)$/

/** Forms of have; as an auxiliary it precedes participles that look like nouns: had sat down. */
const have = set('have has had having')

/** Verbs that take no object, whatever precedes the particle: was fixed on, came sailing in. */
const intransitive = set(
  'be am is are was were been being come comes came coming go goes went going gone fall falls fell rise rises rose lie lies lying arrive arrives arrived',
)
const beforeNouns = set('the a an this that these those no every each my your his her its our their')
const beforeVerbs =
  /^(?:to|i|you|he|she|it|we|they|who|will|would|can|could|shall|should|may|might|must|do|does|did|don't|not|and|let's|please|just|never|always|really|also|then|or|.*n't|cant|dont|wont|.*'(?:ll|d|ve))$/

function isHead(token: PhraseToken): boolean {
  if (joiners.has(token.form)) return false
  if (isObjectPronoun(token.form) || token.kind === 'number') return true
  if (token.capital || token.bits === 0 || /^ones?$/.test(token.form)) return true
  return (token.bits & noun) !== 0 && !bareVerbs.has(token.form)
}

function isModifier(token: PhraseToken): boolean {
  if (isHead(token) || determiners.has(token.form) || isPossessive(token.form)) return true
  return (token.bits & adjective) !== 0 || /(?:ly|ing|ed)$/.test(token.form)
}

/**
 * Returns whether the token is a noun that can be an object without a determiner: not also an adverb or a verb form.
 */
function isPlainNoun({ form, bits, capital, kind }: PhraseToken): boolean {
  if (capital || kind === 'number' || isObjectPronoun(form)) return true
  if ((bits & noun) === 0 || bits & adverb) return false
  return !((bits & verb) !== 0 && /(?:ing|ed)$/.test(form))
}

export const opensNounPhrase = ({ form, kind }: PhraseToken) =>
  determiners.has(form) || isPossessive(form) || kind === 'number'

/**
 * Returns whether the tokens can be the object of a verb: a pronoun or a short noun phrase. Checks for what may not be
 * inside (a clause, a preposition, a particle, punctuation) instead of parsing, so that five words can be checked
 * cheaply.
 */
export function isObject(tokens: readonly PhraseToken[]): boolean {
  const [first] = tokens
  const last = tokens.at(-1)
  if (!first || !last || tokens.length > MAX_OBJECT_WORDS) return false
  if (tokens.some(({ join, kind }) => join === 'stop' || (kind !== 'word' && kind !== 'number'))) return false
  if (tokens.length === 1 && isObjectPronoun(first.form)) return true
  // anything else, something nice
  if (tokens.length === 2 && indefinite.test(first.form) && isAfterIndefinite(last)) return true
  // one another, each other
  if (tokens.length === 2 && /^(?:an)?other$/.test(last.form) && /^(?:one|each)$/.test(first.form))
    return true
  // you guys, us all
  if (tokens.length === 2 && /^(?:you|us|them)$/.test(first.form) && groups.test(last.form)) return true
  // kept putting the phone down
  if (first.form.endsWith('ing') && tokens.length > 1 && opensNounPhrase(tokens[1]!)) return false
  // the three of us, none of them
  if (tokens.length > 2 && tokens.at(-2)!.form === 'of' && personal.has(last.form))
    return (
      opensNounPhrase(first) ||
      isObjectPronoun(first.form) ||
      /^(?:none|one|two|three|four)$/.test(first.form)
    )
  if (questions.has(first.form)) return false
  if (tokens.some(({ form }) => breakers.has(form) || bareVerbs.has(form))) return false
  // the others, the last few
  const isRest = tokens.length > 1 && opensNounPhrase(first) && /^(?:others?|few)$/.test(last.form)
  if (!isRest && (!isHead(last) || determiners.has(last.form) || isPossessive(last.form))) return false
  if (isObjectPronoun(first.form) && !opensNounPhrase(first)) return false
  if (!opensNounPhrase(first) && (first.form.endsWith('ly') || !isPlainNoun(last))) return false
  for (const [index, token] of tokens.slice(0, -1).entries()) {
    if (joiners.has(token.form) ? index === 0 : !isModifier(token)) return false
    const following = tokens[index + 1]!
    if (index > 0 && token.form === 'and' && pasts.has(following.form)) return false
    // A word that can only be a verb is the verb of a clause.
    if (token.bits === verb && !token.capital) return false
  }
  // the old one
  return tokens
    .slice(1)
    .every(
      (token) =>
        !isObjectPronoun(token.form) || opensNounPhrase(token) || (token === last && token.form === 'one'),
    )
}

/** Returns whether the first words look like a clause used as an object: what he says, whatever they told you. */
export function isRelativeClause(tokens: readonly PhraseToken[]): boolean {
  const [first, second] = tokens
  if (!first || !second || tokens.length < 3) return false
  // what little we had
  if (first.form === 'what' && /^(?:little|few)$/.test(second.form))
    return isRelativeClause([first, ...tokens.slice(2)])
  const isSubject = /^(?:i|you|he|she|it|we|they)(?:'\w+)?$/.test(second.form) || second.capital
  if (first.form === 'what' && !isSubject) return false
  return (
    /^(?:what|whatever|whoever|whichever|everything|anything)$/.test(first.form) &&
    tokens.every(({ join }) => join === 'space')
  )
}

/** Returns whether an object may begin with the word. */
export function beginsObject(token: PhraseToken): boolean {
  if (isObjectPronoun(token.form) || opensNounPhrase(token)) return true
  return !breakers.has(token.form) && (isHead(token) || isModifier(token))
}

/** Returns whether `verb` is a form of have and the object beginning with `first` may be its participle instead. */
export function isAuxiliary(verb: PhraseToken, first: PhraseToken | undefined): boolean {
  if (first && /^(?:hardly|almost|nearly|quite|such|only|rather)$/.test(first.form)) return false
  return have.has(verb.form) && first !== undefined && !opensNounPhrase(first) && !isObjectPronoun(first.form)
}

/**
 * Returns whether the word, which may be a phrase's verb, can have an object here. Excludes intransitive verbs, nouns
 * after a determiner (the count burst out) and adverbs spelt like verbs (well talked over).
 */
export function canTakeObject(token: PhraseToken, before: PhraseToken | undefined): boolean {
  if (intransitive.has(token.form)) return false
  if (token.form === 'miss' && token.capital) return false
  const starts = before === undefined || token.join === 'stop'
  if (!starts && token.bits & noun && (beforeNouns.has(before.form) || before.bits === adjective))
    return false
  return !(token.bits & adverb) || starts || beforeVerbs.test(before.form)
}

const prepositions = set(
  'in on over off up down through along around round about across by under past behind',
)
/** Prepositions that even a noun without a determiner identifies: take him in hand. */
const strict = set('in on by about under behind through')
const talkers = set(
  'talk talked talking talks walk walked walking walks show showed showing shows shown put run',
)

/**
 * Returns whether the particle that ends a split phrase is a preposition instead, because its own object follows: put
 * the milk in the fridge. `next` are up to three tokens after it; `verb` and `object` begin the phrase and its object.
 */
export function isPreposition(
  particle: string,
  next: readonly PhraseToken[],
  verb: PhraseToken,
  object: PhraseToken,
): boolean {
  const [first, second] = next
  if (!first || first.join === 'stop' || !prepositions.has(particle)) return false
  // call him early in the morning, see her on Monday
  if (
    particle === 'in' &&
    first.form === 'the' &&
    second &&
    /^(?:morning|afternoon|evening|middle|end|past|future|dark|rain|sun)$/.test(second.form)
  )
    return true
  if (particle === 'on' && /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/.test(first.form)) return true
  if (opensAdverbial(particle, next)) return false
  // Some verbs have both objects: talk me through the results, show her round the house.
  if (/^(?:through|round|around)$/.test(particle) && talkers.has(verb.form) && isPerson(object)) return false
  // slow him down some
  if (first.form === 'some' && (!second || second.join === 'stop' || breakers.has(second.form))) return false
  if (opensNounPhrase(first) || isObjectPronoun(first.form)) return true
  if (breakers.has(first.form)) return false
  if (first.capital || first.bits === noun) return true
  return strict.has(particle) && ((first.bits & (noun | adjective)) !== 0 || first.form.endsWith('ing'))
}

const isPerson = ({ form, capital }: PhraseToken) =>
  capital ||
  opensPerson.has(form) ||
  (isObjectPronoun(form) && form !== 'it' && form !== 'that' && form !== 'this')
const opensPerson = set('the my your his her our their')

/** Returns whether a verb and the -ing form after it can be verb and object of a split phrase: give smoking up. */
export function takesGerund({ form }: PhraseToken, object: PhraseToken): boolean {
  return /^(?:giv|gave|tak|took|put)/.test(form) && object.form.endsWith('ing') && object.join === 'space'
}
