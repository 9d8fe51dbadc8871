import { pages } from '@wordhoard/contracts/site/pages'
import { AccountPage } from '../../features/accounts/account-page'
import { NewPasswordForm } from '../../features/accounts/new-password-form'

export function ForgotPasswordScreen() {
  return (
    <AccountPage
      title={pages.forgotPassword.title}
      lead="A code that we send to your address lets you choose a new one. It also logs you out everywhere else."
    >
      <NewPasswordForm />
    </AccountPage>
  )
}
