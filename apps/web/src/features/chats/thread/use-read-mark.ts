import { markRead } from '@wordhoard/contracts/chats'
import { useEffect, useRef } from 'react'
import { call } from '../../../session/call'
import { useSession } from '../../../session/session.store'
import { announce } from '../live/live'

interface ReadMark {
  readonly chatId: number
  /** The newest message that is shown; null where there is none. */
  readonly newest: number | null
  /** Up to which message the server knows that one has read; null: none, undefined: unknown. */
  readonly lastRead: number | null | undefined
}

/**
 * Tells the server how far one has read: when the newest message is above the last read one, or when there is no last
 * read one; and only while the page is seen.
 */
export function useReadMark({ chatId, newest, lastRead }: ReadMark): void {
  const latest = useRef({ newest, lastRead })
  const sequenced = useRef(0)
  const isTelling = useRef(false)
  const tell = useRef(async () => {
    while (!isTelling.current && document.visibilityState === 'visible') {
      const { newest: message_id, lastRead: known } = latest.current
      if (message_id === null || known === undefined || message_id <= Math.max(known ?? 0, sequenced.current))
        return
      isTelling.current = true
      try {
        const { last_read_message_id } = await call(markRead, { body: { chat_id: chatId, message_id } })
        sequenced.current = Math.max(message_id, last_read_message_id)
        const user_id = useSession.getState().user?.user_id
        if (user_id === undefined) return
        announce({ name: 'read', data: { chat_id: chatId, user_id, last_read_message_id } })
      } catch (error) {
        // Told again with the next message, or when the person or the network comes back.
        console.info('The read mark did not arrive', error)
        return
      } finally {
        isTelling.current = false
      }
    }
  })

  useEffect(() => {
    latest.current = { newest, lastRead }
    void tell.current()
  }, [newest, lastRead])

  useEffect(() => {
    const again = () => void tell.current()
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
    }
  }, [])
}
