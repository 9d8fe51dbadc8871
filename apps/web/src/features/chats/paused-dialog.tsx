import { useQuery } from '@tanstack/react-query'
import type { MutedMember } from '@wordhoard/contracts/chats'
import { useState } from 'react'
import { momentOf } from '../../lib/dates'
import { personName } from '../../lib/person-name'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { Avatar } from '../../ui/avatar/avatar'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { chatQueries } from './chats.queries'
import { pause } from './pause'
import { pauseUiMessages } from './pause-messages'
import styles from './paused-dialog.module.css'
import { pausedDialogUiMessages } from './paused-dialog-messages'

interface PausedDialogProps {
  open: boolean
  onClose: () => void
  chatId: number
}

/** Lists the students paused in a classroom's chat, until when, with a button to end each pause. */
export function PausedDialog({ open, onClose, chatId }: PausedDialogProps) {
  useHistoryDialog(open, onClose)
  const { data = [] } = useQuery(chatQueries.muted(chatId))
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={pausedDialogUiMessages.title}
      description={pausedDialogUiMessages.description}
      actions={<Button onClick={onClose}>{pausedDialogUiMessages.done}</Button>}
    >
      {data.length === 0 ? (
        <p className={styles.none}>{pausedDialogUiMessages.none}</p>
      ) : (
        <ul className={styles.list} aria-label={pausedDialogUiMessages.title}>
          {data.map((paused) => (
            <PausedLine key={paused.user.id} chatId={chatId} paused={paused} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function PausedLine({ chatId, paused }: { chatId: number; paused: MutedMember }) {
  const { user, muted_until } = paused
  const [isBusy, setBusy] = useState(false)
  const name = personName(user)
  const letWrite = async () => {
    if (user.id === null) return
    setBusy(true)
    await pause(chatId, user.id, 0, pauseUiMessages.unpaused(name))
    setBusy(false)
  }
  return (
    <li className={styles.line}>
      <Avatar name={user.username ?? name} avatarId={user.avatarId} size={36} />
      <span className={styles.who}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.until}>{pausedDialogUiMessages.until(momentOf(muted_until))}</span>
      </span>
      <Button busy={isBusy} aria-label={pauseUiMessages.unpauseStudent(name)} onClick={() => void letWrite()}>
        {pauseUiMessages.unpause}
      </Button>
    </li>
  )
}
