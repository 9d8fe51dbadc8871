import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { readArticlePlace, storeArticlePlace } from '../../features/articles/article-places'
import { articleQueries } from '../../features/articles/articles.queries'
import { useProgressReports } from '../../features/articles/use-progress-reports'
import type { ReadingPlace } from '../../features/reader/text/reading-storage'
import type { PlaceKeeper } from '../../features/reader/text/use-reading-place'
import { useSession } from '../../session/session.store'

/**
 * Returns the reading place in an article. This tab remembers the exact line; the server remembers how far the user
 * had read the last time. Once the article is shown, the place stays the same object: a visitor who logs in meanwhile
 * goes on reading where they are.
 *
 * @param isRead true once the article is shown
 * @returns null until the starting point is known
 */
export function useArticlePlace(id: number, isRead: boolean): PlaceKeeper | null {
  const isUser = useSession((state) => state.status === 'user')
  const { data: share = 0, isPending } = useQuery({
    ...articleQueries.progress(id),
    select: ({ position }) => position,
    enabled: isUser,
  })
  const [shownFrom, setShownFrom] = useState<number>()
  const isKnown = !(isUser && isPending)
  if (shownFrom === undefined && isRead && isKnown) setShownFrom(share)
  const start = shownFrom ?? share
  const report = useProgressReports(id, isUser && isRead)
  const keeper = useMemo((): PlaceKeeper => {
    return {
      recall: () => readArticlePlace<ReadingPlace>(id) ?? start,
      keep: (place, read) => {
        storeArticlePlace(id, place)
        report(read)
      },
    }
  }, [id, start, report])
  return shownFrom !== undefined || isKnown ? keeper : null
}
