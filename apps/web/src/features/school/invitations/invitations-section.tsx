import { useInfiniteQuery } from '@tanstack/react-query'
import type { StaffSchool } from '@wordhoard/contracts/school'
import { Printer, Ticket, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/states/empty-state'
import styles from '../panel/admin-panel.module.css'
import { usePanelDialog } from '../panel/panel-dialog'
import { PanelSection } from '../panel/panel-section'
import { schoolQueries } from '../school.queries'
import { InvitationTable } from './invitation-table'

/** Number of codes shown at first: all the codes for a class would push everything else off the screen. */
const SHOWN_AT_FIRST = 10

/** Lists the codes that are still valid. */
export function InvitationsSection({ school }: { school: StaffSchool }) {
  const open = usePanelDialog()
  const query = useInfiniteQuery(schoolQueries.invitations(school.id))
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const [isAll, setAll] = useState(false)
  const invitations = data?.pages.flat()
  const hidden = isAll ? 0 : Math.max(0, (invitations?.length ?? 0) - SHOWN_AT_FIRST)
  return (
    <PanelSection
      id="invitations"
      heading="Invitations"
      actions={
        <div className={styles.actions}>
          <Button icon={<Printer aria-hidden />} onClick={() => open({ kind: 'codes' })}>
            Codes for a class
          </Button>
          <Button icon={<UserPlus aria-hidden />} onClick={() => open({ kind: 'invite' })}>
            Invite
          </Button>
        </div>
      }
      query={query}
      lines={invitations?.length}
      empty={
        <EmptyState
          icon={<Ticket />}
          title="No codes are out"
          text="Invite by one link for everybody, or print a sheet with a code for each student of a class."
        />
      }
    >
      <InvitationTable invitations={(invitations ?? []).slice(0, isAll ? undefined : SHOWN_AT_FIRST)} />
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
    </PanelSection>
  )
}
