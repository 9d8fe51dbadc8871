import type { SenseProfile } from '@wordhoard/senses/profile'
import type { SenseRanker } from '@wordhoard/senses/ranker'
import { rankTap } from '@wordhoard/senses/tap/rank-tap'
import type { Tap } from './tapped'

/** The senses of an entry with their keys, or other names. */
export interface EntrySenses {
  readonly keys: readonly string[]
  readonly profiles: readonly SenseProfile[]
}

/** The senses of a tapped word, the likeliest first. */
export interface RankedTap {
  readonly keys: readonly string[]
  /** The chance of the first. */
  readonly chance: number
  /** The order without the other entries: the first entry's senses. */
  readonly firstEntry: readonly string[]
}

/** Ranks the senses of all entries of a tapped word as the product does. */
export async function rankTapped(
  { form, headwords, uses }: Tap,
  { context, topic }: { context: string; topic: string },
  ranker: SenseRanker,
  sensesOf: (headword: string) => EntrySenses | undefined,
): Promise<RankedTap> {
  const found = headwords.flatMap((headword) => {
    const senses = sensesOf(headword)
    return senses ? [{ headword, ...senses }] : []
  })
  const entries = await Promise.all(
    found.map(async ({ headword, profiles }) => ({
      headword,
      profiles,
      scores: await ranker.scores({ headword, context, topic, profiles }),
      uses: uses.filter((use) => use.headword === headword),
    })),
  )
  const ranked = rankTap(form, entries)
  const keyOf = ({ entry, sense }: (typeof ranked)[number]) => found[entry]!.keys[sense]!
  const [first] = entries
  const order = first ? await ranker.rank({ ...first, context, topic }) : []
  return {
    keys: [...new Set(ranked.map(keyOf))],
    chance: ranked[0]?.chance ?? 0,
    firstEntry: order.map((index) => found[0]!.keys[index]!),
  }
}
