import { queryOptions } from '@tanstack/react-query'
import { listFalseFriends } from '@wordhoard/contracts/reading/translations'
import { call } from '../session/call'

/** The false friends of a language: one small list, so that a tap needs no further call. */
export const falseFriendsQuery = (lang: string) =>
  queryOptions({
    queryKey: ['dict', 'false-friends', lang] as const,
    queryFn: ({ signal }) => call(listFalseFriends, { params: { lang } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
