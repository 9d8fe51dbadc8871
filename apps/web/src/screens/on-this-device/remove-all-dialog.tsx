import { useMutation } from '@tanstack/react-query'
import { errorSentence } from '../../http/api-error'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { toast } from '../../ui/overlays/toast.store'
import { onThisDeviceMessages } from './messages'

interface RemoveAllDialogProps {
  open: boolean
  onClose: () => void
  removeAll: () => Promise<void>
}

/** Asks before everything is removed from this device. */
export function RemoveAllDialog({ open, onClose, removeAll }: RemoveAllDialogProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: removeAll,
    onSuccess: () => {
      onClose()
      toast({ text: onThisDeviceMessages.removedAll })
    },
  })
  useHistoryDialog(open, onClose)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => mutate()}
      title={onThisDeviceMessages.removeAllTitle}
      description={onThisDeviceMessages.removeAllText}
      action={onThisDeviceMessages.removeAll}
      pendingAction={onThisDeviceMessages.removeAllPending}
      isPending={isPending}
      failure={error && errorSentence(error)}
    />
  )
}
