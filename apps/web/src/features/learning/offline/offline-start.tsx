import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import type { ReadySession } from '../../../device/offline-sessions/ready-sessions'
import { SecondBar } from '../../../shell/second-bar'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/states/empty-state'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { offlineMessages } from './messages'
import styles from './offline-start.module.css'

interface OfflineStartProps {
  onStart: (session: ReadySession) => void
  onTryAgain: () => void
}

/** Offers the sessions that are ready on this device while the server can't be reached. */
export function OfflineStart({ onStart, onTryAgain }: OfflineStartProps) {
  const { data: ready, isPending } = useQuery({
    queryKey: ['learn', 'ready-sessions'],
    queryFn: async () =>
      (await import('../../../device/offline-sessions/ready-sessions')).readReadySessions(),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  if (isPending) {
    return (
      <SkeletonGroup label={offlineMessages.loading}>
        <Skeleton width="20rem" />
        <Skeleton width="14rem" />
      </SkeletonGroup>
    )
  }
  const next = ready?.[0]
  if (!next) {
    return (
      <EmptyState
        level={2}
        title={offlineMessages.noneTitle}
        text={offlineMessages.none}
        actions={<Button onClick={onTryAgain}>{offlineMessages.tryAgain}</Button>}
      />
    )
  }
  const isBegun = next.left.length < next.session.games.length
  return (
    <>
      <div className={styles.notice}>
        <CloudOff aria-hidden />
        <div>
          <p>
            {isBegun ? offlineMessages.begun : offlineMessages.ready(ready.length)}{' '}
            {offlineMessages.games(next.left.length)}
          </p>
          <p className={styles.more}>{offlineMessages.counts}</p>
          <p className={styles.more}>{offlineMessages.challenge}</p>
        </div>
      </div>
      <SecondBar label={offlineMessages.start}>
        <div className={styles.bar}>
          <Button variant="primary" onClick={() => onStart(next)}>
            {isBegun ? offlineMessages.goOn : offlineMessages.start}
          </Button>
        </div>
      </SecondBar>
    </>
  )
}
