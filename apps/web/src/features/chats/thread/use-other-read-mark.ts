import { useEffect, useState } from 'react'
import { listenToChats } from '../live/live'

/** Returns the id of the last message the other person has read, updated live. */
export function useOtherReadMark(
  chatId: number,
  otherId: number | null,
  known: number | null,
): number | null {
  const [received, setReceived] = useState(0)
  useEffect(
    () =>
      listenToChats((event) => {
        if (event.name !== 'read' || event.data.chat_id !== chatId || event.data.user_id !== otherId) return
        setReceived((before) => Math.max(before, event.data.last_read_message_id))
      }),
    [chatId, otherId],
  )
  return Math.max(received, known ?? 0) || null
}
