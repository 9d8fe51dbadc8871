import { pages } from '@wordhoard/contracts/site/pages'
import { AccountPage } from '../../features/accounts/account-page'
import { LoginForm } from '../../features/accounts/login-form'

export function LoginScreen() {
  return (
    <AccountPage title={pages.login.title}>
      <LoginForm />
    </AccountPage>
  )
}
