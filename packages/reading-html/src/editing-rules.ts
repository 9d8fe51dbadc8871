import { browserText, type ReadingRules } from './rules'
import { safeAddress } from './safe-address'

/**
 * Rules for HTML that is pasted into the editor of articles: as for any pasted text, but links keep their addresses,
 * because the author may want them.
 */
export const editedText: ReadingRules = {
  ...browserText,
  readAddress: safeAddress,
  addresses: /^(https?:|mailto:|\/)/i,
}
