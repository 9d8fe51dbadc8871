import type { Game } from '@wordhoard/contracts/learning'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { transaction } from '../../lib/transaction'
import type { GameTokens } from './games/game-token'
import { presentGame } from './store-session'
import { itemOfAnswer, lastAnswer, markUndone, restoreItem } from './undo-answer.queries'

/**
 * Undoes the last answer of a session: it no longer counts, its word is restored and its game can be played again. A
 * word removed since stays removed. Throws `nothing_to_undo`, also if the word was answered elsewhere since.
 */
export function undoAnswer(
  pool: pg.Pool,
  tokens: GameTokens,
  actor: Actor,
  sessionId: number,
): Promise<Game> {
  const { userId } = actor
  return transaction(pool, async (client) => {
    const answer = await lastAnswer.fetchFirst(client, { userId, sessionId })
    if (!answer) throw new AppError('nothing_to_undo')
    const ofAnswer = { userId, answerId: answer.id, localDate: answer.local_date }
    const restored = await restoreItem.execute(client, ofAnswer)
    // Either the word was removed since, which doesn't matter, or it was answered elsewhere.
    if (restored === 0 && !answer.had_no_item && (await itemOfAnswer.fetchFirst(client, ofAnswer))) {
      throw new AppError('nothing_to_undo')
    }
    await markUndone.execute(client, ofAnswer)
    return presentGame(tokens, actor, answer)
  })
}
