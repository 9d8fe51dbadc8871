import { useInfiniteQuery } from '@tanstack/react-query'
import type { StaffSchool } from '@wordhoard/contracts/school'
import { Printer, Ticket, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/states/empty-state'
import styles from '../panel/admin-panel.module.css'
import { panelMessages } from '../panel/messages'
import { usePanelDialog } from '../panel/panel-dialog'
import { PanelSection } from '../panel/panel-section'
import { schoolQueries } from '../school.queries'
import { InvitationTable } from './invitation-table'
import { invitationsMessages } from './messages'

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
      heading={panelMessages.sections.invitations}
      actions={
        <div className={styles.actions}>
          <Button icon={<Printer aria-hidden />} onClick={() => open({ kind: 'codes' })}>
            {invitationsMessages.codesForClass}
          </Button>
          <Button icon={<UserPlus aria-hidden />} onClick={() => open({ kind: 'invite' })}>
            {invitationsMessages.invite}
          </Button>
        </div>
      }
      query={query}
      lines={invitations?.length}
      empty={
        <EmptyState
          icon={<Ticket />}
          title={invitationsMessages.empty.title}
          text={invitationsMessages.empty.text}
        />
      }
    >
      <InvitationTable invitations={(invitations ?? []).slice(0, isAll ? undefined : SHOWN_AT_FIRST)} />
      {hidden > 0 ? (
        <p className={styles.more}>
          <Button onClick={() => setAll(true)}>{invitationsMessages.showMany(hidden, hasNextPage)}</Button>
        </p>
      ) : (
        hasNextPage && (
          <p className={styles.more}>
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {invitationsMessages.showMore}
            </Button>
          </p>
        )
      )}
    </PanelSection>
  )
}
