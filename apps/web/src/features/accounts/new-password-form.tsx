import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import { AccountForm } from './account-form'
import { CodeFields } from './code-fields'
import { accountMessages, codeMessages } from './messages'
import { NewPasswordFields } from './new-password-fields'
import { resetPasswordMessages } from './reset-password-messages'
import { type NewPassword, useNewPassword } from './use-new-password'

/** Form for users who forgot their password: an address, then the code sent there and a new password. */
export function NewPasswordForm() {
  const { search } = useLocation()
  const newPassword = useNewPassword()
  const { step, form } = newPassword
  const Fields = step === 'email' ? EmailField : CodeAndPassword
  const Buttons = step === 'email' ? EmailButtons : ChangeButton
  return (
    <AccountForm
      state={newPassword}
      buttons={<Buttons newPassword={newPassword} />}
      other={
        <Link to={paths.login() + search} state={{ email: form.watch('email') }}>
          {resetPasswordMessages.back}
        </Link>
      }
    >
      <Fields newPassword={newPassword} />
    </AccountForm>
  )
}

interface StepProps {
  newPassword: NewPassword
}

function EmailField({ newPassword: { form } }: StepProps) {
  return (
    <TextField
      label={accountMessages.email}
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
        label={resetPasswordMessages.newPassword}
        password={form.register('password', { deps: 'confirmPassword' })}
        passwordError={errors.password?.message}
        confirmation={form.register('confirmPassword')}
        confirmationError={errors.confirmPassword?.message}
      />
    </>
  )
}

function EmailButtons({ newPassword: { form, sending, goTo } }: StepProps) {
  function continueToCode() {
    goTo('code')
    void form.trigger('email')
  }
  return (
    <>
      <Button type="submit" variant="primary" size="large" busy={sending.isSending}>
        {sending.isSending ? codeMessages.sending : codeMessages.send}
      </Button>
      <Button size="large" onClick={continueToCode}>
        {codeMessages.haveCode}
      </Button>
    </>
  )
}

function ChangeButton({ newPassword: { form, sending } }: StepProps) {
  const isChanging = form.formState.isSubmitting && !sending.isSending
  return (
    <Button type="submit" variant="primary" size="large" busy={isChanging}>
      {isChanging ? resetPasswordMessages.changing : resetPasswordMessages.change}
    </Button>
  )
}
