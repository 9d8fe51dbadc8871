import { useId } from 'react'
import { timeZone } from '../../../lib/time-zone'
import { Button } from '../../../ui/button'
import { dueText } from '../due-text'
import styles from './assignment-form.module.css'
import { dueFormMessages } from './due-form-messages'
import { type DueValue, dueAtOf } from './due-value'
import { DayButtons, MomentFields } from './moment-fields'

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
        <DayButtons days={shortcuts} value={value} onChange={onChange} />
        <Button aria-pressed={value.date === ''} onClick={() => onChange({ ...value, date: '' })}>
          {dueFormMessages.noDueDate}
        </Button>
      </div>
      <MomentFields value={value} onChange={onChange} />
      <p id={id} className={styles.hint}>
        {dueAt === null
          ? dueFormMessages.studentsSee(due)
          : dueFormMessages.studentsSeeInTheirZone(due, timeZone().replaceAll('_', ' '))}
      </p>
    </fieldset>
  )
}
