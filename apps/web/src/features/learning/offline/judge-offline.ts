import { type Game, gameNames } from '@wordhoard/contracts/learning'
import { isRightSpelling } from '@wordhoard/learning/answers'
import { gameKind } from '@wordhoard/learning/game-kinds'
import { markAnswered, readAnswers } from '../../../device/offline-sessions/ready-sessions'
import type { Verdict } from '../games/play'

/**
 * Judges an answer to a game of an offline session as the server will.
 *
 * @returns undefined if the session's answers are no longer here, so that only the server can tell
 */
export async function judgeOffline(game: Game, answer: string): Promise<Verdict | 'synonym' | undefined> {
  const name = gameNames.find((each) => each === game.name)
  const known = (await readAnswers(game.game_session_id))?.[game.id]
  if (!known || !name) return undefined
  const { correct, accepted, synonyms, spell_id, spell_lower, lesson, note } = known
  const isCorrect =
    gameKind(name).answer === 'chosen' ? answer === correct : isRightSpelling(answer, accepted)
  if (!isCorrect && isRightSpelling(answer, synonyms)) return 'synonym'
  await markAnswered(game)
  return {
    kind: 'judged',
    isCorrect,
    correctAnswer: correct,
    spell: spell_lower,
    spellId: spell_id,
    lesson,
    note,
  }
}
