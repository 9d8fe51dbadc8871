import { pages } from '@wordhoard/contracts/site/pages'
import { Link, useSearchParams } from 'react-router-dom'
import { AccountPage } from '../../features/accounts/account-page'
import { RegistrationForm } from '../../features/accounts/registration-form'
import { MINIMUM_AGE } from '../../features/accounts/registration-values'
import { paths } from '../../shell/paths'

export function RegistrationScreen() {
  const [search] = useSearchParams()
  const hasCode = search.get('from')?.startsWith(paths.join(''))
  return (
    <AccountPage
      title={pages.registration.title}
      lead={
        <>
          {`An account is free. You must be at least ${MINIMUM_AGE} years old to have one.`}
          {hasCode && (
            <>
              {' '}
              Joining a school? Read <Link to={paths.whoSeesWhat}>who sees what</Link> of a student.
            </>
          )}
        </>
      }
    >
      <RegistrationForm />
    </AccountPage>
  )
}
