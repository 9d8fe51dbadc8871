/** How many times as many words are drawn as are needed, if some are preferred. */
export const DRAWN_TO_PREFER = 8

/** Returns how much a word is preferred as a wrong option; undefined if it mustn't be one. */
export type Preference = (headword: string) => number | undefined

/** Returns the words that may be options, those preferred most first, up to a maximum. */
export function preferWords(
  ids: readonly number[],
  headwordOf: (id: number) => string | undefined,
  preference: Preference,
  most: number,
): number[] {
  return ids
    .flatMap((id) => {
      const headword = headwordOf(id)
      const value = headword === undefined ? undefined : preference(headword)
      return value === undefined ? [] : [{ id, value }]
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ id }) => id)
}

/** Returns the first items that pass, compared with those already kept, up to a maximum; doesn't look at the rest. */
export function filterUpTo<Item>(
  most: number,
  items: readonly Item[],
  passes: (item: Item, kept: readonly Item[]) => boolean,
): Item[] {
  const kept: Item[] = []
  for (const item of items) {
    if (kept.length >= most) break
    if (passes(item, kept)) kept.push(item)
  }
  return kept
}
