import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { KeptSource } from '../../kept/kept-source'
import { useSession } from '../../session/session.store'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { toast } from '../../ui/overlays/toast.store'
import { removeSource } from './choose'
import styles from './keep-dialog.module.css'
import { keyOfJob, startKeeping, useKeepStates, watchJob } from './keep-jobs'
import type { Keeping } from './keep-words'
import { keepMessages, sizeText } from './messages'

interface KeepDialogProps {
  open: boolean
  onClose: () => void
  source: KeptSource
  /** Fetches everything that it needs without a network. */
  fetchAll: (keeping: Keeping) => Promise<unknown>
}

/** Keeps a text or a vocabulary on this device, shows how far it is, and lets the user remove it again. */
export function KeepDialog({ open, onClose, source, fetchAll }: KeepDialogProps) {
  const userId = useSession(({ user }) => user?.user_id)
  const key = userId === undefined ? '' : keyOfJob({ userId, source })
  const state = useKeepStates((states) => states[key]) ?? { share: 0 }
  const start = useRef(() => {})
  useEffect(() => {
    start.current = () => userId !== undefined && startKeeping({ userId, source, fetchAll })
  })
  useHistoryDialog(open, onClose)

  useEffect(() => {
    if (!open || key === '') return
    const stop = watchJob(key)
    start.current()
    return stop
  }, [open, key])

  const remove = async () => {
    if (userId !== undefined) await removeSource(userId, source)
    onClose()
    toast({ text: keepMessages.removed })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={keepMessages.title}
      actions={
        'bytes' in state ? (
          <>
            <Button onClick={() => void remove()}>{keepMessages.remove}</Button>
            <Button variant="primary" onClick={onClose}>
              {keepMessages.done}
            </Button>
          </>
        ) : 'failure' in state ? (
          <Button variant="primary" onClick={() => start.current()}>
            {keepMessages.tryAgain}
          </Button>
        ) : (
          <Button onClick={onClose}>{keepMessages.close}</Button>
        )
      }
    >
      <div className={styles.state} role="status">
        <p className={styles.title}>{source.title}</p>
        {'bytes' in state ? (
          <p className={styles.done}>
            <CircleCheck aria-hidden />
            {keepMessages.kept(sizeText(state.bytes))}
          </p>
        ) : 'failure' in state ? (
          <p>{state.failure}</p>
        ) : 'isWaiting' in state ? (
          <p>{keepMessages.offline}</p>
        ) : (
          <>
            <progress
              className={styles.progress}
              value={state.share}
              max={1}
              aria-label={keepMessages.title}
            />
            <p>{keepMessages.keeping(state.share)}</p>
            <p>{keepMessages.carriesOn}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
