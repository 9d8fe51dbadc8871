/** A definition of an entry with the chance that it is meant. */
export interface SenseChance {
  spell_id: number
  definition_id: number
  chance: number
}

/** Maximum number of definitions to choose from. */
export const MAX_SENSES = 3

/** Share of the phrases found around a word that are meant as phrases, as `pnpm eval:phrases` measures it. */
const PHRASE_CHANCE = 0.92
/**
 * Chance that the words of a doubtful phrase are only words. In running text it is about two in five, in sentences made to
 * mislead nine in ten (docs/research/literal-phrases.md), so mostly both are offered as likely.
 */
const WORD_CHANCE = 0.6

/** Returns the ids of entries in the order of their likeliest definitions. */
export function idsByRank(ranked: readonly SenseChance[]): number[] {
  return [...new Set(ranked.map(({ spell_id }) => spell_id))]
}

/**
 * Returns the likeliest definitions of several entries. An earlier one, mostly a phrase, is more likely to be meant than
 * all that follow; a doubtful phrase, which comes after the word, is less likely than the word.
 *
 * @param ranked the definitions of each entry, or of several ranked together, with their chances; best first
 * @param sure how many of these come before the doubtful phrases
 */
export function joinChances(
  ranked: readonly (readonly SenseChance[])[],
  sure = ranked.length,
): SenseChance[] {
  const groups = ranked.filter((group) => group.length > 0)
  const word = ranked.slice(0, sure).filter((group) => group.length > 0).length - 1
  let left = 1
  const joined = groups.flatMap((group, index) => {
    const share = index === groups.length - 1 ? left : left * (index < word ? PHRASE_CHANCE : WORD_CHANCE)
    left -= share
    return group.map((sense) => ({ ...sense, chance: share * sense.chance }))
  })
  return joined
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MAX_SENSES)
    .map((sense) => ({ ...sense, chance: Math.round(sense.chance * 1000) / 1000 }))
}
