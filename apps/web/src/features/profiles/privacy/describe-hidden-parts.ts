import type { Privacy } from '@wordhoard/contracts/profiles'

const parts = [
  ['shows_name', 'your name'],
  ['shows_bio', 'your bio'],
  ['shows_connections', 'who follows you and whom you follow'],
  ['shows_vocabularies', 'your public vocabularies in a list'],
  ['shows_articles', 'your public articles in a list'],
] as const

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/**
 * Describes the parts of a profile that others don't see, as the end of a sentence: "your name or your bio". Empty if
 * they see everything.
 */
export function describeHiddenParts(privacy: Privacy): string {
  return list.format(parts.filter(([choice]) => !privacy[choice]).map(([, name]) => name))
}
