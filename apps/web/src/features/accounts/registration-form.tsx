import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import { AccountForm } from './account-form'
import { accountMessages, codeMessages } from './messages'
import { RegistrationCodeStep } from './registration-code-step'
import { registrationMessages } from './registration-messages'
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
      other={registrationMessages.haveAccount((text) => (
        <Link to={paths.login() + search} state={{ email: form.watch('email') }}>
          {text}
        </Link>
      ))}
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
      label={accountMessages.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      hint={registrationMessages.emailHint}
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
        {sending.isSending ? codeMessages.sending : codeMessages.send}
      </Button>
      <Button size="large" onClick={continueToCode}>
        {codeMessages.haveCode}
      </Button>
    </>
  )
}

function RegisterButton({ registration: { form, sending } }: StepProps) {
  const isRegistering = form.formState.isSubmitting && !sending.isSending
  return (
    <Button type="submit" variant="primary" size="large" busy={isRegistering}>
      {isRegistering ? registrationMessages.registering : registrationMessages.register}
    </Button>
  )
}
