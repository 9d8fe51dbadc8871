import { useQuery } from '@tanstack/react-query'
import { Invitation, InvitationFrame } from '../invitations/invite-dialog'
import { LinesSkeleton } from '../panel/admin-panel-skeleton'
import { ListFailure } from '../panel/list-failure'
import { panelMessages } from '../panel/messages'
import { schoolQueries } from '../school.queries'

interface ClassInviteDialogProps {
  schoolUsername: string
  /** Id of the classroom selected at first. */
  classroom: number
  open: boolean
  onClose: () => void
}

/** Invites to a classroom from a page that doesn’t know yet what its viewer may do in the school. */
export function ClassInviteDialog({ schoolUsername, open, onClose, ...rest }: ClassInviteDialogProps) {
  return (
    <InvitationFrame open={open} onClose={onClose}>
      <InvitationOfSchool schoolUsername={schoolUsername} onClose={onClose} {...rest} />
    </InvitationFrame>
  )
}

function InvitationOfSchool({ schoolUsername, classroom, onClose }: Omit<ClassInviteDialogProps, 'open'>) {
  const { data, error, refetch, isFetching } = useQuery({
    ...schoolQueries.staff(schoolUsername),
    refetchInterval: false,
  })
  if (data) return <Invitation school={data} classroom={classroom} onClose={onClose} />
  if (!error) return <LinesSkeleton label={panelMessages.loading.classrooms} />
  return (
    <ListFailure
      title={panelMessages.notLoaded.classrooms}
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
