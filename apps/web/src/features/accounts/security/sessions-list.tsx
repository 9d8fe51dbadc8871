import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type DeviceSession, endSession } from '@wordhoard/contracts/accounts'
import { useState } from 'react'
import { ApiError, errorSentence, isNotFound } from '../../../http/api-error'
import { shortDate, timeAgo } from '../../../lib/dates'
import { call } from '../../../session/call'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { ReservedHeight } from '../../../shell/reserved-height'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/overlays/toast.store'
import { ErrorState } from '../../../ui/states/error-state'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { sessionsMessages } from './messages'
import styles from './security.module.css'
import { securityQueries } from './security.queries'

const loadEndOthers = async () => (await import('./end-others-dialog')).EndOthersDialog

/** Lists the logged-in devices, with a button to log out each. */
export function SessionsList() {
  const query = useQuery(securityQueries.sessions())
  return (
    <ReservedHeight part="sessions" query={query}>
      <Sessions query={query} />
    </ReservedHeight>
  )
}

function Sessions({ query }: { query: UseQueryResult<DeviceSession[]> }) {
  const { data, error, refetch, isFetching } = query
  const [asking, setAsking] = useState(false)
  if (!data && error) {
    return (
      <ErrorState
        title={sessionsMessages.notLoaded}
        text={errorSentence(error)}
        reference={error instanceof ApiError ? error.requestId : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <SessionsSkeleton />
  const others = data.filter(({ is_current }) => !is_current).length
  return (
    <>
      <ul className={styles.lines}>
        {data.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {others > 0 ? (
        <Button className={styles.below} onClick={() => setAsking(true)}>
          {sessionsMessages.logOutOthers}
        </Button>
      ) : (
        <p className={styles.note}>{sessionsMessages.noOthers}</p>
      )}
      <LazyDialog load={loadEndOthers} props={{ open: asking, onClose: () => setAsking(false), others }} />
    </>
  )
}

function SessionLine({ session }: { session: DeviceSession }) {
  const { id, device, created_at, last_used_at, is_current } = session
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      try {
        await call(endSession, { params: { id } })
      } catch (error) {
        // The session has already ended, which is the desired result.
        if (!isNotFound(error)) throw error
      }
    },
    onSuccess: () => toast({ text: sessionsMessages.loggedOut(device), tone: 'success' }),
    onError: (error) => toast({ text: errorSentence(error), tone: 'error', duration: 6000 }),
    onSettled: () => queries.invalidateQueries({ queryKey: securityQueries.sessions().queryKey }),
  })
  return (
    <li className={styles.line}>
      <div className={styles.lineText}>
        <p className={styles.name}>{device}</p>
        <p className={styles.facts}>
          {sessionsMessages.facts(
            is_current ? (
              <strong className={styles.current}>{sessionsMessages.thisDevice}</strong>
            ) : (
              sessionsMessages.lastUsed(
                <time dateTime={last_used_at}>{shortDate(last_used_at)}</time>,
                timeAgo(last_used_at),
              )
            ),
            shortDate(created_at),
          )}
        </p>
      </div>
      {!is_current && (
        <Button busy={isPending} aria-label={sessionsMessages.logOutDevice(device)} onClick={() => mutate()}>
          {sessionsMessages.logOut}
        </Button>
      )}
    </li>
  )
}

function SessionsSkeleton() {
  return (
    <SkeletonGroup label={sessionsMessages.loading}>
      {[12, 10].map((width) => (
        <div key={width} className={styles.line}>
          <div className={styles.lineText}>
            <Skeleton width={`${width}rem`} />
            <Skeleton className={styles.facts} width="18rem" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
