import { useInfiniteQuery } from '@tanstack/react-query'
import { Printer, Ticket, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import styles from './admin-panel.module.css'
import { LinesSkeleton } from './admin-panel-skeleton'
import { InvitationTable } from './invitation-table'
import { ListFailure } from './list-failure'
import { usePanelDialog } from './panel-dialog'
import { schoolQueries } from './school.queries'
import type { StaffSchool } from './staff-school'

/** Codes that are shown at first: a sheet for a class would push everything else away. */
const FEW = 10

/** Codes that are still good. */
export function InvitationsSection({ school }: { school: StaffSchool }) {
  const open = usePanelDialog()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(schoolQueries.invitations(school.id))
  const [isAll, setAll] = useState(false)
  const invitations = data?.pages.flat()
  const hidden = isAll ? 0 : Math.max(0, (invitations?.length ?? 0) - FEW)
  return (
    <section className={styles.section} id="invitations" aria-labelledby="invitations-heading">
      <div className={styles.sectionHead}>
        <h2 id="invitations-heading" className={styles.heading} tabIndex={-1}>
          Invitations
        </h2>
        <div className={styles.actions}>
          <Button icon={<Printer aria-hidden />} onClick={() => open({ kind: 'codes' })}>
            Codes for a class
          </Button>
          <Button icon={<UserPlus aria-hidden />} onClick={() => open({ kind: 'invite' })}>
            Invite
          </Button>
        </div>
      </div>
      {invitations && invitations.length > 0 ? (
        <>
          <InvitationTable invitations={hidden > 0 ? invitations.slice(0, FEW) : invitations} />
          {hidden > 0 ? (
            <p className={styles.more}>
              <Button onClick={() => setAll(true)}>
                Show {hidden}
                {hasNextPage && '+'} more
              </Button>
            </p>
          ) : (
            hasNextPage && (
              <p className={styles.more}>
                <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  Show more
                </Button>
              </p>
            )
          )}
        </>
      ) : invitations ? (
        <EmptyState
          icon={<Ticket />}
          title="No codes are out"
          text="Invite by one link for everybody, or print a sheet with a code for each student of a class."
        />
      ) : error ? (
        <ListFailure
          title="The invitations didn’t load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LinesSkeleton label="Loading the invitations…" />
      )}
    </section>
  )
}
