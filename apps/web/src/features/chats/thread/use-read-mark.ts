import { markRead } from '@wordhoard/contracts/chats'
import { useEffect, useRef } from 'react'
import { call } from '../../../session/call'
import { useSession } from '../../../session/session.store'
import { announce } from '../live/live'

interface ReadMark {
  readonly chatId: number
  /** Id of the newest message shown; null if there is none. */
  readonly newest: number | null
  /** Id of the last message that the server knows as read; null: none, undefined: unknown. */
  readonly lastRead: number | null | undefined
}

/**
 * Tells the server how far the user has read: when the newest message is newer than the last one read, or nothing has
 * been read. Only does so while the tab is visible.
 */
export function useReadMark({ chatId, newest, lastRead }: ReadMark): void {
  const latest = useRef({ newest, lastRead })
  const reportedUpTo = useRef(0)
  const isReporting = useRef(false)
  const isAskedAgain = useRef(false)
  const report = useRef(async () => {
    isAskedAgain.current = true
    while (!isReporting.current && document.visibilityState === 'visible') {
      const { newest: message_id, lastRead: known } = latest.current
      if (
        message_id === null ||
        known === undefined ||
        message_id <= Math.max(known ?? 0, reportedUpTo.current)
      )
        return
      isReporting.current = true
      isAskedAgain.current = false
      try {
        const { last_read_message_id } = await call(markRead, { body: { chat_id: chatId, message_id } })
        reportedUpTo.current = Math.max(message_id, last_read_message_id)
        const user_id = useSession.getState().user?.user_id
        if (user_id === undefined) return
        announce({ name: 'read', data: { chat_id: chatId, user_id, last_read_message_id } })
      } catch (error) {
        // Sent again with the next message, when the tab becomes visible or when the network is back, even if that
        // was while this one was on its way.
        console.info('The read mark could not be sent', error)
        if (!isAskedAgain.current) return
      } finally {
        isReporting.current = false
      }
    }
  })

  useEffect(() => {
    latest.current = { newest, lastRead }
    void report.current()
  }, [newest, lastRead])

  useEffect(() => {
    const again = () => void report.current()
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
    }
  }, [])
}
