import type { Game, GameName } from '@wordhoard/contracts/learning'
import { isRightSpelling } from '@wordhoard/learning/answers'
import type { LearningDeps } from '../learning-deps'
import { hideWord } from './definition-use'

/** Games that show a meaning and have its word typed. */
export const typedFromMeaning = [
  'definition-spelling',
  'image-spelling',
] as const satisfies readonly GameName[]

interface TypedGame {
  readonly spell_id: number
  /** The question shown, as stored (`Game['question']`); null for other games. */
  readonly question: unknown
}

/**
 * Whether the typed word is a synonym for the meaning shown: sofa instead of couch. The learner knows the meaning, but
 * can't know which of the words is wanted.
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
  const sense = word?.senses.find(({ text }) => hideWord(text, word) === meaning)
  return sense !== undefined && isRightSpelling(answer, sense.synonyms)
}
