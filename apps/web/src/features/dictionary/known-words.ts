import type { QueryClient } from '@tanstack/react-query'
import { dictionaryQueries } from './dictionary.queries'

/** A reader of level A2 has met about so many of the most frequent words. */
const commonWords = 2000
/** Enough to step over what nobody needs to look up while the dictionary has not been asked yet. */
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
 * For a reader whose vocabulary is not known: whether a word may be new. Rarer than the commonest 2,000 where its entry
 * has been fetched; names and slips, which have none, are not worth a stop. Before that: any but grammar words.
 */
export function isMaybeNew(client: QueryClient, text: string): boolean {
  if (grammarWords.has(text)) return false
  const spells = client.getQueryData(dictionaryQueries.fetchedAhead(text).queryKey)
  if (!spells) return true
  if (spells.length === 0) return false
  return spells.every(({ frequency_rank }) => frequency_rank === null || frequency_rank > commonWords)
}
