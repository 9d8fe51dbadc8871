import { literalAfter, timesAndSpells } from './literal-places.data'

/** Whether the noun is a place or a thing that something can be in or on. */
export const isAnyPlace = (head: string) =>
  !isOneOf(timesAndSpells, head) && ['on', 'in', 'over'].some((word) => isOneOf(literalAfter.get(word), head))

/** Whether a noun is in a list of literal-places.data.ts, also in the plural, which these nouns form with -s. */
export function isOneOf(nouns: ReadonlySet<string> | undefined, form: string): boolean {
  if (!nouns) return false
  return (
    nouns.has(form) || (form.endsWith('s') && (nouns.has(form.slice(0, -1)) || nouns.has(form.slice(0, -2))))
  )
}
