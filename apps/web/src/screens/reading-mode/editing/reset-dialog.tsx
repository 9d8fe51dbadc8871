import { resetReading } from '../../../features/reader/text/reading.store'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlays/dialog'

interface ResetDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The label of the button that does it. */
  action: string
}

/** Asks before the text and its title are thrown away. */
export function ResetDialog({ open, onOpenChange, title, action }: ResetDialogProps) {
  useHistoryDialog(open, () => onOpenChange(false))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description="The text, its title and its byline are removed from this page. This cannot be undone."
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            variant="danger"
            onClick={() => {
              onOpenChange(false)
              resetReading()
            }}
          >
            {action}
          </Button>
        </>
      }
    />
  )
}
