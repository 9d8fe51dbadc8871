import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { ApiError } from '../http/api-error'
import { isReachable, lastAnswerAt, watchReach } from '../http/reach'
import { useSession } from '../session/session.store'

/**
 * Treats answers as fresh for five minutes. Retries twice when the connection is lost or the server is unavailable (502
 * and above), but never after a refusal, nor while the server can't be reached.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60_000,
      gcTime: 30 * 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 2 &&
        error instanceof ApiError &&
        (error.status === 0 ? isReachable() : error.status >= 502),
      retryDelay: (attempt) => 500 * 2 ** attempt,
      // With "always", screens show that the device is offline, instead of silently waiting for the network.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})

/** When the server answered last before it was out of reach: what came later came from this device. */
let answeredUntil = lastAnswerAt()
// The manager listens to nothing of its own: it would stop listening while no query is shown, and miss that the server
// has gone away.
onlineManager.setEventListener(() => undefined)
onlineManager.setOnline(isReachable())
watchReach((isReached) => {
  if (!isReached) answeredUntil = lastAnswerAt()
  else {
    void queryClient.invalidateQueries({
      predicate: ({ state }) => state.dataUpdatedAt >= answeredUntil,
      refetchType: 'none',
    })
  }
  // Refetches what is stale by then once the server is back, also where the browser has noticed nothing.
  onlineManager.setOnline(isReached)
})

// One user's data must never be shown to the next.
useSession.subscribe((now, before) => {
  if (before.user && now.user?.user_id !== before.user.user_id) queryClient.clear()
})

/** Provides the query client to a component; only screens with data load its code. */
export function withQueries<Props extends object>(Inner: ComponentType<Props>): ComponentType<Props> {
  return function WithQueries(props: Props) {
    return (
      <QueryClientProvider client={queryClient}>
        <Inner {...props} />
      </QueryClientProvider>
    )
  }
}
