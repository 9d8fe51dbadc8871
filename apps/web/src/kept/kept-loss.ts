import { countBytes } from './kept-answers'
import { unmarkKept } from './kept-marker'

/**
 * Returns whether the browser has thrown away what was kept: something was, as the marker says, and nothing is left.
 * Forgets the marker then, so that it's said once.
 */
export async function isKeptLost(): Promise<boolean> {
  const isLost = (await countBytes()) === 0
  if (isLost) unmarkKept()
  return isLost
}
