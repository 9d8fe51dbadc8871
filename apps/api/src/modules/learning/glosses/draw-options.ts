import { shareEquivalent } from '@wordhoard/learning/glosses/equivalents'
import { unlikeness } from '@wordhoard/learning/unlikeness'
import { levels } from '@wordhoard/lexicon/level'
import { isStopWord } from '@wordhoard/senses/words/stems'
import { confusionSets } from '../confusions/rivals'
import { areAlike, type TargetWord } from '../games/confusable'
import { canBeOption } from '../games/definition-use'
import type { WordFacts } from '../games/word-facts'
import type { LearningDeps } from '../learning-deps'
import { type EquivalentsOf, equivalentsInto, pivotEquivalents } from './equivalents-of'
import { likenessOfWords } from './word-likeness'

/** Number of wrong meanings. */
const WRONG = 2
/** Number of words from which they are chosen; more if that isn't enough. */
const DRAWN = [32, 128] as const
/** Likeness from which words may have much the same meaning, though no dictionary says so (greasy, slimy). */
const ALIKE = 0.3
/** A note beside a translation, which might show that it is the right one, or a part of a word (Haupt-). */
const NOTE = /[()（）]|-$/
/** Number of translations, or parts of a definition (to hurry; to do something faster), that are shown of a meaning. */
const MOST_SHOWN = 2

/** A meaning to choose, with the word whose meaning it is. */
export interface GlossOption {
  readonly text: string
  readonly word: TargetWord
}

type Deps = Pick<LearningDeps, 'distractors' | 'translations'>

/** Words that may be wrong options, and the translations by which they were compared. */
interface WrongWords {
  readonly words: readonly WordFacts[]
  readonly compared: readonly EquivalentsOf[]
  /** Translations to show. */
  readonly shown: EquivalentsOf
}

/**
 * Draws the meanings of a gloss, the right one first: in the learner's language, or the definitions if it has no
 * translation there. Wrong are only first meanings of other words of the same part of speech and a near level that share
 * no translation with any meaning of the word asked, in several languages. Undefined if there are too few.
 */
export async function drawOptions(
  deps: Deps,
  asked: TargetWord,
  lang: string | undefined,
): Promise<GlossOption[] | undefined> {
  for (const most of DRAWN) {
    const wrong = await drawWrong(deps, asked, lang, most)
    const isTranslated = wrong.shown(asked.sense.id).length > 0
    const chosen = isTranslated ? pickTranslated(wrong) : pickDefined(asked, wrong)
    if (!chosen) continue
    const words: TargetWord[] = [asked, ...chosen.map((facts) => ({ facts, sense: facts.senses[0]! }))]
    const parts = words.map(({ sense }) => (isTranslated ? wrong.shown(sense.id) : sense.text.split('; ')))
    const count = Math.min(MOST_SHOWN, ...parts.map(({ length }) => length))
    return words.map((word, at) => ({ word, text: parts[at]!.slice(0, count).join('; ') }))
  }
  return undefined
}

/** Draws words whose first meaning can't be the asked word's. */
async function drawWrong(
  deps: Deps,
  asked: TargetWord,
  lang: string | undefined,
  most: number,
): Promise<WrongWords> {
  const [source, sets] = await Promise.all([deps.distractors(), confusionSets()])
  const drawn = await source.drawApart(asked, most)
  const own = asked.facts.senses.map(({ id }) => id)
  const senses = [...own, ...drawn.map(({ senses: [first] }) => first!.id)]
  const [pivots, learners] = await Promise.all([
    pivotEquivalents(deps, senses),
    equivalentsInto(deps, lang, senses),
  ])
  const compared = learners(asked.sense.id).length > 0 ? [...pivots, learners] : pivots
  const rivals = sets.rivalsOf(asked.facts.headword, lang)
  const words = drawn.filter((other) => {
    const { id } = other.senses[0]!
    return (
      isNear(asked.facts, other) &&
      !isStopWord(other.headword) &&
      !areSynonyms(asked.facts, other) &&
      !rivals.includes(other.headword) &&
      likenessOfWords(asked.facts.headword, other.headword) < ALIKE &&
      compared.every((of) => of(id).length > 0 && !own.some((each) => shareEquivalent(of(each), of(id))))
    )
  })
  return { words, compared, shown: (id) => learners(id).filter((text) => !NOTE.test(text)) }
}

/** Whether two words are at most a level apart. */
function isNear({ level: one }: WordFacts, { level: other }: WordFacts): boolean {
  if (one === undefined || other === undefined) return true
  const levelOf = (name: string) => (levels as readonly string[]).indexOf(name)
  return Math.abs(levelOf(one) - levelOf(other)) <= 1
}

/** Whether a definition of one of two words gives the other, or both the same word, as its synonym. */
function areSynonyms(one: WordFacts, other: WordFacts): boolean {
  const wordsOf = ({ headword, senses }: WordFacts) => [
    headword,
    ...senses.flatMap(({ synonyms }) => synonyms),
  ]
  const others = new Set(wordsOf(other))
  return wordsOf(one).some((word) => others.has(word))
}

/** Takes the first words that can be shown in the learner's language. */
function pickTranslated({ words, compared, shown }: WrongWords): WordFacts[] | undefined {
  return pickApart(
    words.filter(({ senses: [first] }) => shown(first!.id).length > 0),
    compared,
  )
}

/** Takes the words whose definitions look most like the right one, and don't name their word. */
function pickDefined({ sense }: TargetWord, { words, compared }: WrongWords): WordFacts[] | undefined {
  const distanceOf = (word: WordFacts) => unlikeness(sense.text, word.senses[0]!.text)
  const fit = words.filter((word) => canBeOption(word, word.senses[0]!))
  return pickApart(
    fit.toSorted((a, b) => distanceOf(a) - distanceOf(b)),
    compared,
  )
}

/** Takes the first words whose meanings aren't each other's either; undefined if there are too few. */
function pickApart(
  words: readonly WordFacts[],
  languages: readonly EquivalentsOf[],
): WordFacts[] | undefined {
  const picked: WordFacts[] = []
  for (const word of words) {
    const sense = word.senses[0]!
    const isApart = picked.every(
      ({ senses: [other] }) =>
        !areAlike(sense, other!) && !languages.some((of) => shareEquivalent(of(sense.id), of(other!.id))),
    )
    if (isApart) picked.push(word)
    if (picked.length === WRONG) return picked
  }
  return undefined
}
