import { type ReminderKind, type Reminders, reminderKinds } from '@wordhoard/contracts/goals'
import { timeZone } from '../../lib/time-zone'
import { Select } from '../../ui/fields/select'
import { Switch } from '../../ui/fields/switch'
import { goalDialogMessages } from './dialog-messages'
import styles from './goal-dialog.module.css'

type Choice = Pick<Reminders, 'kinds' | 'hour'>

interface ReminderFieldsProps {
  stored: Reminders
  changed: Choice
  onChange: (choice: Choice) => void
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** Chooses which mails to get, and at which hour of the browser's time zone. */
export function ReminderFields({ stored, changed, onChange }: ReminderFieldsProps) {
  const messages = goalDialogMessages
  const { kinds, hour } = changed
  const offered = reminderKinds.filter((kind) => kind !== 'classes' || stored.has_classes)
  const toggle = (kind: ReminderKind, isOn: boolean) =>
    onChange({ hour, kinds: isOn ? [...kinds, kind] : kinds.filter((each) => each !== kind) })
  if (!stored.has_address) {
    return (
      <fieldset className={styles.emails}>
        <legend>{messages.emails}</legend>
        <p className={styles.note}>{messages.noAddress}</p>
      </fieldset>
    )
  }
  return (
    <fieldset className={styles.emails}>
      <legend>{messages.emails}</legend>
      {offered.map((kind) => (
        <Switch
          key={kind}
          label={messages.kinds[kind]}
          checked={kinds.includes(kind)}
          onCheckedChange={(isOn) => toggle(kind, isOn)}
        />
      ))}
      <Select
        label={messages.hour}
        hint={messages.zone(timeZone())}
        options={hours}
        value={String(hour)}
        disabled={kinds.length === 0}
        onChange={(event) => onChange({ kinds, hour: Number(event.target.value) })}
      />
      <p className={styles.note}>{messages.daily}</p>
    </fieldset>
  )
}
