import { literalAfter, timesAndSpells } from './literal-places.data'

/** Returns whether the noun is a place or a thing that something can be in or on. */
export const isAnyPlace = (head: string) =>
  !isOneOf(timesAndSpells, head) && ['on', 'in', 'over'].some((word) => isOneOf(literalAfter.get(word), head))

/**
 * Returns whether a noun is in a list of literal-places.data.ts. Plurals match too: these nouns form them with -s or
 * -es.
 */
export function isOneOf(nouns: ReadonlySet<string> | undefined, form: string): boolean {
  if (!nouns) return false
  return (
    nouns.has(form) || (form.endsWith('s') && (nouns.has(form.slice(0, -1)) || nouns.has(form.slice(0, -2))))
  )
}
