import { queryOptions } from '@tanstack/react-query'
import { getMyUserInfo } from '@wordhoard/contracts/user-info'
import { call } from '../../lib/http'

export const profileQueries = {
  /** The own profile. */
  mine: () =>
    queryOptions({
      queryKey: ['profile', 'mine'] as const,
      queryFn: ({ signal }) => call(getMyUserInfo, {}, { signal }),
    }),
}
