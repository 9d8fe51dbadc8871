import type { QueryClient } from '@tanstack/react-query'
import type { Spell } from '@wordhoard/contracts/dictionary'
import { type Level, textLevel } from '@wordhoard/lexicon/level'
import { levelText } from './level-text'
import { queryFetchedAhead } from './prefetch/fetched-ahead'
import { fetchAhead } from './prefetch/prefetch'

/** A sample of a text. */
export interface CountedText {
  readonly words: ReadonlyMap<string, number>
  readonly sentences: number
}

const rankOf = ({ frequency_rank }: Spell) => frequency_rank ?? Number.POSITIVE_INFINITY
const levelOf = ({ level }: Spell) => (level ?? undefined) as Level | undefined

/**
 * Estimates the level of a text, with its uncertainty, from a sample of its words, whose entries are fetched; null if
 * none of them has an entry.
 */
export async function estimateTextLevel(
  client: QueryClient,
  sample: CountedText,
  signal: AbortSignal,
): Promise<string | null> {
  await fetchAhead(client, [...sample.words.keys()], signal)
  const counted = [...sample.words].flatMap(([word, count]) => {
    const spells = client.getQueryData(queryFetchedAhead(word).queryKey) ?? []
    const [commonest] = spells.toSorted((a, b) => rankOf(a) - rankOf(b))
    return commonest ? [{ rank: rankOf(commonest), level: levelOf(commonest), count }] : []
  })
  if (counted.length === 0) return null
  const { level, range } = textLevel(counted, sample.sentences)
  return levelText(level, range)
}
