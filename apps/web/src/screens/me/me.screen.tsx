import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { OwnUserInfo } from '@wordhoard/contracts/my-profile'
import { pages } from '@wordhoard/contracts/site/pages'
import { Eye, HardDriveDownload, Settings } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { AccountLines } from '../../features/accounts/security/account-lines'
import { MyData } from '../../features/accounts/security/my-data'
import { SessionsList } from '../../features/accounts/security/sessions-list'
import { ConnectionCounts } from '../../features/profiles/connections/connection-counts'
import { ProfileHeader, ProfileHeaderSkeleton } from '../../features/profiles/profile-header'
import { profileQueries } from '../../features/profiles/profiles.queries'
import { ApiError, errorSentence } from '../../http/api-error'
import { InstallLine } from '../../shell/install/install-line'
import { LazyDialog } from '../../shell/lazy-dialog'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { ReservedHeight } from '../../shell/reserved-height'
import { Button, buttonClass } from '../../ui/button'
import { ErrorState } from '../../ui/states/error-state'
import styles from './me.module.css'
import { meMessages } from './messages'
import { OperatorSection } from './operator-section'
import { StatisticSection } from './statistic-section'

const loadSettings = async () => (await import('../../features/profiles/settings-dialog')).SettingsDialog

/** The user's own profile and account. */
export function MeScreen() {
  usePageTitle(pages.me.title)
  return (
    <div className={styles.page}>
      <Profile />
      <StatisticSection />
      <Section heading={meMessages.account}>
        <AccountLines />
      </Section>
      <Section heading={meMessages.sessions}>
        <SessionsList />
      </Section>
      <Section heading={meMessages.asApp}>
        <InstallLine />
      </Section>
      <Section heading={meMessages.device}>
        <p className={styles.device}>
          {meMessages.deviceNote}
          <Link className={buttonClass()} to={paths.onThisDevice}>
            <HardDriveDownload aria-hidden />
            {meMessages.openDevice}
          </Link>
        </p>
      </Section>
      <Section heading={meMessages.data}>
        <MyData />
      </Section>
      <OperatorSection />
    </div>
  )
}

function Profile() {
  const query = useQuery(profileQueries.mine())
  return (
    <ReservedHeight part="own profile" query={query}>
      <LoadedProfile query={query} />
    </ReservedHeight>
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
                {meMessages.followersNotLoaded}
              </Button>
            ) : (
              <ConnectionCounts person={data} numbers={numbers.data} isMe isOpen />
            )
          }
          actions={
            <>
              <Button icon={<Settings aria-hidden />} onClick={() => setOpen(true)}>
                {meMessages.settings}
              </Button>
              <Link className={buttonClass({ variant: 'quiet' })} to={paths.user(data.username)}>
                <Eye aria-hidden />
                {meMessages.publicProfile}
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
      title={meMessages.notLoaded}
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
