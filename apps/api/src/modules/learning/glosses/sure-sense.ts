import { findTap } from '@wordhoard/lexicon/look-up/find-tap'
import { isStopWord } from '@wordhoard/senses/words/stems'
import type { Actor } from '../../../lib/actor'
import { countChoices } from '../../look-up/count-choices'
import { canBeOption } from '../games/definition-use'
import type { FactsOfSense, WordFacts } from '../games/word-facts'
import type { LearningDeps } from '../learning-deps'
import { isComparable } from './equivalents-of'

/**
 * Least chance of the likeliest sense: a learner must not be told that they are wrong where we are. A sense that isn't
 * the word's usual one needs more.
 */
const SURE = 0.9
const SURE_OF_UNUSUAL = 0.97
/** Parts of speech of words that mean something by themselves; of adverbs only those that say how: slowly. */
const contentParts = new Set(['noun', 'verb', 'adjective', 'adverb'])

/** A word where it stands in a text. */
export interface WordInText {
  readonly spell_id: number
  readonly text: string
  readonly context: string
  readonly at: number
  /** The author's meaning. */
  readonly chosen_id?: number | undefined
}

/** A word of a text with the sense that it surely has there. */
export interface SureWord {
  readonly facts: WordFacts
  readonly sense: FactsOfSense
}

/**
 * Finds the sense that a word has in its sentence, as a tap on it ranks them; undefined if that isn't sure, or if the
 * word is a name, part of a phrase or only a derivation of its entry there.
 */
export async function findSureSense(
  {
    pool,
    dictionary,
    senses,
    facts,
    translations,
  }: Pick<LearningDeps, 'pool' | 'dictionary' | 'senses' | 'facts' | 'translations'>,
  actor: Pick<Actor, 'userId'>,
  { spell_id, text, context, at, chosen_id }: WordInText,
  topic: string | undefined,
): Promise<SureWord | undefined> {
  if (isCapitalised(context, at)) return undefined
  const { word, phrases, others } = findTap(dictionary, text, context, at)
  if (!word || phrases.length > 0 || others.length > 0 || word.isName || word.shortFor.length > 0)
    return undefined
  if (!word.ids.includes(spell_id) || dictionary.affixOf(word.form)) return undefined
  const [chosen, known] = await Promise.all([countChoices(pool, actor, word.ids), facts.get([spell_id])])
  const found = known.get(spell_id)
  if (!found) return undefined
  const [best] = await senses.rankTapped(word, context, { topic, chosen })
  const sense = found.senses.find(({ id }) => id === (chosen_id ?? best?.definition_id))
  const needed = chosen_id !== undefined ? 0 : sense === found.senses[0] ? SURE : SURE_OF_UNUSUAL
  if (!sense || !best || best.chance < needed || !isContentWord(found, sense)) return undefined
  if (!canBeOption(found, sense) || !(await isComparable({ translations }, sense.id))) return undefined
  return { facts: found, sense }
}

function isContentWord({ headword, senses }: WordFacts, { partOfSpeech }: FactsOfSense): boolean {
  if (isStopWord(headword) || !contentParts.has(partOfSpeech)) return false
  // One that says how may also say how much: reasonably.
  return partOfSpeech !== 'adverb' || (headword.endsWith('ly') && senses.length === 1)
}

/** Whether a word begins with a capital: it may be a name, and there are others to ask. */
const isCapitalised = (context: string, at: number) => /^\p{Lu}/u.test(context.slice(at))
