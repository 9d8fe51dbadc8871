import { type RefObject, useEffect, useRef } from 'react'
import { errorSentence } from '../http/api-error'
import { Button } from '../ui/button'
import { shellMessages } from './messages'
import styles from './show-more.module.css'

/** The parts of a `useInfiniteQuery` result used here. */
interface PagedQuery {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: Error | null
  fetchNextPage: () => unknown
}

interface ShowMoreProps {
  query: PagedQuery
  /** The element whose children are the rows. */
  list: RefObject<HTMLElement | null>
  /** Number of rows shown. */
  shown: number
  label?: string
  /** Fetches the next rows when the user scrolls to the end of the list. */
  isAutomatic?: boolean
}

/**
 * Button that fetches the next page of a list and moves the focus to the first new row; nothing once all rows are
 * shown.
 */
export function ShowMore({
  query,
  list,
  shown,
  label = shellMessages.showMore,
  isAutomatic = false,
}: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query
  const button = useRef<HTMLButtonElement>(null)
  const pressedAt = useRef<number | null>(null)
  const more = useRef(fetchNextPage)
  useEffect(() => {
    more.current = fetchNextPage
  })

  useEffect(() => {
    const from = pressedAt.current
    if (from === null || shown <= from) return
    pressedAt.current = null
    const row = list.current?.children[from]
    row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [shown, list])

  const canFetch = isAutomatic && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    const { current } = button
    if (!canFetch || !current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) more.current()
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [canFetch])

  if (!hasNextPage) return null
  return (
    <div className={styles.more}>
      {isFetchNextPageError && (
        <p className={styles.failure} role="alert">
          {errorSentence(error)}
        </p>
      )}
      <Button
        ref={button}
        busy={isFetchingNextPage}
        onClick={() => {
          pressedAt.current = shown
          fetchNextPage()
        }}
      >
        {isFetchNextPageError ? shellMessages.tryAgain : label}
      </Button>
    </div>
  )
}
