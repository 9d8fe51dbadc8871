import { AccountPage } from '../../features/account/account-page'
import { LoginForm } from '../../features/account/login-form'

export function LoginScreen() {
  return (
    <AccountPage title="Login">
      <LoginForm />
    </AccountPage>
  )
}
