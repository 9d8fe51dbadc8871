import { useEffect, useState } from 'react'
import { listenToChats } from '../live/live'

/** Ids of the last messages that people have read, by the people's ids. */
export type ReadMarks = ReadonlyMap<number, number>

/**
 * Returns how far people have read in a chat, as far as it has become known since this was first called: what is read
 * while the chat is being loaded need not be in the answer.
 */
export function useReadMarks(chatId: number): ReadMarks {
  const [marks, setMarks] = useState<ReadMarks>(new Map())
  useEffect(
    () =>
      listenToChats((event) => {
        if (event.name !== 'read' || event.data.chat_id !== chatId) return
        const { user_id, last_read_message_id: id } = event.data
        setMarks((before) => (id > (before.get(user_id) ?? 0) ? new Map(before).set(user_id, id) : before))
      }),
    [chatId],
  )
  return marks
}
