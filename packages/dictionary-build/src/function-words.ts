import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import type { Entry, Sense } from './model'
import { OWN_LISTS } from './sources'

/** Closed word classes whose members are known to everybody who reads English at all. */
const alwaysKnown = new Set<PartOfSpeech>([
  'pronoun',
  'determiner',
  'auxiliary verb',
  'modal verb',
  'particle',
  'contraction',
])

/**
 * Word classes of which only the frequent members are known to everybody: from and because, but not notwithstanding or
 * albeit.
 */
const knownIfFrequent = new Set<PartOfSpeech>(['preposition', 'conjunction'])
const FREQUENT_RANK = 1500

/** Used mainly as nouns, verbs or adjectives, which learners do have to learn. */
const wordsToLearn = new Set(
  'bar dare following half inside like loads lots near need opposite outside past plenty plus round save times worth'.split(
    ' ',
  ),
)

const oldUsages = new Set(['old-fashioned', 'literary', 'dialect'])

/** Returns whether an entry is a function word, which every reader knows and which isn't vocabulary to learn. */
export function isFunctionWord(entry: Entry): boolean {
  if (wordsToLearn.has(entry.headword)) return false
  const frequent = entry.rank !== null && entry.rank <= FREQUENT_RANK
  return entry.senses.some(
    (sense) =>
      sense.source === OWN_LISTS &&
      !isOld(sense) &&
      (alwaysKnown.has(sense.partOfSpeech) || (frequent && knownIfFrequent.has(sense.partOfSpeech))),
  )
}

function isOld(sense: Sense): boolean {
  return (
    sense.partOfSpeech !== 'contraction' &&
    (sense.own?.domains.usages ?? []).some((usage) => oldUsages.has(usage))
  )
}
