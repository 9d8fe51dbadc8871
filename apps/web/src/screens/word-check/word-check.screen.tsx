import { pages } from '@wordhoard/contracts/site/pages'
import { errorSentence } from '../../http/api-error'
import { useSession } from '../../session/session.store'
import { retryNow } from '../../session/session-wait'
import { usePageTitle } from '../../shell/page-title'
import { ErrorState } from '../../ui/states/error-state'
import { CheckSkeleton } from './check-skeleton'
import { wordCheckMessages } from './messages'
import { UserCheck } from './user-check'
import { VisitorCheck } from './visitor-check'
import styles from './word-check.module.css'

/** The word check: two minutes of questions that tell about how many words somebody knows. */
export function WordCheckScreen() {
  usePageTitle(pages.wordCheck.title)
  return (
    <div className={styles.page}>
      <Check />
    </div>
  )
}

function Check() {
  const { status, user, failure } = useSession()
  if (user) return <UserCheck key={user.user_id} userId={user.user_id} />
  if (status === 'visitor') return <VisitorCheck />
  if (!failure) return <CheckSkeleton label={wordCheckMessages.loading} />
  return (
    <ErrorState
      level={1}
      title={wordCheckMessages.noConnection}
      text={errorSentence(failure)}
      onRetry={retryNow}
    />
  )
}
