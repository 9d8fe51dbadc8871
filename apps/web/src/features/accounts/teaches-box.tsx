import { type Control, useController } from 'react-hook-form'
import { Checkbox } from '../../ui/fields/checkbox'
import styles from './account-form.module.css'
import { registrationMessages } from './registration-messages'
import type { RegistrationValues } from './registration-values'

/** The checkbox for saying that one teaches; nobody needs to tick it. */
export function TeachesBox({ control }: { control: Control<RegistrationValues> }) {
  const { field } = useController({ control, name: 'teaches' })
  const { value, onChange, ...rest } = field
  return (
    <div className={styles.consent}>
      <Checkbox
        {...rest}
        value="on"
        checked={value}
        onCheckedChange={onChange}
        label={registrationMessages.teaches}
      />
    </div>
  )
}
