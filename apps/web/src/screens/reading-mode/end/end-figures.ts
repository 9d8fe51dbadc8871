import type { TextWords } from '../../../features/word-states/text-words'

/** The words of a text as its reader leaves it. */
export interface EndFigures {
  /** Number of different words that count as vocabulary. */
  readonly met: number
  /** Words that the reader has saved and doesn't know yet: never practised ones first, then the weakest. */
  readonly saved: readonly number[]
  /** Words of the reader's vocabulary that were merely met. */
  readonly rest: readonly number[]
}

/** Sums up the words of a text, and its phrases if they are saved. */
export function endFigures({ byId, phrases }: TextWords): EndFigures {
  const words = [...byId.values()].filter(({ state }) => state !== 'ignored')
  const saved = [...words, ...phrases.values()].filter(({ state }) => state === 'new' || state === 'learning')
  const strength = ({ state, score }: (typeof saved)[number]) => (state === 'new' ? -1 : (score ?? 0))
  saved.sort((a, b) => strength(a) - strength(b))
  return {
    met: words.length,
    saved: saved.map(({ spell_id }) => spell_id),
    rest: words.filter(({ state }) => state === 'met').map(({ spell_id }) => spell_id),
  }
}
