import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readArticlePlace, storeArticlePlace } from '../../features/articles/article-places'
import { articleQueries } from '../../features/articles/articles.queries'
import { useProgressReports } from '../../features/articles/use-progress-reports'
import type { ReadingPlace } from '../../features/reader/text/reading-storage'
import type { PlaceKeeper } from '../../features/reader/text/use-reading-place'
import { useSession } from '../../session/session.store'

/**
 * Returns the reading place in an article. This tab remembers the exact line; the server remembers how far the user
 * had read the last time.
 *
 * @param isRead true once the article is shown
 * @returns null until the starting point is known
 */
export function useArticlePlace(id: number, isRead: boolean): PlaceKeeper | null {
  const isUser = useSession((state) => state.status === 'user')
  const { data: share, isPending } = useQuery({
    ...articleQueries.progress(id),
    select: ({ position }) => position,
    enabled: isUser,
  })
  const report = useProgressReports(id, isUser && isRead)
  const keeper = useMemo((): PlaceKeeper => {
    return {
      recall: () => readArticlePlace<ReadingPlace>(id) ?? share ?? 0,
      keep: (place, read) => {
        storeArticlePlace(id, place)
        report(read)
      },
    }
  }, [id, share, report])
  return isUser && isPending ? null : keeper
}
