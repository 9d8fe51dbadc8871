import { useMutation } from '@tanstack/react-query'
import { removeSpells } from '@wordhoard/contracts/custom-vocabulary'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import styles from './remove-dialog.module.css'
import { removeMessages } from './remove-messages'

interface RemoveDialogProps {
  open: boolean
  vocabularyId: number
  spellIds: readonly number[]
  onClose: () => void
  /** Called when the words have been removed and the dialog is closed. */
  onRemoved: (removed: { readonly removed: number; readonly undo_id: string | null }) => void
}

/** Asks for confirmation before removing words from a vocabulary, and reports when they are gone. */
export function RemoveDialog({ open, vocabularyId, spellIds, onClose, onRemoved }: RemoveDialogProps) {
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: () => call(removeSpells, { body: { voc_id: vocabularyId, spell_ids: [...spellIds] } }),
  })
  useHistoryDialog(open, onClose)

  // Runs even if the dialog was closed before the answer came.
  useEffect(() => {
    if (open) return
    if (data) onRemoved(data)
    if (data || error) reset()
  }, [open, data, error, onRemoved, reset])

  if (data) {
    return (
      <Dialog
        open={open}
        onOpenChange={onClose}
        title={removeMessages.doneTitle}
        actions={
          <Button variant="primary" onClick={onClose}>
            {removeMessages.done}
          </Button>
        }
      >
        <p className={styles.done} role="status">
          <CircleCheck aria-hidden />
          {removeMessages.removed(data.removed)}
        </p>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => mutate()}
      title={removeMessages.title(spellIds.length)}
      description={removeMessages.description(spellIds.length)}
      action={removeMessages.action}
      pendingAction={removeMessages.pending}
      isPending={isPending}
      failure={error && errorSentence(error)}
    />
  )
}
