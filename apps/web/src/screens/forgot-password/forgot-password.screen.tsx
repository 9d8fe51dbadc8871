import { pages } from '@wordhoard/contracts/site/pages'
import { AccountPage } from '../../features/accounts/account-page'
import { NewPasswordForm } from '../../features/accounts/new-password-form'
import { AccountNote } from '../visitor-words/account-note'
import { forgotPasswordMessages } from './messages'

export function ForgotPasswordScreen() {
  return (
    <AccountPage
      title={pages.forgotPassword.title}
      lead={`${forgotPasswordMessages.lead} ${forgotPasswordMessages.noEmail}`}
      note={<AccountNote form="reset" />}
    >
      <NewPasswordForm />
    </AccountPage>
  )
}
