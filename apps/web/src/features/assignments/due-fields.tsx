import { useId } from 'react'
import { timeZone } from '../../lib/time-zone'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import styles from './assignment-form.module.css'
import { dueText } from './due-text'
import { type DueValue, dueAtOf, dueInDays } from './due-value'

const shortcuts = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In a week', days: 7 },
  { label: 'In two weeks', days: 14 },
] as const

interface DueFieldsProps {
  value: DueValue
  onChange: (value: DueValue) => void
}

/** Fields for the due date and time in the teacher's time zone, with the text that students will read. */
export function DueFields({ value, onChange }: DueFieldsProps) {
  const id = useId()
  const dueAt = dueAtOf(value)
  return (
    <fieldset className={styles.due} aria-describedby={id}>
      <legend>Due</legend>
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
          No date
        </Button>
      </div>
      <div className={styles.moment}>
        <TextField
          label="Day"
          type="date"
          value={value.date}
          onChange={(event) => onChange({ ...value, date: event.target.value })}
        />
        <TextField
          label="Time"
          type="time"
          value={value.time}
          disabled={value.date === ''}
          onChange={(event) => onChange({ ...value, time: event.target.value })}
        />
      </div>
      <p id={id} className={styles.hint}>
        Students read “{dueText(dueAt, false).text}”
        {dueAt !== null && `, by their own clocks. Your time zone is ${timeZone().replaceAll('_', ' ')}.`}
      </p>
    </fieldset>
  )
}
