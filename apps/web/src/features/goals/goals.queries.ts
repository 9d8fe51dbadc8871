import { queryOptions } from '@tanstack/react-query'
import { getGoal, getReminders } from '@wordhoard/contracts/goals'
import { timeZone } from '../../lib/time-zone'
import { call } from '../../session/call'

/** Keys share the prefix of the learning queries, because every answer changes what was done today. */
export const goalQueries = {
  today: () =>
    queryOptions({
      queryKey: ['learn', 'goal'] as const,
      queryFn: ({ signal }) => call(getGoal, { query: { tz: timeZone() } }, { signal }),
      staleTime: 5_000,
    }),

  reminders: () =>
    queryOptions({
      queryKey: ['reminders'] as const,
      queryFn: ({ signal }) => call(getReminders, {}, { signal }),
      staleTime: 0,
    }),
}
