import { ChevronDown } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { Button } from '../../../ui/button'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { type UnsentMessage, withoutArrived } from '../composer/unsent'
import type { MessageAbilities } from './message-abilities'
import styles from './message-list.module.css'
import { MessageRow } from './message-row'
import { threadUiMessages } from './messages'
import { OlderMessages } from './older-messages'
import { rowsOf } from './rows'
import { UnsentRow } from './unsent-row'
import { usePlace } from './use-place'
import type { LoadedThread } from './use-thread'
import { useUnseen } from './use-unseen'

interface MessageListProps {
  loaded: LoadedThread
  unsent: readonly UnsentMessage[]
  /** Id of the last message read before the chat was opened. */
  readUpTo: number | undefined
  /** Id of the last message that the other person has read, in a chat of two. */
  otherReadUpTo: number | null
  showsAuthors: boolean
  can: MessageAbilities
}

/** The messages of a chat, newest at the bottom; older ones are loaded on scrolling up. */
export function MessageList({
  loaded,
  unsent,
  readUpTo,
  otherReadUpTo,
  showsAuthors,
  can,
}: MessageListProps) {
  const { items } = loaded.thread
  const { scroller, content, isAtNewest, toNewest } = usePlace()
  const rows = useMemo(() => rowsOf(items, readUpTo, new Date()), [items, readUpTo])
  const waiting = withoutArrived(unsent, items)
  const lastKey = unsent.at(-1)?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each message that the user sends
  useEffect(() => {
    if (lastKey !== undefined) toNewest()
  }, [lastKey])
  const unseen = useUnseen(items, isAtNewest)
  const lastOwn = otherReadUpTo === null ? undefined : items.findLast(({ is_me }) => is_me)?.message
  const isRead = lastOwn && lastOwn.id <= (otherReadUpTo ?? 0) && waiting.length === 0

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that it can be scrolled by keyboard */}
      <section className={styles.scroller} ref={scroller} aria-label={threadUiMessages.label} tabIndex={0}>
        <div className={styles.content} ref={content}>
          <OlderMessages loaded={loaded} scroller={scroller} />
          <ol>
            {rows.map((row) => {
              if (row.kind === 'message') {
                return (
                  <MessageRow
                    key={row.key}
                    item={row.item}
                    isFirst={row.isFirst}
                    showsAuthor={showsAuthors}
                    can={can}
                    note={isRead && row.item.message.id === lastOwn.id ? threadUiMessages.read : undefined}
                  />
                )
              }
              return row.kind === 'day' ? (
                <li key={row.key} className={styles.day}>
                  {row.label}
                </li>
              ) : (
                <li key={row.key} className={styles.new} data-new-messages>
                  {threadUiMessages.newMessages}
                </li>
              )
            })}
            {waiting.map((message) => (
              <UnsentRow key={message.key} message={message} />
            ))}
          </ol>
        </div>
      </section>
      {!isAtNewest && (
        <Button className={styles.jump} icon={<ChevronDown aria-hidden />} onClick={toNewest}>
          {threadUiMessages.toNewest(unseen.count)}
        </Button>
      )}
      <VisuallyHidden role="status">{unseen.latest}</VisuallyHidden>
    </div>
  )
}
