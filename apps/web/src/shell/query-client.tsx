import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { ApiError } from '../http/api-error'
import { useSession } from '../session/session.store'

/** What the server says holds for a visit; a refusal is not asked for again, a lost connection twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60_000,
      gcTime: 30 * 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
      retryDelay: (attempt) => 500 * 2 ** attempt,
      // "always": being offline is an answer that screens show, not a reason to wait in silence.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

// What one person was shown must not appear for the next one.
useSession.subscribe((now, before) => {
  if (before.user && now.user?.user_id !== before.user.user_id) queryClient.clear()
})

/** Gives a component the query client; only screens with data carry its weight. */
export function withQueries<Props extends object>(Inner: ComponentType<Props>): ComponentType<Props> {
  return function WithQueries(props: Props) {
    return (
      <QueryClientProvider client={queryClient}>
        <Inner {...props} />
      </QueryClientProvider>
    )
  }
}
