import type { MessageItem } from '@wordhoard/contracts/chats'
import { useRef } from 'react'
import { personName } from '../../../lib/person-name'

/** What has come from others since the newest message was in sight. */
export interface UnseenMessages {
  readonly count: number
  /** The latest message that came while the chat was open, to be read out. */
  readonly latest: string
}

/** Counts what comes from others while one reads further up. */
export function useUnseen(items: readonly MessageItem[], isAtNewest: boolean): UnseenMessages {
  const newest = items.at(-1)?.message.id ?? 0
  const opened = useRef(newest)
  const seen = useRef(newest)
  if (isAtNewest) seen.current = newest
  const others = items.filter(
    ({ message, is_me }) => !is_me && !message.is_deleted && message.id > opened.current,
  )
  const last = others.at(-1)
  return {
    count: others.filter(({ message }) => message.id > seen.current).length,
    latest: last ? `${personName(last.user)}: ${last.message.content || 'Shared something'}` : '',
  }
}
