import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import { AccountForm } from './account-form'
import { RegistrationCodeStep } from './registration-code-step'
import { type Registration, useRegistration } from './use-registration'

/** Registration in two steps: an address, then the code sent there, a name and a password. */
export function RegistrationForm() {
  const registration = useRegistration()
  const { search } = useLocation()
  const { step, form } = registration
  const Fields = step === 'email' ? EmailField : RegistrationCodeStep
  const Buttons = step === 'email' ? EmailButtons : RegisterButton
  return (
    <AccountForm
      state={registration}
      buttons={<Buttons registration={registration} />}
      other={
        <>
          Have an account?{' '}
          <Link to={paths.login() + search} state={{ email: form.watch('email') }}>
            Login
          </Link>
        </>
      }
    >
      <Fields registration={registration} />
    </AccountForm>
  )
}

interface StepProps {
  registration: Registration
}

function EmailField({ registration: { form } }: StepProps) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      hint="We send a code to this address, to see that it is yours."
      error={form.formState.errors.email?.message}
      {...form.register('email')}
    />
  )
}

function EmailButtons({ registration: { form, sending, goTo } }: StepProps) {
  function continueToCode() {
    goTo('code')
    void form.trigger('email')
  }
  return (
    <>
      <Button type="submit" variant="primary" size="large" busy={sending.isSending}>
        {sending.isSending ? 'Sending...' : 'Send Code'}
      </Button>
      <Button size="large" onClick={continueToCode}>
        I already have a code
      </Button>
    </>
  )
}

function RegisterButton({ registration: { form, sending } }: StepProps) {
  const isRegistering = form.formState.isSubmitting && !sending.isSending
  return (
    <Button type="submit" variant="primary" size="large" busy={isRegistering}>
      {isRegistering ? 'Registering...' : 'Register'}
    </Button>
  )
}
