import { pages } from '@wordhoard/contracts/site/pages'
import { AccountPage } from '../../features/accounts/account-page'
import { LoginForm } from '../../features/accounts/login-form'
import { AccountNote } from '../visitor-words/account-note'

export function LoginScreen() {
  return (
    <AccountPage title={pages.login.title} note={<AccountNote form="login" />}>
      <LoginForm />
    </AccountPage>
  )
}
