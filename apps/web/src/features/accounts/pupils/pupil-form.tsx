import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@wordhoard/contracts/fields/fields'
import type { RegisteredPupil } from '@wordhoard/contracts/pupils'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import { Button } from '../../../ui/button'
import { PasswordField } from '../../../ui/fields/password-field'
import { TextField } from '../../../ui/fields/text-field'
import { AccountForm } from '../account-form'
import accountStyles from '../account-form.module.css'
import { Consent } from '../consent'
import { accountMessages } from '../messages'
import { newPasswordMessages } from '../new-password-messages'
import { registrationMessages } from '../registration-messages'
import { MINIMUM_AGE } from '../registration-values'
import styles from './pupil-form.module.css'
import { pupilFormMessages } from './pupil-form-messages'
import { usePupilForm } from './use-pupil-form'

interface PupilFormProps {
  code: string
  onJoined: (joined: RegisteredPupil) => void
}

/** Form for joining a class without an email address: a user name and a password, nothing else. */
export function PupilForm({ code, onJoined }: PupilFormProps) {
  const state = usePupilForm(code, onJoined)
  const { pathname } = useLocation()
  const { form, availability, isBusy } = state
  const { errors } = form.formState
  const from = `?from=${encodeURIComponent(pathname)}`
  return (
    <div className={styles.pupil}>
      <p>
        {pupilFormMessages.intro} {pupilFormMessages.age(MINIMUM_AGE)}
      </p>
      <AccountForm
        state={state}
        buttons={
          <Button type="submit" variant="primary" size="large" busy={isBusy}>
            {isBusy ? pupilFormMessages.joining : pupilFormMessages.join}
          </Button>
        }
        other={pupilFormMessages.other(
          (text) => <Link to={paths.login(pathname)}>{text}</Link>,
          (text) => <Link to={paths.registration + from}>{text}</Link>,
        )}
      >
        <TextField
          label={registrationMessages.username}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          hint={
            <span role="status" className={accountStyles.availability} data-availability={availability.state}>
              {availability.message || pupilFormMessages.usernameHint}
            </span>
          }
          error={errors.username?.message}
          {...form.register('username')}
        />
        <PasswordField
          label={accountMessages.password}
          autoComplete="new-password"
          enterKeyHint="go"
          hint={newPasswordMessages.rules(MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH)}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Consent control={form.control} error={errors.tosAccepted?.message} />
      </AccountForm>
    </div>
  )
}
