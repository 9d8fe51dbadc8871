/** Most glosses: one in this many words. */
export const WORDS_PER_GLOSS = 60
/** No gloss is nearer to the ends of its stretch, so that those of two stretches are as far apart as others. */
const FROM_EDGE = WORDS_PER_GLOSS / 2

/** A word of a stretch of text that may get a gloss. */
export interface GlossPlace {
  /** Number of words of the stretch before it. */
  readonly place: number
}

/** Whether a gloss may stand here, beside those that were placed before in the same stretch. */
export function canPlaceGloss({ place }: GlossPlace, words: number, placed: readonly GlossPlace[]): boolean {
  return (
    place >= FROM_EDGE &&
    place < words - FROM_EDGE &&
    placed.every((other) => Math.abs(other.place - place) >= WORDS_PER_GLOSS)
  )
}
