import type { Privacy } from '@wordhoard/contracts/profiles'
import { ownNoticeMessages } from '../messages'

const { parts: names } = ownNoticeMessages
const parts = [
  ['shows_name', names.name],
  ['shows_bio', names.bio],
  ['shows_connections', names.connections],
  ['shows_vocabularies', names.vocabularies],
  ['shows_articles', names.articles],
] as const

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/**
 * Lists the parts of a profile that others don't see, for the end of a sentence: "name or bio". Empty if they see
 * everything.
 */
export function describeHiddenParts(privacy: Privacy): string {
  return list.format(parts.filter(([choice]) => !privacy[choice]).map(([, name]) => name))
}
