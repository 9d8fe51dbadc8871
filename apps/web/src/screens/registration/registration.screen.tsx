import { pages } from '@wordhoard/contracts/site/pages'
import { Link, useSearchParams } from 'react-router-dom'
import { AccountPage } from '../../features/accounts/account-page'
import { RegistrationForm } from '../../features/accounts/registration-form'
import { MINIMUM_AGE } from '../../features/accounts/registration-values'
import { paths } from '../../shell/paths'
import { AccountNote } from '../visitor-words/account-note'
import { registrationScreenMessages } from './messages'

export function RegistrationScreen() {
  const [search] = useSearchParams()
  const hasCode = search.get('from')?.startsWith(paths.join(''))
  return (
    <AccountPage
      title={pages.registration.title}
      note={<AccountNote form="register" />}
      lead={
        <>
          {registrationScreenMessages.lead(MINIMUM_AGE)}{' '}
          {hasCode
            ? registrationScreenMessages.joiningSchool((text) => <Link to={paths.whoSeesWhat}>{text}</Link>)
            : registrationScreenMessages.noEmail((text) => <Link to={paths.joinByCode}>{text}</Link>)}
        </>
      }
    >
      <RegistrationForm />
    </AccountPage>
  )
}
