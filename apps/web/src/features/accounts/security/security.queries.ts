import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '@wordhoard/contracts/accounts'
import { getMe } from '@wordhoard/contracts/my-account'
import { call } from '../../../session/call'

export const securityQueries = {
  /** Who is signed in, with the e-mail address. */
  account: () =>
    queryOptions({
      queryKey: ['security', 'account'] as const,
      queryFn: ({ signal }) => call(getMe, {}, { signal }),
    }),

  /** The devices that are logged in; they change without this page's doing. */
  sessions: () =>
    queryOptions({
      queryKey: ['security', 'sessions'] as const,
      queryFn: ({ signal }) => call(listSessions, {}, { signal }),
      staleTime: 0,
    }),
}
