import type { DefinitionChance } from '@wordhoard/contracts/dictionary'

/** Minimum chance at which we say that a meaning fits. */
export const SURE_CHANCE = 0.8
/** Meanings whose chance is at least this share of the best one’s are as good as tied with it. */
const TIE_SHARE = 0.6

/** How sure we are of the meaning shown first: it fits, it probably does, or the reader must choose. */
export type SenseState =
  | { readonly kind: 'fits' | 'probably' }
  /** Two or three definitions to choose from, the likeliest first. */
  | { readonly kind: 'choose'; readonly options: readonly DefinitionChance[] }

/**
 * Returns how sure we are of the likeliest definition.
 *
 * @param senses the likeliest definitions, best first; undefined in answers cached before an update
 */
export function senseStateOf(senses: readonly DefinitionChance[] | undefined): SenseState {
  const [best] = senses ?? []
  if (!senses || !best || best.chance >= SURE_CHANCE) return { kind: 'fits' }
  const options = senses.filter(({ chance }) => chance >= TIE_SHARE * best.chance)
  return options.length > 1 ? { kind: 'choose', options } : { kind: 'probably' }
}
