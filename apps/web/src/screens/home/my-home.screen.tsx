import { useQuery } from '@tanstack/react-query'
import type { OwnUserInfo } from '@wordhoard/contracts/my-profile'
import { pages } from '@wordhoard/contracts/site/pages'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { GoalCard } from '../../features/goals/goal-card'
import { Greeting } from '../../features/home/greeting-line'
import { SuitedArticles } from '../../features/home/suited-articles'
import { rememberEstimate } from '../../features/knowledge/offer/offer-memory'
import { profileQueries } from '../../features/profiles/profiles.queries'
import { errorSentence } from '../../http/api-error'
import { lazyExtra } from '../../lib/lazy-extra'
import { readStoredValue, storeValue } from '../../lib/stored-value'
import { useSession } from '../../session/session.store'
import { retryNow } from '../../session/session-wait'
import { InstallOffer } from '../../shell/install/install-offer'
import { usePageTitle } from '../../shell/page-title'
import { cx } from '../../ui/cx'
import { ErrorState } from '../../ui/states/error-state'
import { ContinueReading } from './continue/continue-reading'
import { DaysInRow } from './days-in-row'
import { DueCard } from './due-card'
import styles from './my-home.module.css'
import { myHomeMessages } from './my-home-messages'
import { FirstStepsSkeleton, MyHomeSkeleton } from './my-home-skeleton'
import { QuickActions } from './quick-actions'
import { TaughtClasses } from './taught-classes'
import { UpcomingAssignments } from './upcoming-assignments'
import { useEmptyVocabulary } from './use-empty-vocabulary'
import { useFirstAssignments } from './use-first-assignments'

const importFirstSteps = () => import('./first-steps')
const FirstSteps = lazy(async () => ({ default: (await importFirstSteps()).FirstSteps }))

const PrivacyNotice = lazyExtra(
  async () => (await import('../../features/profiles/privacy/privacy-notice')).PrivacyNotice,
)

const DeletionNotice = lazyExtra(
  async () => (await import('../../features/accounts/security/deletion-notice')).DeletionNotice,
)

const STORAGE_KEY = 'first-steps'
const storage = () => localStorage

/** Home page of a logged-in user: an overview of the day and, until they are done, the first steps beside it. */
export function MyHomeScreen() {
  usePageTitle(pages.home.title)
  // The key resets the page when another tab logs in as someone else.
  const userId = useSession(({ user }) => user?.user_id)
  return <MyHome key={userId} userId={userId} />
}

function MyHome({ userId }: { userId: number | undefined }) {
  const failure = useSession((session) => (session.status === 'unknown' ? session.failure : undefined))
  const { data: profile, isError } = useQuery({
    ...profileQueries.mine(),
    // What was done elsewhere in the meantime may have completed a step.
    refetchOnMount: ({ state }) => (state.data?.onboarding_stage === 'completed' ? true : 'always'),
  })
  const [hasUnfinishedSteps, setHasUnfinishedSteps] = useFirstSteps(profile)
  // While the profile loads, the page has the shape that it had last time.
  const [expected] = useState(() => readStoredValue(storage, STORAGE_KEY, z.boolean()))
  const hasFirstSteps = profile ? hasUnfinishedSteps : !isError && expected === true
  useEffect(() => {
    if (!profile) return
    storeValue(storage, STORAGE_KEY, hasUnfinishedSteps)
    rememberEstimate(profile.estimated_level !== null)
  }, [profile, hasUnfinishedSteps])
  useEffect(() => {
    // Loaded beside the profile. A failure shows where the steps are drawn.
    if (expected) void importFirstSteps().catch(() => undefined)
  }, [expected])
  const assignments = useFirstAssignments(userId)
  const finish = () => {
    setHasUnfinishedSteps(false)
    // The pressed button is gone, so move to the top of the page.
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  if (failure) {
    return (
      <ErrorState level={1} title={myHomeMessages.offline} text={errorSentence(failure)} onRetry={retryNow} />
    )
  }
  return (
    <div className={styles.page}>
      <Greeting />
      {profile?.deletion_due_at && (
        <Suspense fallback={null}>
          <DeletionNotice dueAt={profile.deletion_due_at} />
        </Suspense>
      )}
      {profile?.privacy_notice && (
        <Suspense fallback={null}>
          <PrivacyNotice />
        </Suspense>
      )}
      <TaughtClasses profile={profile} />
      {/* Without the profile the rest still works and reports its own failures. */}
      {assignments !== 'unknown' && (profile || isError || expected !== undefined) ? (
        <Suspense fallback={<MyHomeSkeleton />}>
          <Day
            hasAssignments={assignments === 'some'}
            steps={
              hasFirstSteps &&
              (profile ? <FirstSteps profile={profile} onFinish={finish} /> : <FirstStepsSkeleton />)
            }
          />
        </Suspense>
      ) : (
        <MyHomeSkeleton />
      )}
    </div>
  )
}

/** Returns whether to show the first steps: from when they turn out to be unfinished until the user dismisses them. */
function useFirstSteps(profile: OwnUserInfo | undefined) {
  const [hasUnfinishedSteps, setHasUnfinishedSteps] = useState(false)
  const isUnfinished = profile !== undefined && profile.onboarding_stage !== 'completed'
  if (isUnfinished && !hasUnfinishedSteps) setHasUnfinishedSteps(true)
  return [hasUnfinishedSteps, setHasUnfinishedSteps] as const
}

function Day({ steps, hasAssignments }: { steps: ReactNode; hasAssignments: boolean }) {
  const isEmpty = useEmptyVocabulary()
  const due = <DueCard key="due" />
  const assignments = <UpcomingAssignments key="assignments" areThere={hasAssignments} />
  const extra = (
    <div className={styles.extra}>
      {steps}
      <QuickActions />
      <InstallOffer />
    </div>
  )
  return (
    <div className={cx(styles.columns, Boolean(steps) && styles.firstDays)}>
      <div className={cx(styles.due, isEmpty && styles.dueLast)}>
        {/* What a class waits for comes before the advice to collect words. */}
        {isEmpty ? [assignments, due] : [due, assignments]}
      </div>
      {steps && extra}
      <div className={styles.today}>
        <GoalCard />
        <DaysInRow />
      </div>
      <div className={styles.continue}>
        <ContinueReading />
      </div>
      {!steps && extra}
      <div className={styles.articles}>
        <SuitedArticles />
      </div>
    </div>
  )
}
