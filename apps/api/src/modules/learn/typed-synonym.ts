import type { Game, GameName } from '@wordhoard/contracts/learn'
import { isRightSpelling } from '@wordhoard/learning/answers'
import { blanked } from '@wordhoard/learning/blank'
import { gameKind } from '@wordhoard/learning/game-kinds'
import type { GameKey } from './game-token'
import type { LearnParts } from './learn-parts'

interface TypedGame {
  readonly spell_id: number
  readonly name: GameName
}

/**
 * Whether a typed word is another one for the meaning that was shown: sofa where couch is looked for. Who types it knows
 * the meaning, and could not know which of the words was wanted.
 */
export async function isTypedSynonym(
  { pool, facts }: Pick<LearnParts, 'pool' | 'facts'>,
  key: GameKey,
  game: TypedGame,
  answer: string,
): Promise<boolean> {
  const { question, answer: way } = gameKind(game.name)
  if (way !== 'typed' || (question !== 'definition' && question !== 'image') || answer.trim() === '')
    return false
  const [words, stored] = await Promise.all([
    facts.get([game.spell_id]),
    pool.query<{ question: Game['question'] }>(
      `SELECT shown->'question' AS question FROM game WHERE session_id = $1 AND ordinal = $2`,
      [key.sessionId, key.ordinal],
    ),
  ])
  const word = words.get(game.spell_id)
  const asked = stored.rows[0]?.question
  const meaning = asked?.text ?? asked?.image_text
  const sense = word?.senses.find(({ text }) => (blanked(text, word.forms) ?? text) === meaning)
  return sense !== undefined && isRightSpelling(answer, sense.synonyms)
}
