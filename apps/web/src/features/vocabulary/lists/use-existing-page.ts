import { useEffect } from 'react'
import type { ListState } from './list-state'
import { pageCount } from './paging'
import type { ListControl } from './use-list-state'

/**
 * Goes to the last page when the current one has disappeared because words were removed, here or in another tab.
 *
 * @param found number of rows on all pages; undefined while they load
 */
export function useExistingPage(
  { page, limit }: ListState,
  change: ListControl['change'],
  found: number | undefined,
): void {
  const pages = found === undefined ? undefined : pageCount(found, limit)
  useEffect(() => {
    if (pages !== undefined && page > pages) change({ page: pages }, { replace: true })
  }, [page, pages, change])
}
