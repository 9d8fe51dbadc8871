import type { Game, GameName } from '@wordhoard/contracts/learning'
import { isRightSpelling } from '@wordhoard/learning/answers'
import { blankForms } from '@wordhoard/learning/blank'
import type { LearningDeps } from '../learning-deps'

/** Games in which a meaning is shown and its word typed. */
export const typedFromMeaning = [
  'definition-spelling',
  'image-spelling',
] as const satisfies readonly GameName[]

interface TypedGame {
  readonly spell_id: number
  /** What was shown (`Game['question']` as it was stored); null in other games. */
  readonly question: unknown
}

/**
 * Whether a typed word is another one for the meaning that was shown: sofa where couch is looked for. Who types it knows
 * the meaning, and could not know which of the words was wanted.
 */
export async function isTypedSynonym(
  { facts }: Pick<LearningDeps, 'facts'>,
  game: TypedGame,
  answer: string,
): Promise<boolean> {
  const { spell_id } = game
  const question = game.question as Game['question'] | null
  if (!question || answer.trim() === '') return false
  const word = (await facts.get([spell_id])).get(spell_id)
  const meaning = question.text ?? question.image_text
  const sense = word?.senses.find(({ text }) => (blankForms(text, word.forms) ?? text) === meaning)
  return sense !== undefined && isRightSpelling(answer, sense.synonyms)
}
