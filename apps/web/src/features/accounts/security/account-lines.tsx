import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '@wordhoard/contracts/my-account'
import { type ReactNode, useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { shortDate } from '../../../lib/dates'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { Button } from '../../../ui/button'
import { Skeleton } from '../../../ui/states/skeleton'
import { accountLinesMessages } from './messages'
import styles from './security.module.css'
import { securityQueries } from './security.queries'

const loadChangeEmail = async () => (await import('./change-email-dialog')).ChangeEmailDialog
const loadChangePassword = async () => (await import('./change-password-dialog')).ChangePasswordDialog

/** The user's login data: email address and password, each with a button to change it. Tells pupils without an address
 * what that means. */
export function AccountLines() {
  const { data, error, refetch } = useQuery(securityQueries.account())
  const [changing, setChanging] = useState<'email' | 'password'>()
  const close = () => setChanging(undefined)
  return (
    <ul className={styles.lines}>
      <Line
        label={accountLinesMessages.email}
        value={
          data ? (
            (data.email ?? <NoAddress account={data} />)
          ) : error ? (
            errorSentence(error)
          ) : (
            <Skeleton width="14rem" asLine />
          )
        }
        action={
          error ? (
            <Button onClick={() => void refetch()}>{accountLinesMessages.tryAgain}</Button>
          ) : (
            <Button onClick={() => setChanging('email')}>
              {data?.email === null ? accountLinesMessages.addEmail : accountLinesMessages.changeEmail}
            </Button>
          )
        }
      />
      <Line
        label={accountLinesMessages.password}
        value={
          <>
            {data?.password_reset_at && (
              <p>{accountLinesMessages.resetByTeacher(shortDate(data.password_reset_at))}</p>
            )}
            {accountLinesMessages.passwordNote}
          </>
        }
        action={
          <Button onClick={() => setChanging('password')}>{accountLinesMessages.changePassword}</Button>
        }
      />
      <LazyDialog
        load={loadChangeEmail}
        props={{ open: changing === 'email', onClose: close, isFirst: data?.email === null }}
      />
      <LazyDialog
        load={loadChangePassword}
        props={{ open: changing === 'password', onClose: close, username: data?.email ?? data?.username }}
      />
    </ul>
  )
}

/** Says what an account without an address lacks, and when it will be deleted, if it will. */
function NoAddress({ account }: { account: CurrentUser }) {
  return (
    <>
      <p>{accountLinesMessages.noEmail}</p>
      <p>
        {account.deletion_due_at
          ? accountLinesMessages.deletion(shortDate(account.deletion_due_at))
          : accountLinesMessages.noEmailNote}
      </p>
    </>
  )
}

function Line({ label, value, action }: { label: string; value: ReactNode; action: ReactNode }) {
  return (
    <li className={styles.line}>
      <div className={styles.lineText}>
        <p className={styles.name}>{label}</p>
        <div className={styles.facts}>{value}</div>
      </div>
      {action}
    </li>
  )
}
