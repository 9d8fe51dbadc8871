import type { Actor } from '../../../lib/actor'
import type { LearningDeps } from '../learning-deps'
import type { NewGame } from './make-game'

/**
 * Makes the sounds of a session in the order of its games while the first one is being played. Users who begin sessions
 * faster than they can be played get their sounds only on request.
 */
export function speakAhead(
  {
    audio,
    dictionary,
    logger,
    spokenAhead,
  }: Pick<LearningDeps, 'audio' | 'dictionary' | 'logger' | 'spokenAhead'>,
  actor: Actor,
  games: readonly Pick<NewGame, 'spoken'>[],
): void {
  if (spokenAhead.take(String(actor.userId), Date.now()) > 0) return
  const words = [...new Set(games.flatMap(({ spoken }) => spoken))].flatMap((id) => {
    const headword = dictionary.index.headwordOf(id)
    return headword === undefined ? [] : [{ id, headword }]
  })
  const logFailure = (error: unknown, spellId?: number) =>
    logger.warn({ err: error, spellId }, 'no sound made ahead')
  audio
    .speakAhead(words, (error, { id }) => logFailure(error, id))
    .catch((error: unknown) => logFailure(error))
}
