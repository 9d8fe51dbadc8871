import { useId } from 'react'
import { Button } from '../../../../ui/button'
import { TextField } from '../../../../ui/fields/text-field'
import styles from '../../dialogs/assignment-form.module.css'
import { dueFormMessages } from '../../dialogs/due-form-messages'
import { type DueValue, dueAtOf, dueInDays } from '../../dialogs/due-value'
import { describeClosing, isAhead } from '../closing-text'
import { setTestMessages } from '../messages'

const shortcuts = [
  { label: dueFormMessages.tomorrow, days: 1 },
  { label: dueFormMessages.inOneWeek, days: 7 },
] as const

interface ClosingFieldsProps {
  value: DueValue
  onChange: (value: DueValue) => void
  /** Whether staff have closed the test: then no time opens it. */
  isClosed?: boolean
}

/** Fields for the time at which a test closes by itself, with the text that students will read. */
export function ClosingFields({ value, onChange, isClosed = false }: ClosingFieldsProps) {
  const id = useId()
  const closes_at = dueAtOf(value)
  const is_open = !isClosed && isAhead(closes_at)
  return (
    <fieldset className={styles.due} aria-describedby={id}>
      <legend>{setTestMessages.closes}</legend>
      <div className={styles.shortcuts}>
        <Button aria-pressed={value.date === ''} onClick={() => onChange({ ...value, date: '' })}>
          {setTestMessages.noClosing}
        </Button>
        {shortcuts.map(({ label, days }) => {
          const { date } = dueInDays(days)
          return (
            <Button
              key={label}
              aria-pressed={value.date === date}
              onClick={() => onChange({ ...value, date })}
            >
              {label}
            </Button>
          )
        })}
      </div>
      {value.date !== '' && (
        <div className={styles.moment}>
          <TextField
            label={dueFormMessages.day}
            type="date"
            value={value.date}
            onChange={(event) => onChange({ ...value, date: event.target.value })}
          />
          <TextField
            label={dueFormMessages.time}
            type="time"
            value={value.time}
            onChange={(event) => onChange({ ...value, time: event.target.value })}
          />
        </div>
      )}
      <p id={id} className={styles.hint}>
        {setTestMessages.studentsSee(describeClosing({ is_open, closes_at }))}
      </p>
    </fieldset>
  )
}
