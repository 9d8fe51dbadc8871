import { firstNearDuplicates } from '../near-duplicates'
import { chanceOf } from './chance'
import { type TapEntry, tapFeatures } from './tap-features'
import { tapWeights } from './tap-weights'

/** A definition of one of the entries of a tapped form. */
export interface TapSense {
  /** Index of the entry. */
  readonly entry: number
  /** Index of the definition in its entry. */
  readonly sense: number
  /** The chance that it is meant: of those with about this chance, about this share is right. */
  readonly chance: number
}

/** Log odds against the other entries of a form that is a function word: would is hardly ever anything else. */
const FUNCTION_WORD_LEAD = 8

/** Log odds that a reader's earlier choices add to a definition: 1.6 for one choice, 2.2 for two, at most 3. */
const choiceEvidence = (times: number) => Math.min(3, Math.log(1 + 4 * times))

/** Returns the log odds of each definition of each entry, up to a constant. */
export function tapScores(form: string, entries: readonly TapEntry[]): number[][] {
  const certain = entries.map(({ uses }) => uses.some(({ prior }) => prior === Number.MAX_VALUE))
  const isFunctionWord = certain.includes(true)
  return tapFeatures(form, entries).map((rows, entry) =>
    rows.map((row) => {
      const score = row.reduce((sum, value, at) => sum + value * tapWeights[at]!, 0)
      return isFunctionWord && !certain[entry] ? score - FUNCTION_WORD_LEAD : score
    }),
  )
}

/**
 * Ranks the definitions of all entries of a tapped form together, so that the base's meaning wins unless the form's own
 * is likelier (years; glasses). Near-duplicates of a better definition come last, and their chances count for that one.
 *
 * @param chosen how often the reader chose each definition in other sentences, by entry
 * @param toChance returns the chance of the first for the model's share
 * @returns every definition once, the likeliest first
 */
export function rankTap(
  form: string,
  entries: readonly TapEntry[],
  chosen?: readonly (readonly number[])[],
  toChance = chanceOf,
): TapSense[] {
  const scores = tapScores(form, entries).flatMap((own, entry) =>
    own.map((score, sense) => {
      const times = chosen?.[entry]?.[sense] ?? 0
      return { entry, sense, score: times > 0 ? score + choiceEvidence(times) : score }
    }),
  )
  const highest = Math.max(...scores.map(({ score }) => score))
  const total = scores.reduce((sum, { score }) => sum + Math.exp(score - highest), 0)
  const groups = entries.map(({ profiles }) => firstNearDuplicates(profiles))
  const shares = new Map<string, number>()
  const groupOf = ({ entry, sense }: { entry: number; sense: number }) => `${entry} ${groups[entry]![sense]!}`
  for (const one of scores) {
    const group = groupOf(one)
    shares.set(group, (shares.get(group) ?? 0) + Math.exp(one.score - highest) / total)
  }
  // Array.sort is stable, so definitions with equal scores stay in the dictionary's order.
  const order = scores.sort((a, b) => b.score - a.score)
  const best: { entry: number; sense: number; share: number }[] = []
  const duplicates: TapSense[] = []
  for (const { entry, sense } of order) {
    const group = groupOf({ entry, sense })
    const share = shares.get(group)
    if (share === undefined) duplicates.push({ entry, sense, chance: 0 })
    else best.push({ entry, sense, share })
    shares.delete(group)
  }
  return [
    ...withChances(
      best.sort((a, b) => b.share - a.share),
      toChance,
    ),
    ...duplicates,
  ]
}

/** Replaces shares of the model by chances: that of the first as it was measured, the others' by their shares. */
function withChances(
  best: readonly { entry: number; sense: number; share: number }[],
  toChance: (share: number) => number,
): TapSense[] {
  const [first, ...rest] = best
  if (!first) return []
  if (rest.length === 0) return [{ entry: first.entry, sense: first.sense, chance: toChance(1) }]
  const chance = toChance(first.share)
  const left = rest.reduce((sum, { share }) => sum + share, 0)
  const scale = left === 0 ? 0 : (1 - chance) / left
  return [
    { entry: first.entry, sense: first.sense, chance },
    // None may look likelier than the first.
    ...rest.map(({ entry, sense, share }) => ({ entry, sense, chance: Math.min(chance, share * scale) })),
  ]
}
