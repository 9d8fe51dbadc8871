import { partOfSpeechBits } from '../part-of-speech'
import { isObjectPronoun, isPossessive } from '../slots'
import { adverbsBefore, skipAdverbs } from './inside-words'
import { ditransitives } from './literal/literal-verbs.data'
import { nounPhraseAt } from './noun-phrase'
import { opensNounPhrase, type PhraseToken } from './object-phrase'
import { separabilityCodes, slotCodes } from './phrase-codes'
import type { PhraseIndex } from './phrase-index'
import type { TextWord } from './phrase-words'

const set = (words: string) => new Set(words.split(' '))
/** Maximum number of words between a noun and its verb (the part that he has always played). */
const MAX_BETWEEN = 6
const auxiliaries = set(
  'will would can could shall should may might must has have had is are was were be been being get gets got getting not never cannot ought',
)
const passives = /^(?:is|are|was|were|be|been|being|get|gets|got|getting|isn't|aren't|wasn't|weren't|'s|'re)$/
const subjects = set(
  'i you he she it we they one people everyone everybody nobody anyone anybody someone somebody',
)
/** Verbs whose nouns can be the object of a clause: the part he played, the mistakes we make. */
const clauseVerbs = set('take make pay play run do draw lose cause give raise keep show tell commit hold')
/** Nouns that have senses of their own beside such verbs: the way she made it, the time he took. */
const ownNouns = set(
  'way place time times home heart face hand hands word words back love day night house room sense point thing things money side one',
)
/** Nouns that no longer are ones in their phrases, and words that are seldom nouns: well, the forms that were taken. */
const neverInverted = set(
  'well good better place way home heart hold sail root form fit flight issue effect ground shape aim house look like love',
)
const participles =
  /(?:ed|en|made|paid|done|told|held|kept|run|put|set|cut|lost|drawn|shown|caught|broken|brought|thrown|found|hit|let|said|shot|struck|torn|worn|won|laid|cast|shed|hung|left|drawn|blown|sung|rung|bought|caught)$/

/** The parts of a phrase whose noun may stand before its verb; indexes of the phrase's words. */
interface InvertibleParts {
  /** First word of the noun phrase. */
  readonly from: number
  /** Its noun. */
  readonly noun: number
}

const particles = set('up off out down over away back')
const prepositions = set(
  'in on at by for from of to with without under over off out up down into through beyond behind after before against around round about across along upon away back aside',
)

/**
 * Returns where a phrase has its verb's object, if that can come before the verb: advantage in take advantage of.
 * Undefined for other phrases.
 */
export function invertibleParts(words: readonly string[]): InvertibleParts | undefined {
  let from = 1
  while (
    from < words.length &&
    (words[from] === '' || /^(?:up|out|off|down|in|on|away|back)$/.test(words[from]!))
  ) {
    // A slot before an article is another object (give someone a hand); before a noun, it is the noun's possessor.
    if (words[from] === '' && !/^(?:a|an|the)$/.test(words[from + 1] ?? '')) break
    from++
  }
  let noun = from
  while (noun + 1 < words.length && !prepositions.has(words[noun + 1]!) && words[noun + 1] !== '') noun++
  const last = words[noun]
  if (last === undefined || last === '' || prepositions.has(last) || noun - from > 3) return undefined
  if (words.slice(from, noun + 1).includes('and') || /^(?:it|one|that|this)$/.test(last)) return undefined
  return { from, noun }
}

/**
 * Matches a phrase whose noun comes before its verb, in the passive or in a clause about the noun: advantage was taken
 * of her, the part that he played.
 *
 * @param noun index of a token that may be the phrase's noun
 * @returns the tokens of the phrase, in text order
 */
export function matchInverted(
  words: readonly TextWord[],
  index: PhraseIndex,
  phrase: number,
  { from, noun }: InvertibleParts,
  at: number,
): number[] | undefined {
  const { starts, idioms, separabilities } = index
  if (!words[at]!.bases.includes(index.words[starts[phrase]! + noun]!)) return undefined
  const codes = index.words.subarray(starts[phrase]!, starts[phrase + 1]!)
  const verb = index.vocabulary[codes[0]!]!
  const own = index.vocabulary[codes[noun]!]!
  if (!isNounForm(words[at]!, own, idioms[phrase] === 1)) return undefined
  const found = matchNoun(words, index, codes, { from, noun }, at)
  if (!found) return undefined
  const isKnown = separabilities[phrase] === separabilityCodes.fixed
  if (!isKnown && !clauseVerbs.has(verb)) return undefined
  const canBeClause = idioms[phrase] === 0 && clauseVerbs.has(verb) && !ownNouns.has(own)
  if (!canBeClause && own === words[at]!.form && noun === from && ownNouns.has(own)) return undefined
  const verbAt =
    passiveVerb(words, codes[0]!, at) ??
    (canBeClause ? clauseVerb(words, codes[0]!, at, ditransitives.has(verb)) : undefined)
  if (verbAt === undefined) return undefined
  found.push(verbAt)
  // The words between the verb and its noun, and those after the noun, follow the verb.
  const rest = [...codes.slice(1, from), ...codes.slice(noun + 1)].filter((code) => code !== slotCodes.object)
  let next = verbAt + 1
  for (const code of rest) {
    if (words[next]?.wordId !== code) next = adverbsBefore(words, next, ({ wordId }) => wordId === code)
    const word = words[next]
    if (word?.join !== 'space') return undefined
    if (code === slotCodes.possessive ? !isPossessive(word.form) : word.wordId !== code) return undefined
    found.push(next)
    next++
  }
  // his time was taken up with balls, tables were set out
  const after = words[next]
  if (rest.length === 0 && isJoined(after) && particles.has(after.form)) return undefined
  return found
}

/** Returns whether the token is the noun itself or, in a phrase that is no idiom, its plural. */
function isNounForm({ form, bits }: TextWord, own: string, isIdiom: boolean): boolean {
  if ((bits & partOfSpeechBits.noun) === 0 || own.endsWith('ing') || neverInverted.has(own)) return false
  return (
    form === own ||
    (!isIdiom && form.endsWith('s') && form.startsWith(own.slice(0, -1)) && !own.endsWith('s'))
  )
}

/** Matches the noun with the phrase's words before it, of which the article may be another word or missing. */
function matchNoun(
  words: readonly TextWord[],
  index: PhraseIndex,
  codes: Int32Array,
  { from, noun }: InvertibleParts,
  at: number,
): number[] | undefined {
  const found = [at]
  let before = at - 1
  for (let position = noun - 1; position >= from; position--) {
    const code = codes[position]!
    if (position === from) before = beforeAdjectives(words, before)
    const word = words[before]
    const isNext = words[before + 1]!.join === 'space'
    const isDeterminer = position === from && (code < 0 || /^(?:a|an|the)$/.test(index.vocabulary[code]!))
    const isFilled =
      word !== undefined &&
      (code < 0 ? isPossessive(word.form) : word.wordId === code || (isDeterminer && opensNounPhrase(word)))
    if (isNext && isFilled) {
      found.unshift(before)
      before--
    } else if (!isDeterminer || code < 0 || !words[at]!.form.endsWith('s')) return undefined
  }
  return found
}

/** Returns the index of the token before up to three adjectives that end at a token. */
function beforeAdjectives(words: readonly TextWord[], at: number): number {
  for (let before = at; before > at - 3; before--) {
    const word = words[before]
    const isAdjective =
      word !== undefined && ((word.bits & partOfSpeechBits.adjective) !== 0 || word.form.endsWith('est'))
    if (!isAdjective || opensNounPhrase(word) || words[before + 1]?.join !== 'space') return before
  }
  return at
}

const isJoined = (word: PhraseToken | undefined): word is PhraseToken =>
  word?.join === 'space' && word.kind === 'word'

/** Returns the participle of a passive that follows a noun directly: was taken, must be kept, has never been made. */
function passiveVerb(words: readonly TextWord[], verb: number, noun: number): number | undefined {
  let isPassive = false
  for (let at = noun + 1; at <= noun + MAX_BETWEEN; at++) {
    const word = words[at]
    if (!isJoined(word)) return undefined
    if (isPassive && word.bases.includes(verb) && participles.test(word.form)) return at
    if (passives.test(word.form)) isPassive = true
    else if (
      !auxiliaries.has(word.form) &&
      skipAdverbs(words, at) === at &&
      !/n't$/.test(word.form) &&
      !/^(?:whatever|at|all|should|that|which)$/.test(word.form)
    )
      return undefined
  }
  return undefined
}

/** Returns the verb of a clause about a noun: the part (that) he played, the mistakes you could have made. */
function clauseVerb(
  words: readonly TextWord[],
  verb: number,
  noun: number,
  hasTwoObjects: boolean,
): number | undefined {
  let at = noun + 1
  if (/^(?:that|which)$/.test(words[at]?.form ?? '') && isJoined(words[at])) at++
  const subject = words[at]
  if (!isJoined(subject)) return undefined
  if (subject.form === 'to') at++
  else if (
    subjects.has(subject.form) ||
    /^(?:i|you|he|she|it|we|they)'(?:ve|d|ll|s|re|m)$/.test(subject.form)
  )
    at++
  else {
    const phrase = nounPhraseAt(words, at)
    if (!phrase || !(phrase.isDetermined || subject.capital)) return undefined
    at = phrase.end
  }
  for (; at <= noun + MAX_BETWEEN; at++) {
    const word = words[at]
    if (!isJoined(word)) return undefined
    if (word.bases.includes(verb)) {
      const next = words[at + 1]
      return isJoined(next) &&
        (opensNounPhrase(next) || (isObjectPronoun(next.form) && !hasTwoObjects)) &&
        next.form !== 'that'
        ? undefined
        : at
    }
    if (
      word.form === 'to' &&
      /^(?:have|has|had|used|going|need|needs|needed|want|wanted)$/.test(words[at - 1]!.form)
    )
      continue
    if (
      !auxiliaries.has(word.form) &&
      skipAdverbs(words, at) === at &&
      !/n't$|^(?:have|has|did|do|does|used)$/.test(word.form)
    )
      return undefined
  }
  return undefined
}
