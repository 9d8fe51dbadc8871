import { TextField } from '../../ui/fields/text-field'
import styles from './account-form.module.css'
import { CodeFields } from './code-fields'
import { Consent } from './consent'
import { NewPasswordFields } from './new-password-fields'
import { registrationMessages } from './registration-messages'
import { TeachesBox } from './teaches-box'
import type { Registration } from './use-registration'

/** Second step of registration: code, name, password and consent. */
export function RegistrationCodeStep({ registration }: { registration: Registration }) {
  const { form, availability, sending, goTo, resend } = registration
  const { register, formState, control } = form
  const { errors } = formState
  return (
    <>
      <CodeFields
        email={register('email')}
        emailError={errors.email?.message}
        address={form.watch('email').trim()}
        onEdit={() => goTo('email')}
        code={register('verificationCode')}
        codeError={errors.verificationCode?.message}
        sending={sending}
        onResend={() => void resend()}
      />
      <TextField
        label={registrationMessages.username}
        autoComplete="nickname"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint={
          <span role="status" className={styles.availability} data-availability={availability.state}>
            {availability.message || registrationMessages.usernameHint}
          </span>
        }
        error={errors.username?.message}
        {...register('username')}
      />
      <NewPasswordFields
        password={register('password', { deps: 'confirmPassword' })}
        passwordError={errors.password?.message}
        confirmation={register('confirmPassword')}
        confirmationError={errors.confirmPassword?.message}
      />
      <TeachesBox control={control} />
      <Consent control={control} error={errors.tosAccepted?.message} />
    </>
  )
}
