import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pages } from '@wordhoard/contracts/site/pages'
import { useNavigate, useParams } from 'react-router-dom'
import { PupilForm } from '../../features/accounts/pupils/pupil-form'
import { JoinCard } from '../../features/school/invitations/join-card'
import { NoInvitation } from '../../features/school/invitations/no-invitation'
import { invalidateSchools, schoolQueries } from '../../features/school/school.queries'
import { ApiError, errorSentence } from '../../http/api-error'
import { useSession } from '../../session/session.store'
import { retryNow } from '../../session/session-wait'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { toast } from '../../ui/overlays/toast.store'
import { ErrorState } from '../../ui/states/error-state'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import styles from './join.module.css'
import { joinScreenMessages } from './messages'
import { type Joined, pagesAfterJoining } from './open-after-joining'

/** Shows what a code gives access to before the user joins. */
export function JoinScreen() {
  usePageTitle(pages.join.title)
  const { code = '' } = useParams()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { status, user, failure } = useSession()
  const { data, error, refetch, isFetching } = useQuery({
    ...schoolQueries.invitation(code, user?.user_id),
    // Whether the user has already joined depends on who they are.
    enabled: status !== 'unknown',
  })
  const open = async (joined: Joined) => {
    toast({
      text: joinScreenMessages.joined(data?.classroom?.name ?? data?.school.name ?? ''),
      tone: 'success',
    })
    const [first = paths.home, ...others] = await pagesAfterJoining(client, joined)
    // Replaces the invitation in the history, so that Back skips it.
    await navigate(first, { replace: true })
    for (const path of others) await navigate(path)
    await invalidateSchools(client)
  }
  return (
    <div className={styles.page}>
      {data ? (
        <JoinCard
          code={code}
          invitation={data}
          onJoined={open}
          accountForm={<PupilForm code={code} onJoined={open} />}
        />
      ) : error instanceof ApiError && [400, 404, 409].includes(error.status) ? (
        <NoInvitation isNoLongerValid={error.code === 'invitation_over'} text={errorSentence(error)} />
      ) : status === 'unknown' && failure ? (
        <ErrorState
          level={1}
          title={joinScreenMessages.noConnection}
          text={errorSentence(failure)}
          onRetry={retryNow}
        />
      ) : error ? (
        <ErrorState
          level={1}
          title={joinScreenMessages.notLoaded}
          text={errorSentence(error)}
          reference={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label={joinScreenMessages.loading}>
          <Skeleton width="70%" height="2.5rem" />
          <Skeleton height="4rem" />
          <Skeleton width="12rem" height="3rem" />
        </SkeletonGroup>
      )}
    </div>
  )
}
