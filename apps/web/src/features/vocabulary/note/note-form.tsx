import { MAX_NOTE_LENGTH } from '@wordhoard/contracts/fields/vocabulary-fields'
import { TextArea } from '../../../ui/fields/text-area'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { Form } from '../../../ui/form/form'
import { noteMessages } from './note-messages'
import { useNote } from './use-note'

interface NoteFormProps {
  spellId: number
  /** The note as saved. */
  note: string | null
  /** Whether the user has just asked for the form, so that it takes the focus. */
  isFocused: boolean
  onDone: () => void
}

/** From this many characters on, the form says how many are left. */
const NEARLY_FULL = MAX_NOTE_LENGTH - 100

/** Field for a note on a word, with Save and Cancel. */
export function NoteForm({ spellId, note, isFocused, onDone }: NoteFormProps) {
  const { text, type, save, discard, failure, isSaving } = useNote(spellId, note, onDone)
  return (
    <Form
      onSubmit={save}
      failure={failure}
      actions={
        <ActionButtons
          action={noteMessages.save}
          pendingAction={noteMessages.saving}
          isPending={isSaving}
          onCancel={discard}
        />
      }
    >
      <TextArea
        label={noteMessages.title}
        hideLabel
        hint={
          text.length < NEARLY_FULL ? noteMessages.hint : noteMessages.left(MAX_NOTE_LENGTH - text.length)
        }
        autoFocus={isFocused}
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        dir="auto"
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </Form>
  )
}
