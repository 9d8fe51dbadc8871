import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { PasswordField } from '../../ui/fields/password-field'
import { TextField } from '../../ui/fields/text-field'
import { AccountForm } from './account-form'
import { CodeFields } from './code-fields'
import { loginMessages } from './login-messages'
import { accountMessages } from './messages'
import type { TypedEmail } from './typed-email'
import { type LoginFormState, useLoginForm } from './use-login-form'

/**
 * Form for email and password, and for an emailed code when the server asks for one. The screen that renders it decides
 * where to go after login.
 */
export function LoginForm() {
  const { search } = useLocation()
  const login = useLoginForm()
  const { step, form, button, onChange } = login
  const { errors, isSubmitting } = form.formState
  const handedOn: TypedEmail = { email: form.watch('email') }
  const Address = step === 'code' ? CodeStep : EmailField
  return (
    <AccountForm
      state={login}
      buttons={
        <>
          <Button ref={button} type="submit" variant="primary" size="large" busy={isSubmitting}>
            {isSubmitting ? loginMessages.loggingIn : accountMessages.login}
          </Button>
          <Link className={buttonClass({ size: 'large' })} to={paths.registration + search} state={handedOn}>
            {loginMessages.registration}
          </Link>
        </>
      }
      other={
        <Link to={paths.forgotPassword + search} state={handedOn}>
          {loginMessages.forgotten}
        </Link>
      }
    >
      <Address login={login} />
      <PasswordField
        label={accountMessages.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { onChange })}
      />
    </AccountForm>
  )
}

interface StepProps {
  login: LoginFormState
}

function EmailField({ login: { form, onChange } }: StepProps) {
  return (
    <TextField
      label={accountMessages.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      error={form.formState.errors.email?.message}
      {...form.register('email', { onChange })}
    />
  )
}

function CodeStep({ login: { form, sending, onChange, goBack, resend } }: StepProps) {
  const { errors } = form.formState
  return (
    <>
      <p>{loginMessages.codeNeeded}</p>
      <CodeFields
        email={form.register('email')}
        emailError={errors.email?.message}
        address={sending.secondsLeft > 0 ? form.watch('email').trim() : ''}
        onEdit={goBack}
        code={form.register('deviceCode', { onChange })}
        codeError={errors.deviceCode?.message}
        sending={sending}
        onResend={() => void resend()}
      />
    </>
  )
}
