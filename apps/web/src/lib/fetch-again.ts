import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Lets answers be asked for again after a change. One that is on its way may be older than the change. The query client
 * begins it anew, except the first one and one that is not shown, and would lose a further page of a list that was just
 * asked for. So those are waited for.
 */
export async function fetchAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const awaited = client.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: (query) =>
      query.state.data === undefined || Boolean(query.state.fetchMeta?.fetchMore) || !query.isActive(),
  })
  const others = client.invalidateQueries({ queryKey, predicate: (query) => !awaited.includes(query) })
  await Promise.allSettled(awaited.map(({ promise }) => promise))
  await Promise.all([
    others,
    awaited.length > 0 &&
      client.invalidateQueries({ queryKey, predicate: (query) => awaited.includes(query) }),
  ])
}
