import type { Privacy } from '@wordhoard/contracts/profiles'

const parts = [
  ['shows_name', 'your name'],
  ['shows_bio', 'your bio'],
  ['shows_connections', 'who follows you and whom you follow'],
  ['shows_vocabularies', 'your public vocabularies in a list'],
  ['shows_articles', 'your public articles in a list'],
] as const

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** What others do not see on a profile, to go on a sentence with: "your name or your bio"; empty when they see all. */
export function describeHiddenParts(privacy: Privacy): string {
  return list.format(parts.filter(([choice]) => !privacy[choice]).map(([, name]) => name))
}
