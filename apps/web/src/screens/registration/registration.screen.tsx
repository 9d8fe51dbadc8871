import { AccountPage } from '../../features/account/account-page'
import { RegistrationForm } from '../../features/account/registration-form'
import { MINIMUM_AGE } from '../../features/account/registration-values'

export function RegistrationScreen() {
  return (
    <AccountPage
      title="Registration"
      lead={`An account is free. You must be at least ${MINIMUM_AGE} years old to have one.`}
    >
      <RegistrationForm />
    </AccountPage>
  )
}
