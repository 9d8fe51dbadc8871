import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { errorSentence } from '../../http/api-error'
import type { KeptSource } from '../../kept/kept-source'
import { useSession } from '../../session/session.store'
import { useOnline } from '../../shell/offline/use-online'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { toast } from '../../ui/overlays/toast.store'
import { choose, measureChosen, removeSource } from './choose'
import styles from './keep-dialog.module.css'
import type { Keeping } from './keep-words'
import { keepMessages, sizeText } from './messages'

interface KeepDialogProps {
  open: boolean
  onClose: () => void
  source: KeptSource
  /** Fetches everything that it needs without a network. */
  fetchAll: (keeping: Keeping) => Promise<unknown>
}

type State = { share: number } | { bytes: number } | { failure: string }

/** Keeps a text or a vocabulary on this device, shows how far it is, and lets the user remove it again. */
export function KeepDialog({ open, onClose, source, fetchAll }: KeepDialogProps) {
  const userId = useSession(({ user }) => user?.user_id)
  const online = useOnline()
  const [state, setState] = useState<State>({ share: 0 })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ source, fetchAll })
  useEffect(() => {
    latest.current = { source, fetchAll }
  })
  useHistoryDialog(open, onClose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts again
  useEffect(() => {
    if (!open || userId === undefined) return
    const abort = new AbortController()
    const { source, fetchAll } = latest.current
    const onProgress = (share: number) => !abort.signal.aborted && setState({ share })
    onProgress(0)
    keep(userId, source, () => fetchAll({ source, onProgress, signal: abort.signal })).then(
      (bytes) => !abort.signal.aborted && setState({ bytes }),
      (error: unknown) => !abort.signal.aborted && setState({ failure: errorSentence(error) }),
    )
    return () => abort.abort()
  }, [open, userId, attempt])

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
          <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
            {keepMessages.tryAgain}
          </Button>
        ) : undefined
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
          <p>{online ? state.failure : keepMessages.offline}</p>
        ) : (
          <>
            <progress
              className={styles.progress}
              value={state.share}
              max={1}
              aria-label={keepMessages.title}
            />
            <p>{keepMessages.keeping(state.share)}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Fetches everything unless it's kept already; returns its size. */
async function keep(userId: number, source: KeptSource, fetchAll: () => Promise<unknown>): Promise<number> {
  const before = await measureChosen(userId, source)
  if (before !== undefined) return before
  await fetchAll()
  await choose(userId, source)
  return (await measureChosen(userId, source)) ?? 0
}
