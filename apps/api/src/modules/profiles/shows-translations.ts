import type { ShowTranslations } from '@wordhoard/contracts/fields/language-fields'
import { showTranslations } from '@wordhoard/contracts/fields/language-fields'
import type { Level } from '@wordhoard/lexicon/level'

/** Levels at which learners should try the English definition first. */
const tapLevels: ReadonlySet<Level> = new Set(['B2', 'C1', 'C2'])

/**
 * Returns when translations are shown to a user: as they have chosen, or else always up to B1 and on tap from B2. Always
 * while their level isn’t known, since whoever needs translations must not have to look for them.
 */
export function showsTranslations(chosen: string | null, level: Level | null): ShowTranslations {
  const choice = showTranslations.options.find((option) => option === chosen)
  return choice ?? (level !== null && tapLevels.has(level) ? 'on_tap' : 'always')
}
