import type { Invitation } from '@wordhoard/contracts/invitations'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import { InvitationCard } from './invitation-card'
import { invitationCardMessages } from './invitation-card-messages'

interface ShowInvitationDialogProps {
  invitation: Invitation
  open: boolean
  onClose: () => void
}

/** Shows a valid code with its link and QR code. */
export function ShowInvitationDialog({ invitation, open, onClose }: ShowInvitationDialogProps) {
  const { code, url, expires_at, label, classroom } = invitation
  const owner = label || classroom?.name
  useHistoryDialog(open, onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="medium"
      title={invitationCardMessages.title}
      description={owner && <bdi>{owner}</bdi>}
    >
      <InvitationCard code={code} url={url} expiresAt={expires_at} />
    </Dialog>
  )
}
