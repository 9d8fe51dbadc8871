import type { LearnParts } from './learn-parts'
import type { MadeGame } from './make-game'

/** Has the sounds of a session made in the order of its games, while the first one is being played. */
export function speakAhead({ audio, dictionary, logger }: LearnParts, games: readonly MadeGame[]): void {
  const words = [...new Set(games.flatMap(({ spoken }) => spoken))].flatMap((id) => {
    const headword = dictionary.index.headwordOf(id)
    return headword === undefined ? [] : [{ id, headword }]
  })
  const failed = (error: unknown, spellId?: number) =>
    logger.warn({ err: error, spellId }, 'no sound made ahead')
  audio.speakAhead(words, (error, { id }) => failed(error, id)).catch((error: unknown) => failed(error))
}
