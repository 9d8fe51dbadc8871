/** How much a different beginning counts, compared with a difference in length. */
const BEGINNING = 0.4
const SHAPE = 0.2

/** Returns how a definition begins, which tells its grammar: to do, a thing, the act, without, of. */
function beginningOf(definition: string): string {
  const [first = ''] = definition.toLowerCase().match(/\p{L}+/u) ?? []
  if (/^(?:a|an|the|any|one|some)$/.test(first)) return 'article'
  if (/^(?:not|without|lacking|no)$/.test(first)) return 'negation'
  if (/^(?:of|in|with|by|from|at|for|on)$/.test(first)) return 'preposition'
  if (/^(?:to|be|having|being)$/.test(first)) return first
  if (first.length > 5 && first.endsWith('ing')) return 'ing'
  return 'other'
}

/**
 * Returns how much two definitions differ at a glance, in length and grammar; 0 for none. Among options that differ
 * little, the right one doesn't stand out before it's read.
 */
export function unlikeness(one: string, other: string): number {
  const length = Math.abs(Math.log((one.length + 1) / (other.length + 1)))
  const beginning = beginningOf(one) === beginningOf(other) ? 0 : BEGINNING
  const shape =
    one.includes(';') === other.includes(';') && one.includes('(') === other.includes('(') ? 0 : SHAPE
  return length + beginning + shape
}
