/** Most words of a text that can be glossed, out of which a teacher chooses. */
export const MOST_GLOSSES = 40
/** How many glosses there may be. */
export const glossNumbers = [0, 5, 8, 12, 16, 20, 30, MOST_GLOSSES] as const

/** How many glosses to begin with: what fits beside a text of so many words. */
export function usualGlosses(words: number): number {
  if (words < 120) return 5
  return words < 240 ? 8 : 12
}

/** What a teacher has ticked or unticked by hand, by spell id. */
export type GlossTicks = ReadonlyMap<number, boolean>

/**
 * Which words are glossed: those ticked by hand, and of the others so many of the hardest that the number comes out.
 *
 * @param spellIds the hardest first
 * @param number how many are wanted in all; more ticked by hand than that all stay
 */
export function chooseGlosses(spellIds: readonly number[], number: number, ticks: GlossTicks): Set<number> {
  const chosen = new Set(spellIds.filter((id) => ticks.get(id) === true))
  for (const id of spellIds) {
    if (chosen.size >= number) break
    if (ticks.get(id) !== false) chosen.add(id)
  }
  return chosen
}
