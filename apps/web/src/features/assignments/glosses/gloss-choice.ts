/** Maximum number of words of a text that can be glossed; the teacher chooses among them. */
export const MAX_GLOSSES = 40
/** The numbers of glosses offered. */
export const glossNumbers = [0, 5, 8, 12, 16, 20, 30, MAX_GLOSSES] as const

/** Suggests a number of glosses: as many as fit beside a text of that many words. */
export function usualGlosses(words: number): number {
  if (words < 120) return 5
  return words < 240 ? 8 : 12
}

/** Words that a teacher ticked (true) or unticked (false) by hand, by spell id. */
export type GlossTicks = ReadonlyMap<number, boolean>

/**
 * Chooses the words to gloss: those ticked by hand, then the hardest others until the number is reached.
 *
 * @param spellIds the hardest first
 * @param number wanted in total; if more are ticked by hand, all of them stay
 */
export function chooseGlosses(spellIds: readonly number[], number: number, ticks: GlossTicks): Set<number> {
  const chosen = new Set(spellIds.filter((id) => ticks.get(id) === true))
  for (const id of spellIds) {
    if (chosen.size >= number) break
    if (ticks.get(id) !== false) chosen.add(id)
  }
  return chosen
}
