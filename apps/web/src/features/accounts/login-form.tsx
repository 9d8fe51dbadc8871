import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { PasswordField } from '../../ui/fields/password-field'
import { TextField } from '../../ui/fields/text-field'
import { AccountForm } from './account-form'
import { CodeFields } from './code-fields'
import { loginMessages } from './login-messages'
import { accountMessages } from './messages'
import { NewPasswordFields } from './new-password-fields'
import type { TypedEmail } from './typed-email'
import { type LoginFormState, useLoginForm } from './use-login-form'

/**
 * Form for email or user name and password, and for an emailed code or a new password when the server asks for one. The
 * screen that renders it decides where to go after login.
 */
export function LoginForm() {
  const { search } = useLocation()
  const login = useLoginForm()
  const { step, form, button, onChange } = login
  const { errors, isSubmitting } = form.formState
  const typed = form.watch('name')
  // A user name would be no help on the pages that ask for an address.
  const handedOn: TypedEmail = { email: typed.includes('@') ? typed : '' }
  const Name = step === 'code' ? CodeStep : NameField
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
      <Name login={login} />
      <PasswordField
        label={accountMessages.password}
        autoComplete="current-password"
        error={errors.password?.message}
        readOnly={step === 'new-password'}
        {...form.register('password', { onChange })}
      />
      {step === 'new-password' && <ChosenPassword login={login} />}
    </AccountForm>
  )
}

interface StepProps {
  login: LoginFormState
}

function NameField({ login: { step, form, onChange } }: StepProps) {
  return (
    <TextField
      label={loginMessages.name}
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      readOnly={step === 'new-password'}
      error={form.formState.errors.name?.message}
      {...form.register('name', { onChange })}
    />
  )
}

/** Replaces a temporary password, which is still in the field above. */
function ChosenPassword({ login: { form, onChange } }: StepProps) {
  const { errors } = form.formState
  return (
    <>
      <p role="status">{loginMessages.newPasswordNeeded}</p>
      <NewPasswordFields
        label={loginMessages.newPassword}
        password={form.register('newPassword', { onChange, deps: 'confirmPassword' })}
        passwordError={errors.newPassword?.message}
        confirmation={form.register('confirmPassword', { onChange })}
        confirmationError={errors.confirmPassword?.message}
      />
    </>
  )
}

function CodeStep({ login: { form, sending, onChange, goBack, resend } }: StepProps) {
  const { errors } = form.formState
  const name = form.watch('name').trim()
  const isAddress = name.includes('@')
  return (
    <>
      <p>{isAddress ? loginMessages.codeNeeded : loginMessages.codeNeededForUsername}</p>
      <CodeFields
        label={isAddress ? undefined : loginMessages.name}
        email={form.register('name')}
        emailError={errors.name?.message}
        address={isAddress && sending.secondsLeft > 0 ? name : ''}
        onEdit={goBack}
        code={form.register('deviceCode', { onChange })}
        codeError={errors.deviceCode?.message}
        sending={sending}
        onResend={() => void resend()}
      />
    </>
  )
}
