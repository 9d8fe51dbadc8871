import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '@wordhoard/contracts/accounts'
import { getMe } from '@wordhoard/contracts/my-account'
import { call } from '../../../session/call'

export const securityQueries = {
  /** The logged-in account with its email address. */
  account: () =>
    queryOptions({
      queryKey: ['security', 'account'] as const,
      queryFn: ({ signal }) => call(getMe, {}, { signal }),
    }),

  /** The logged-in devices. Never fresh, because other devices log in and out. */
  sessions: () =>
    queryOptions({
      queryKey: ['security', 'sessions'] as const,
      queryFn: ({ signal }) => call(listSessions, {}, { signal }),
      staleTime: 0,
    }),
}
