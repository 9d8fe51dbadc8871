import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import styles from './assignment-form.module.css'
import { dueFormMessages } from './due-form-messages'
import { type DueValue, dueInDays } from './due-value'

interface MomentFieldsProps {
  value: DueValue
  onChange: (value: DueValue) => void
}

/** Buttons for days that are so many days ahead. */
export function DayButtons({
  days,
  value,
  onChange,
}: MomentFieldsProps & { days: readonly { readonly label: string; readonly days: number }[] }) {
  return days.map(({ label, days: ahead }) => {
    const { date } = dueInDays(ahead)
    return (
      <Button key={label} aria-pressed={value.date === date} onClick={() => onChange({ ...value, date })}>
        {label}
      </Button>
    )
  })
}

/** Fields for a day and a time in the teacher's time zone; without a day there is no time. */
export function MomentFields({ value, onChange }: MomentFieldsProps) {
  return (
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
  )
}
