import type { QueryClient } from '@tanstack/react-query'
import { queryFetchedAhead } from './fetched-ahead'

/** Number of most frequent words that a reader of level A2 has probably met. */
const commonWords = 2000
/** Words nobody needs to look up, to skip before the dictionary has been asked. */
const grammarWords = new Set(
  `a an the this that these those i you he she it we they me him her us them my your his its our their mine yours hers
  ours theirs myself yourself himself herself itself ourselves themselves who whom whose which what when where why how
  and or but nor so yet if because although though while as than then of in on at by for with from to into onto upon
  about over under after before between through during without within against among around off out up down near am is
  are was were be been being do does did done have has had having can could will would shall should may might must not
  no yes all any both each every few many more most much other some such one two there here very too just only own same`
    .trim()
    .split(/\s+/),
)

/**
 * Returns whether a word may be new to a reader whose vocabulary is unknown. If its entry has been prefetched, it is
 * new when rarer than the 2,000 most frequent words; names and misspellings, which have no entry, are not. Otherwise
 * every word except grammar words may be new.
 */
export function isMaybeNew(client: QueryClient, text: string): boolean {
  if (grammarWords.has(text)) return false
  const spells = client.getQueryData(queryFetchedAhead(text).queryKey)
  if (!spells) return true
  if (spells.length === 0) return false
  return spells.every(({ frequency_rank }) => frequency_rank === null || frequency_rank > commonWords)
}
