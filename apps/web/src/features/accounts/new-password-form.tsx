import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import styles from './account-form.module.css'
import { CodeFields } from './code-fields'
import { FormFailureLine } from './form-failure-line'
import { HumanCheck } from './human-check/human-check'
import { NewPasswordFields } from './new-password-fields'
import { type NewPassword, useNewPassword } from './use-new-password'

/** For who has forgotten the password: an address, then the code sent there with a new one. */
export function NewPasswordForm() {
  const { search } = useLocation()
  const newPassword = useNewPassword()
  const { step, check, checkError, failure, isBusy, submit, form } = newPassword
  const Fields = step === 'email' ? EmailField : CodeAndPassword
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.fields} disabled={isBusy}>
        <Fields newPassword={newPassword} />
        <HumanCheck control={check} error={checkError} />
        <FormFailureLine failure={failure} />
        <div className={styles.buttons}>
          {step === 'email' ? (
            <EmailButtons newPassword={newPassword} />
          ) : (
            <ChangeButton newPassword={newPassword} />
          )}
        </div>
      </fieldset>
      <p className={styles.other}>
        <Link to={paths.login() + search} state={{ email: form.watch('email') }}>
          Back to login
        </Link>
      </p>
    </form>
  )
}

interface StepProps {
  newPassword: NewPassword
}

function EmailField({ newPassword: { form } }: StepProps) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      error={form.formState.errors.email?.message}
      {...form.register('email')}
    />
  )
}

function CodeAndPassword({ newPassword }: StepProps) {
  const { form, sending, goTo, resend } = newPassword
  const { errors } = form.formState
  return (
    <>
      <CodeFields
        email={form.register('email')}
        emailError={errors.email?.message}
        address={form.watch('email').trim()}
        onEdit={() => goTo('email')}
        code={form.register('verificationCode')}
        codeError={errors.verificationCode?.message}
        sending={sending}
        onResend={() => void resend()}
      />
      <NewPasswordFields
        label="New password"
        password={form.register('password', { deps: 'confirmPassword' })}
        passwordError={errors.password?.message}
        confirmation={form.register('confirmPassword')}
        confirmationError={errors.confirmPassword?.message}
      />
    </>
  )
}

function EmailButtons({ newPassword: { form, sending, goTo } }: StepProps) {
  function goOn() {
    goTo('code')
    void form.trigger('email')
  }
  return (
    <>
      <Button type="submit" variant="primary" size="large" busy={sending.isSending}>
        {sending.isSending ? 'Sending...' : 'Send Code'}
      </Button>
      <Button size="large" onClick={goOn}>
        I already have a code
      </Button>
    </>
  )
}

function ChangeButton({ newPassword: { form, sending } }: StepProps) {
  const isChanging = form.formState.isSubmitting && !sending.isSending
  return (
    <Button type="submit" variant="primary" size="large" busy={isChanging}>
      {isChanging ? 'Changing...' : 'Change password'}
    </Button>
  )
}
