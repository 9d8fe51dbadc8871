import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { articleQueries } from '../../features/articles/articles.queries'
import { keepArticlePlace, recallArticlePlace } from '../../features/articles/kept-places'
import { useProgressReports } from '../../features/articles/use-progress-reports'
import type { ReadingPlace } from '../../features/reader/text/reading-storage'
import type { PlaceKeeper } from '../../features/reader/text/use-reading-place'
import { useSession } from '../../session/session.store'

/**
 * Where the reader is in an article: this tab remembers the line, the server how far they were when they read it last.
 *
 * @param isRead the article is there
 * @returns null until it is known where to begin
 */
export function useArticlePlace(id: number, isRead: boolean): PlaceKeeper | null {
  const isUser = useSession((state) => state.status === 'user')
  const { data: share, isPending } = useQuery({ ...articleQueries.progress(id), enabled: isUser })
  const report = useProgressReports(id, isUser && isRead)
  const keeper = useMemo((): PlaceKeeper => {
    return {
      recall: () => recallArticlePlace<ReadingPlace>(id) ?? share ?? 0,
      keep: (place, read) => {
        keepArticlePlace(id, place)
        report(read)
      },
    }
  }, [id, share, report])
  return isUser && isPending ? null : keeper
}
