import type { Actor } from '../../../lib/actor'
import type { LearningDeps } from '../learning-deps'
import type { NewGame } from './make-game'

/**
 * Makes the sounds of a session in the order of its games while the first one is being played. Users who begin sessions
 * faster than they can be played get their sounds only on request.
 */
export function prepareSounds(
  {
    audio,
    dictionary,
    logger,
    soundLimits,
  }: Pick<LearningDeps, 'audio' | 'dictionary' | 'logger' | 'soundLimits'>,
  actor: Actor,
  games: readonly Pick<NewGame, 'spoken'>[],
): void {
  if (soundLimits.take(String(actor.userId), Date.now()) > 0) return
  const words = [...new Set(games.flatMap(({ spoken }) => spoken))].flatMap((id) => {
    const headword = dictionary.index.headwordOf(id)
    return headword === undefined ? [] : [{ id, headword }]
  })
  const logFailure = (error: unknown, spellId?: number) =>
    logger.warn({ err: error, spellId }, 'preparing a sound failed')
  audio
    .prepareSounds(words, (error, { id }) => logFailure(error, id))
    .catch((error: unknown) => logFailure(error))
}
