import { idsByRank, joinChances, MAX_SENSES, type SenseChance } from './join-chances'

interface RankedTapEntries {
  /** Entries in the order in which they were found, each once. */
  readonly found: readonly number[]
  /** Phrases, or the words of a selection: these were ranked each by itself, before the word. */
  readonly others: readonly number[]
  /** The definitions of the others, of the word's entries together, and of each doubtful phrase; best first. */
  readonly ranked: readonly (readonly SenseChance[])[]
  /** How many of the entries are doubtful phrases. */
  readonly doubtful: number
  /** The meaning that the text's author chose, which comes first with its entry. */
  readonly chosen?: Pick<SenseChance, 'spell_id' | 'definition_id'> | undefined
}

/** The order in which a tap is answered. */
interface ArrangedTap {
  /** Entries, the likeliest first. */
  readonly ids: readonly number[]
  /** For each entry: its likeliest definitions. */
  readonly ranking: { spell_id: number; definition_ids: number[] }[]
  /** The likeliest definitions of all entries together. */
  readonly senses: SenseChance[]
}

/** Puts the entries of a tap and their definitions in the order in which they are shown. */
export function arrangeTap({ found, others, ranked, doubtful, chosen }: RankedTapEntries): ArrangedTap {
  const likeliest = [...new Set([...others, ...idsByRank(ranked.at(others.length) ?? []), ...found])]
  const ids = chosen ? moveToFront(likeliest, chosen.spell_id) : likeliest
  const all = ranked.flat()
  const ranking = ids.flatMap((spell_id) => {
    const own = all.filter((one) => one.spell_id === spell_id).slice(0, MAX_SENSES)
    const ranked_ids = own.map(({ definition_id }) => definition_id)
    const definition_ids =
      chosen?.spell_id === spell_id ? moveToFront(ranked_ids, chosen.definition_id) : ranked_ids
    return definition_ids.length > 0 ? [{ spell_id, definition_ids }] : []
  })
  const senses = chosen ? [{ ...chosen, chance: 1 }] : joinChances(ranked, ranked.length - doubtful)
  return { ids, ranking, senses }
}

function moveToFront(ids: readonly number[], first: number): number[] {
  return [first, ...ids.filter((id) => id !== first)]
}
