import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import { NoteForm } from './note-form'
import { noteMessages } from './note-messages'

interface NoteDialogProps {
  open: boolean
  onClose: () => void
  /** The word; null before one was chosen. */
  word: { readonly spellId: number; readonly headword: string; readonly note: string | null } | null
}

/** Edits the note on a word of a list. */
export function NoteDialog({ open, onClose, word }: NoteDialogProps) {
  useHistoryDialog(open, onClose)
  if (!word) return null
  return (
    <Dialog open={open} onOpenChange={onClose} title={noteMessages.dialogTitle(word.headword)}>
      <NoteForm key={word.spellId} spellId={word.spellId} note={word.note} isFocused onDone={onClose} />
    </Dialog>
  )
}
