import { create } from 'zustand'

/** Number of days with a right answer after which a word asks no more. */
const ENOUGH_SUCCESSES = 2

/** A word of the text being read that asks for its meaning. */
export interface Gloss {
  readonly block: Element
  /** Its index among the block's words. */
  readonly index: number
  readonly spellId: number
  /** The author's meaning, if they chose one. */
  readonly chosenId: number | undefined
  /** On how many days it was answered rightly. */
  readonly successes: number
  /** Whether it asks no more in this reading: a tap shows its entry. */
  readonly isAnswered: boolean
}

/** The words of the text being read that ask for their meaning. */
export const useGlosses = create<{ readonly all: readonly Gloss[] }>()(() => ({ all: [] }))

export function addGlosses(more: readonly Gloss[]): void {
  useGlosses.setState(({ all }) => ({ all: [...all, ...more] }))
}

export function clearGlosses(): void {
  useGlosses.setState({ all: [] })
}

/** Removes the words that the reader knows or ignores after all. */
export function removeGlosses(isSettled: (spellId: number) => boolean): void {
  const { all } = useGlosses.getState()
  const rest = all.filter(({ spellId }) => !isSettled(spellId))
  if (rest.length < all.length) useGlosses.setState({ all: rest })
}

/** Notes that a word was answered: its mark fades, or goes after the second success. */
export function noteAnswer({ spellId }: Pick<Gloss, 'spellId'>, isCorrect: boolean): void {
  useGlosses.setState(({ all }) => ({
    all: all.flatMap((gloss) => {
      if (gloss.spellId !== spellId) return [gloss]
      const successes = gloss.successes + (isCorrect ? 1 : 0)
      return successes >= ENOUGH_SUCCESSES ? [] : [{ ...gloss, successes, isAnswered: true }]
    }),
  }))
}

/** Returns the gloss of a word; undefined if it has none, or was answered. */
export function findGloss(
  all: readonly Gloss[],
  { block, index }: Pick<Gloss, 'block' | 'index'>,
): Gloss | undefined {
  return all.find((gloss) => gloss.block === block && gloss.index === index && !gloss.isAnswered)
}
