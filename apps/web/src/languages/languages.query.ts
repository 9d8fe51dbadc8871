import { queryOptions } from '@tanstack/react-query'
import { listLanguages } from '@wordhoard/contracts/reading/translations'
import { call } from '../session/call'

/** The languages that this installation has: ours, and those of its packs. */
export const languagesQuery = () =>
  queryOptions({
    queryKey: ['dict', 'languages'] as const,
    queryFn: ({ signal }) => call(listLanguages, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
