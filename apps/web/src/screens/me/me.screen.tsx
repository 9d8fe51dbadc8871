import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { OwnUserInfo } from '@wordhoard/contracts/user-info'
import { Eye, Settings } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { ConnectionCounts } from '../../features/profile/connection-counts'
import { profileQueries } from '../../features/profile/profile.queries'
import { ProfileHeader, ProfileHeaderSkeleton } from '../../features/profile/profile-header'
import { AccountLines } from '../../features/security/account-lines'
import { OwnData } from '../../features/security/own-data'
import { SessionsList } from '../../features/security/sessions-list'
import { ApiError, errorSentence } from '../../lib/api-error'
import { KeptRoom } from '../../lib/kept-room'
import { LazyDialog } from '../../lib/lazy-dialog'
import { usePageTitle } from '../../lib/page-title'
import { paths } from '../../lib/paths'
import { Button, buttonClass } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import styles from './me.module.css'
import { StatisticSection } from './statistic-section'

const loadSettings = async () => (await import('../../features/profile/settings-dialog')).SettingsDialog

/** The own profile and what belongs to the account. */
export function MeScreen() {
  usePageTitle('Profile')
  return (
    <div className={styles.page}>
      <Profile />
      <StatisticSection />
      <Section heading="Account">
        <AccountLines />
      </Section>
      <Section heading="Where you are logged in">
        <SessionsList />
      </Section>
      <Section heading="Your data">
        <OwnData />
      </Section>
    </div>
  )
}

function Profile() {
  const query = useQuery(profileQueries.mine())
  return (
    <KeptRoom part="own profile" query={query}>
      <LoadedProfile query={query} />
    </KeptRoom>
  )
}

function LoadedProfile({ query }: { query: UseQueryResult<OwnUserInfo> }) {
  const { data, error, refetch, isFetching } = query
  const numbers = useQuery(profileQueries.myNumbers())
  const [open, setOpen] = useState(false)
  if (data) {
    return (
      <>
        <ProfileHeader
          person={data}
          counts={
            numbers.isError && !numbers.data ? (
              <Button variant="quiet" busy={numbers.isFetching} onClick={() => void numbers.refetch()}>
                Your followers didn’t load. Try again
              </Button>
            ) : (
              <ConnectionCounts person={data} numbers={numbers.data} isMe isOpen />
            )
          }
          actions={
            <>
              <Button icon={<Settings aria-hidden />} onClick={() => setOpen(true)}>
                Settings
              </Button>
              <Link className={buttonClass({ variant: 'quiet' })} to={paths.user(data.username)}>
                <Eye aria-hidden />
                View public profile
              </Link>
            </>
          }
        />
        <LazyDialog load={loadSettings} props={{ profile: data, open, onClose: () => setOpen(false) }} />
      </>
    )
  }
  if (!error) return <ProfileHeaderSkeleton />
  return (
    <ErrorState
      level={1}
      title="Your profile didn’t load"
      text={errorSentence(error)}
      reference={error instanceof ApiError ? error.requestId : undefined}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
