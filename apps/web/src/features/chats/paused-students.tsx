import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LazyDialog } from '../../shell/lazy-dialog'
import { chatQueries } from './chats.queries'
import { chatHeaderUiMessages } from './messages'
import styles from './thread/conversation.module.css'

const loadDialog = async () => (await import('./paused-dialog')).PausedDialog

/** For teachers: shows how many students are paused and opens the list; renders nothing when there are none. */
export function PausedStudents({ chatId }: { chatId: number }) {
  const { data = [] } = useQuery(chatQueries.muted(chatId))
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      {data.length > 0 && (
        <button type="button" className={styles.paused} onClick={() => setOpen(true)}>
          {chatHeaderUiMessages.paused(data.length)}
        </button>
      )}
      {open !== undefined && (
        <LazyDialog load={loadDialog} props={{ open, onClose: () => setOpen(false), chatId }} />
      )}
    </>
  )
}
