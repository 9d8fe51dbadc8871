import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import type { Separability } from '@wordhoard/lexicon/phrases/separability'
import { slotOf } from '@wordhoard/lexicon/slots'
import type { Entry, PhraseShape } from '../model'
import { headOfNoun, particles } from '../phrase-shape'
import { isPhrase, type LearnerSense } from './learner-sense'
import { objectPlaces } from './pattern-places'
import type { ShapeMarks } from './shape-marks'

/** Words that begin phrases and are listed as verbs too, but are none there: out of the blue, like mad, well done. */
const seldomVerbs = new Set(
  'in on at by for from of to up down out off over under through back like no not so as if when well better best even right last past round around near next long far once all both half just only first other such while what how one two quite rather second third full short dead fair cool warm clear clean open close free same still second own'.split(
    ' ',
  ),
)
const beforeObjects = new Set('a an the it no up down out off on in away back'.split(' '))
const nouns: readonly PartOfSpeech[] = ['noun', 'proper noun']
const verbs: readonly PartOfSpeech[] = ['phrasal verb', 'verb', 'idiom', 'phrase']
/** The wider shape comes last: one sense with an object inside is enough. */
const order: readonly Separability[] = ['none', 'inseparable', 'obligatory', 'optional']

/**
 * Returns how a phrase that was written for learners is found in texts. Marks decide; then what we knew of it, unless
 * its patterns show an object inside; then headword, part of speech and patterns.
 *
 * @param senses all that were written of this phrase
 * @param known its entry before they were added
 * @param find returns a word's entry
 * @returns undefined if it is only looked up
 */
export function learnerShape(
  senses: readonly LearnerSense[],
  known: Entry | undefined,
  find: (word: string) => Entry | undefined,
): PhraseShape | undefined {
  const marks = Object.assign({}, ...senses.map(({ shape }) => shape)) as ShapeMarks
  const isMarked = Object.keys(marks).length > 0
  // An entry that isn't offered as a phrase is one that no-phrases.txt names.
  if (marks.isHidden || (!isMarked && known && known.senses.length > 0 && !known.phrase)) return undefined
  const derived = shapeOfSenses(senses, find)
  const isOurs = known?.phrase != null && known.phrase.separability !== null
  const shape = isOurs && (known.phrase!.gap !== null || derived.gap === null) ? known.phrase! : derived
  if (!isMarked) return shape
  const { separability = shape.separability } = marks
  const isInside = separability === 'optional' || separability === 'obligatory'
  return {
    separability,
    head: marks.head === undefined ? shape.head : marks.head,
    gap: marks.gap ?? (marks.separability === undefined ? shape.gap : isInside ? (shape.gap ?? 0) : null),
  }
}

/** Returns the senses of each phrase, by headword. */
export function groupPhrases(senses: readonly LearnerSense[]): Map<string, LearnerSense[]> {
  const groups = new Map<string, LearnerSense[]>()
  for (const sense of senses) {
    if (!isPhrase(sense)) continue
    const group = groups.get(sense.headword)
    if (group) group.push(sense)
    else groups.set(sense.headword, [sense])
  }
  return groups
}

function shapeOfSenses(
  senses: readonly LearnerSense[],
  find: (word: string) => Entry | undefined,
): PhraseShape {
  const { headword, partOfSpeech } = senses[0]!
  const words = headword.split(' ')
  if (senses.some((sense) => nouns.includes(sense.partOfSpeech)))
    return { head: headOfNoun(words), gap: null, separability: 'fixed' }
  const places = senses.flatMap(({ patterns }) =>
    patterns.flatMap((pattern) => objectPlaces(words, pattern) ?? []),
  )
  const inside = places.find((place) => place > 0 && place < words.length)
  const gap = inside === undefined ? null : inside - 1
  if (senses.some((sense) => sense.partOfSpeech === 'phrasal verb')) {
    const found = new Set(places.map((place) => kindOfPlace(place, words)))
    const separability = hasTwoObjects(words, senses)
      ? 'obligatory'
      : (order.findLast((kind) => found.has(kind)) ?? 'none')
    return { head: 0, gap, separability }
  }
  const isVerb = verbs.includes(partOfSpeech) && beginsWithVerb(words, find(words[0]!))
  return { head: isVerb ? 0 : null, gap: isVerb ? gap : null, separability: 'fixed' }
}

/**
 * Returns whether each pattern with an object inside two words has another one after them (wrap sth around sb): then the
 * second word is a preposition, and no object can move behind it.
 */
function hasTwoObjects(words: readonly string[], senses: readonly LearnerSense[]): boolean {
  if (words.length !== 2) return false
  const inside = senses.flatMap(({ patterns }) =>
    patterns.filter((pattern) => objectPlaces(words, pattern)?.includes(1)),
  )
  return inside.length > 0 && inside.every((pattern) => hasObjectAfter(pattern, words[1]!))
}

/** Returns whether an object that isn’t in brackets follows a pattern’s particle at once. */
const hasObjectAfter = (pattern: string, particle: string) =>
  new RegExp(`\\b${particle} (?:sb|sth|doing|somebody|something)\\b`, 'u').test(pattern)

/** An object inside two words may also follow them (put off sth), unless the second is a preposition (keep sb from). */
function kindOfPlace(place: number, words: readonly string[]): Separability {
  if (place === words.length) return 'inseparable'
  return words.length === 2 && particles.has(words[1]!) ? 'optional' : 'obligatory'
}

function beginsWithVerb(words: readonly string[], entry: Entry | undefined): boolean {
  const [first, second = '', third] = words
  if (!entry || seldomVerbs.has(first!) || first === third) return false
  const usesOf = (name: PartOfSpeech) =>
    entry.senses
      .flatMap((sense) => sense.covered ?? [sense])
      .filter(({ partOfSpeech }) => partOfSpeech === name)
      .reduce((sum, { tagCount }) => sum + tagCount + 1, 0)
  if (usesOf('verb') === 0) return false
  return slotOf(second) !== undefined || beforeObjects.has(second) || usesOf('verb') >= usesOf('noun')
}
