import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getGlossSettings, setGlossSettings } from '@wordhoard/contracts/learner/glosses'
import { call } from './call'

const settingsQuery = queryOptions({
  queryKey: ['gloss-settings'] as const,
  queryFn: ({ signal }) => call(getGlossSettings, {}, { signal }),
  staleTime: 5 * 60_000,
})

/**
 * Whether words ask for their meaning in texts, as the account has chosen; undefined until it is known. A change that fails is taken
 * back, and its promise rejects.
 */
export function useGlossSettings() {
  const client = useQueryClient()
  const { data } = useQuery(settingsQuery)
  const change = async (isOn: boolean) => {
    const before = client.getQueryData(settingsQuery.queryKey)
    await client.cancelQueries(settingsQuery)
    client.setQueryData(settingsQuery.queryKey, { is_on: isOn })
    try {
      await call(setGlossSettings, { body: { is_on: isOn } })
    } catch (error) {
      client.setQueryData(settingsQuery.queryKey, before)
      throw error
    }
  }
  return { isOn: data?.is_on, change }
}
