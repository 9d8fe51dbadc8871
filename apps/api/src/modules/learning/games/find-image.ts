import type { Game, GameAnswer } from '@wordhoard/contracts/learning'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import { transaction } from '../../../lib/transaction'
import { answerGame } from '../check-answer'
import type { LearningDeps } from '../learning-deps'
import { storeSession } from '../store-session'
import { GameMaker } from './make-game'
import { practiceWords } from './practice-words'

const name = 'find-image'

/** Makes a single game: find a word's picture among others. Throws `word_not_found`, `image_not_found`. */
export async function findImageGame(parts: LearningDeps, actor: Actor, spellId: number): Promise<Game> {
  const [source, [word]] = await Promise.all([parts.distractors(), practiceWords(parts, actor, [spellId])])
  if (!word) throw new AppError('word_not_found')
  const [distractors] = await source.draw([word])
  const made =
    distractors &&
    source.hasPicture(word) &&
    new GameMaker(parts.names, parts.random).make(name, { word, distractors, score: 0, isChallenge: false })
  if (!made) throw new AppError('image_not_found')
  const session = {
    mode: 'normal',
    size: 'small',
    isClosed: true,
    games: [{ ...made, swipe: null, probability: null }],
  } as const
  const [game] = await transaction(parts.pool, (client) => storeSession(client, parts.tokens, actor, session))
  return game!
}

/** Answers such a game. Throws `bad_game_token` for any other game, and `already_answered`. */
export async function findImageAnswer(parts: LearningDeps, actor: Actor, body: GameAnswer) {
  if (body.game_name !== name) throw new AppError('bad_game_token')
  return answerGame(parts, actor, body)
}
