import type { CreatedInvitation } from '@wordhoard/contracts/invitations'
import type { StaffSchool } from '@wordhoard/contracts/school'
import { type ReactNode, useState } from 'react'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlays/dialog'
import styles from '../school-form.module.css'
import { InvitationCard } from './invitation-card'
import { InviteForm } from './invite-form'
import { inviteMessages } from './invite-messages'

interface InviteDialogProps {
  school: StaffSchool
  /** Id of the classroom selected at first. */
  classroom: number | undefined
  open: boolean
  onClose: () => void
}

/** Creates a code and a link to join the school. */
export function InviteDialog({ open, onClose, ...rest }: InviteDialogProps) {
  return (
    <InvitationFrame open={open} onClose={onClose}>
      <Invitation {...rest} onClose={onClose} />
    </InvitationFrame>
  )
}

interface InvitationFrameProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The dialog around an invitation. */
export function InvitationFrame({ open, onClose, children }: InvitationFrameProps) {
  useHistoryDialog(open, onClose)
  return (
    <Dialog open={open} onOpenChange={onClose} title={inviteMessages.title} size="medium">
      {children}
    </Dialog>
  )
}

/** Mounted anew each time the dialog opens, so that a second invitation isn't taken for a repeat of the first. */
export function Invitation({ school, classroom, onClose }: Omit<InviteDialogProps, 'open'>) {
  const [made, setMade] = useState<CreatedInvitation>()
  if (!made) {
    return <InviteForm school={school} classroom={classroom} onCancel={onClose} onMade={setMade} />
  }
  return (
    <div className={styles.form}>
      <p className={styles.note}>
        {inviteMessages.share} {inviteMessages.listed}
      </p>
      <InvitationCard code={made.code} url={made.url} expiresAt={made.expires_at} />
      <div className={styles.actions}>
        <Button variant="primary" onClick={onClose}>
          {inviteMessages.done}
        </Button>
      </div>
    </div>
  )
}
