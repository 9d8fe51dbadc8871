/** The words of a text, with a number, a sentence and an offset each, as `read_text` keeps them. */
interface ReadWords {
  readonly spell_ids: readonly number[]
  readonly counts: readonly number[]
  readonly sentences: readonly string[]
  readonly positions: readonly number[]
}

/**
 * Replaces words by their successors. A word that is there twice then is counted together; its first sentence stays. Old
 * rows may have no counts, sentences or positions.
 */
export function mergeReadWords(words: ReadWords, successors: ReadonlyMap<number, number>) {
  const firsts = new Map<number, number>()
  const counts = new Map<number, number>()
  for (const [index, id] of words.spell_ids.entries()) {
    const successor = successors.get(id) ?? id
    if (!firsts.has(successor)) firsts.set(successor, index)
    counts.set(successor, (counts.get(successor) ?? 0) + (words.counts[index] ?? 0))
  }
  const spellIds = [...firsts.keys()]
  const pick = <T>(values: readonly T[]): T[] =>
    values.length === 0 ? [] : [...firsts.values()].map((index) => values[index]!)
  return {
    spellIds,
    counts: words.counts.length === 0 ? [] : spellIds.map((id) => counts.get(id)!),
    sentences: pick(words.sentences),
    positions: pick(words.positions),
  }
}
