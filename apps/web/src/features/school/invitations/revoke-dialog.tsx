import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Invitation, revokeInvitation } from '@wordhoard/contracts/invitations'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { toast } from '../../../ui/overlays/toast.store'
import { invalidateSchools } from '../school.queries'
import { revokeMessages } from './revoke-messages'

interface RevokeDialogProps {
  invitation: Invitation
  open: boolean
  onClose: () => void
}

/** Asks for confirmation before a code is revoked: it may be printed already. */
export function RevokeDialog({ invitation, open, onClose }: RevokeDialogProps) {
  const client = useQueryClient()
  const { id, code } = invitation
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(revokeInvitation, { params: { id } }),
    onSuccess: async () => {
      await invalidateSchools(client)
      onClose()
      toast({ text: revokeMessages.revoked(code), tone: 'success' })
    },
  })
  const close = () => !isPending && onClose()
  useHistoryDialog(open, close)
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={() => mutate()}
      title={revokeMessages.title(code)}
      description={revokeMessages.description}
      action={revokeMessages.action}
      pendingAction={revokeMessages.pending}
      isPending={isPending}
      failure={error && errorSentence(error)}
    />
  )
}
