import { useHistoryDialog } from '../shell/use-history-dialog'
import { Button } from '../ui/button'
import { Dialog } from '../ui/overlays/dialog'
import { LanguageFields } from './language-fields'
import { languageMessages } from './messages'

/** A dialog in which the learner's language is chosen. */
export function LanguageDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  useHistoryDialog(open, onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={languageMessages.title}
      actions={<Button onClick={onClose}>{languageMessages.done}</Button>}
    >
      <LanguageFields />
    </Dialog>
  )
}
