import type { LearnParts } from './learn-parts'
import type { MadeGame } from './make-game'

/**
 * Has the sounds of a session made in the order of its games, while the first one is being played. What fails is tried
 * again when it is asked for.
 */
export function speakAhead({ audio, dictionary, logger }: LearnParts, games: readonly MadeGame[]): void {
  for (const spellId of new Set(games.flatMap(({ spoken }) => spoken))) {
    const headword = dictionary.index.headwordOf(spellId)
    if (headword === undefined) continue
    audio
      .speak(spellId, headword)
      .catch((error: unknown) => logger.warn({ err: error, spellId }, 'no sound made ahead'))
  }
}
