import { MAX_NOTE_LENGTH } from '@wordhoard/contracts/assignments'
import { TextArea } from '../../../ui/fields/text-area'
import styles from './assignment-form.module.css'
import { dueFormMessages } from './due-form-messages'

interface NoteFieldProps {
  value: string
  onChange: (value: string) => void
}

/** The teacher's note on an assignment; near the limit it shows how many characters are left. */
export function NoteField({ value, onChange }: NoteFieldProps) {
  const left = MAX_NOTE_LENGTH - value.length
  return (
    <TextArea
      label={dueFormMessages.note}
      dir="auto"
      className={styles.noteArea}
      maxLength={MAX_NOTE_LENGTH}
      hint={left <= 100 ? dueFormMessages.charactersLeft(left) : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
