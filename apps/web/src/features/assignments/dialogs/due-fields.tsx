import { useId } from 'react'
import { timeZone } from '../../../lib/time-zone'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { dueText } from '../due-text'
import styles from './assignment-form.module.css'
import { dueFormMessages } from './due-form-messages'
import { type DueValue, dueAtOf, dueInDays } from './due-value'

const shortcuts = [
  { label: dueFormMessages.tomorrow, days: 1 },
  { label: dueFormMessages.inOneWeek, days: 7 },
  { label: dueFormMessages.inTwoWeeks, days: 14 },
] as const

interface DueFieldsProps {
  value: DueValue
  onChange: (value: DueValue) => void
}

/** Fields for the due date and time in the teacher's time zone, with the text that students will read. */
export function DueFields({ value, onChange }: DueFieldsProps) {
  const id = useId()
  const dueAt = dueAtOf(value)
  const due = dueText(dueAt, false).text
  return (
    <fieldset className={styles.due} aria-describedby={id}>
      <legend>{dueFormMessages.due}</legend>
      <div className={styles.shortcuts}>
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
        <Button aria-pressed={value.date === ''} onClick={() => onChange({ ...value, date: '' })}>
          {dueFormMessages.noDueDate}
        </Button>
      </div>
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
          disabled={value.date === ''}
          onChange={(event) => onChange({ ...value, time: event.target.value })}
        />
      </div>
      <p id={id} className={styles.hint}>
        {dueAt === null
          ? dueFormMessages.studentsSee(due)
          : dueFormMessages.studentsSeeInTheirZone(due, timeZone().replaceAll('_', ' '))}
      </p>
    </fieldset>
  )
}
