import { queryOptions } from '@tanstack/react-query'
import { type LookUp, lookUp } from '@wordhoard/contracts/look-up'
import { call } from '../../session/call'
import { forever } from './dictionary.queries'
import { contextOf, placeIn, type WordQuery } from './word-query'

/** Everything shown for a word or phrase of a text with this topic. */
export function lookUpQuery(word: WordQuery, topic: string) {
  return queryOptions({
    queryKey: ['dict', 'look-up', word.text, contextOf(word), placeIn(word), topic] as const,
    queryFn: ({ signal }): Promise<LookUp> => {
      const at = word.isPhrase ? {} : { at: placeIn(word) }
      const query = { text: word.text, context: contextOf(word), ...at, ...(topic !== '' && { topic }) }
      return call(lookUp, { query }, { signal })
    },
    structuralSharing: false,
    ...forever,
  })
}
