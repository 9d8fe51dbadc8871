import { AccountPage } from '../../features/accounts/account-page'
import { LoginForm } from '../../features/accounts/login-form'

export function LoginScreen() {
  return (
    <AccountPage title="Login">
      <LoginForm />
    </AccountPage>
  )
}
