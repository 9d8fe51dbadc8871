import { resetReading } from '../../../features/reader/text/reading.store'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { editingMessages } from './editing-messages'

interface ResetDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Label of the confirming button. */
  action: string
}

/** Asks for confirmation before the text and its title are deleted. */
export function ResetDialog({ open, onOpenChange, title, action }: ResetDialogProps) {
  const close = () => onOpenChange(false)
  useHistoryDialog(open, close)
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={() => {
        close()
        resetReading()
      }}
      title={title}
      description={editingMessages.resetDialog.description}
      action={action}
    />
  )
}
