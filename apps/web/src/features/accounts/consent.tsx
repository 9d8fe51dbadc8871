import { type Control, useController } from 'react-hook-form'
import { paths } from '../../shell/paths'
import { Checkbox } from '../../ui/fields/checkbox'
import styles from './account-form.module.css'
import { registrationMessages } from './registration-messages'
import type { RegistrationValues } from './registration-values'

/** The checkbox for agreeing to the terms. */
export function Consent({
  control,
  error,
}: {
  control: Control<RegistrationValues>
  error: string | undefined
}) {
  const { field } = useController({ control, name: 'tosAccepted' })
  const { value, onChange, ...rest } = field
  return (
    <div className={styles.consent}>
      <Checkbox
        {...rest}
        value="on"
        checked={value}
        onCheckedChange={onChange}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'consent-error' : undefined}
        label={registrationMessages.agree(
          (text) => (
            <a href={paths.termsOfService} target="_blank" rel="noopener">
              {text}
            </a>
          ),
          (text) => (
            <a href={paths.privacyPolicy} target="_blank" rel="noopener">
              {text}
            </a>
          ),
        )}
      />
      {error && (
        <p id="consent-error" className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
