import type { MessageItem } from '@wordhoard/contracts/chats'
import { useRef } from 'react'
import { personName } from '../../../lib/person-name'
import { authorUiMessages } from '../messages'
import { threadUiMessages } from './messages'

/** Messages from others that arrived since the newest message was last in view. */
export interface UnseenMessages {
  readonly count: number
  /** The latest message that arrived while the chat was open, for screen readers. */
  readonly latest: string
}

/** Counts messages from others that arrive while the user reads further up. */
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
    latest: last
      ? `${authorUiMessages.from(personName(last.user))}${last.message.content || threadUiMessages.sharedSomething}`
      : '',
  }
}
