import { queryOptions } from '@tanstack/react-query'
import { searchWords } from '@wordhoard/contracts/dictionary'
import { call } from '../../session/call'

export const searchQueries = {
  /** At most 10 words that begin with the text or resemble it, best match first. */
  words: (text: string) =>
    queryOptions({
      queryKey: ['dict', 'search', text],
      queryFn: ({ signal }) => call(searchWords, { params: { text } }, { signal }),
      retry: false,
    }),
}
