import { invalidateKnowledge } from '../../features/knowledge/knowledge.queries'
import { refreshEstimate } from '../../features/knowledge/refresh-estimate'
import { profileQueries } from '../../features/profiles/profiles.queries'
import { queryClient } from '../../shell/query-client'

/** Fetches again what depends on how much the user is thought to know: figures, profile, and when translations show. */
export async function showNewEstimate(userId: number): Promise<void> {
  await Promise.all([
    invalidateKnowledge(queryClient),
    queryClient.invalidateQueries({ queryKey: profileQueries.mine().queryKey }),
    refreshEstimate(userId),
  ])
}
