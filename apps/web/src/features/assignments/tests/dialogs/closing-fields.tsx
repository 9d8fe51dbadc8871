import { useId } from 'react'
import { Button } from '../../../../ui/button'
import styles from '../../dialogs/assignment-form.module.css'
import { dueFormMessages } from '../../dialogs/due-form-messages'
import { type DueValue, dueAtOf } from '../../dialogs/due-value'
import { DayButtons, MomentFields } from '../../dialogs/moment-fields'
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
        <DayButtons days={shortcuts} value={value} onChange={onChange} />
      </div>
      {value.date !== '' && <MomentFields value={value} onChange={onChange} />}
      <p id={id} className={styles.hint}>
        {setTestMessages.studentsSee(describeClosing({ is_open, closes_at }))}
      </p>
    </fieldset>
  )
}
