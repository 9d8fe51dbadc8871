import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { logoutMessages } from './messages'

interface LogoutDialogProps {
  open: boolean
  onClose: () => void
  /** Number of things that only this device has. */
  unsent: number
  isOffline: boolean
  isPending: boolean
  onLogOut: () => void
}

/** Asks before a logout that would lose something, or that the server can't be told of yet: stay, or discard. */
export function LogoutDialog({ open, onClose, unsent, isOffline, isPending, onLogOut }: LogoutDialogProps) {
  const consequence = unsent > 0 ? logoutMessages.unsent(unsent) : logoutMessages.nothingUnsent
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onLogOut}
      title={logoutMessages.title}
      description={isOffline ? `${logoutMessages.offline} ${consequence}` : consequence}
      action={unsent > 0 ? logoutMessages.discard : logoutMessages.logOut}
      pendingAction={logoutMessages.pending}
      cancel={logoutMessages.stay}
      isPending={isPending}
      variant={unsent > 0 ? 'danger' : 'primary'}
    />
  )
}
