import { type RefObject, useEffect, useRef } from 'react'
import { errorSentence } from '../../../http/api-error'
import { Button } from '../../../ui/button'
import { Spinner } from '../../../ui/states/spinner'
import styles from './message-list.module.css'
import { threadUiMessages } from './messages'
import type { LoadedThread } from './use-thread'

/** Distance from the top of the visible part at which the next page is requested, in px. */
const AHEAD = 600

const olderTexts = threadUiMessages.older

interface OlderMessagesProps {
  loaded: LoadedThread
  scroller: RefObject<HTMLElement | null>
}

/** Shown above the oldest message: the next page loading, or the beginning of the chat. */
export function OlderMessages({ loaded: { thread, older, loadOlder }, scroller }: OlderMessagesProps) {
  const { hasOlder, items } = thread
  const line = useRef<HTMLDivElement>(null)
  const isWanted = hasOlder && !older.isLoading && !older.failure
  const oldest = items[0]?.message.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks after every page whether another is needed
  useEffect(() => {
    if (!line.current || !isWanted) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void loadOlder()
      },
      { root: scroller.current, rootMargin: `${AHEAD}px 0px 0px` },
    )
    observer.observe(line.current)
    return () => observer.disconnect()
  }, [isWanted, oldest, loadOlder, scroller])

  return (
    <div className={styles.older} ref={line}>
      {older.failure ? (
        <p role="alert">
          {olderTexts.notLoaded(errorSentence(older.failure))}{' '}
          <Button onClick={() => void loadOlder()}>{olderTexts.retry}</Button>
        </p>
      ) : hasOlder ? (
        <span role="status" aria-label={olderTexts.loading}>
          <Spinner size={20} />
        </span>
      ) : (
        items.length > 0 && <p>{olderTexts.start}</p>
      )}
    </div>
  )
}
