import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions } from '@wordhoard/contracts/accounts'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { toast } from '../../../ui/overlays/toast.store'
import { securityQueries } from './security.queries'

interface EndOthersDialogProps {
  open: boolean
  onClose: () => void
  /** Number of other devices known to be logged in. */
  others: number
}

/** Asks for confirmation before logging out all other devices. */
export function EndOthersDialog({ open, onClose, others }: EndOthersDialogProps) {
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: ({ ended }) => {
      onClose()
      toast({
        text: ended === 1 ? 'One device is logged out' : `${ended} devices are logged out`,
        tone: 'success',
      })
      return queries.invalidateQueries({ queryKey: securityQueries.sessions().queryKey })
    },
  })
  const close = () => {
    reset()
    onClose()
  }
  useHistoryDialog(open, close)
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={() => mutate()}
      title="Log out everywhere else?"
      description={`${others === 1 ? 'One other device is' : `${others} other devices are`} logged out and will need your password. You stay logged in here.`}
      action="Log out everywhere else"
      variant="primary"
      isPending={isPending}
      canCancelPending
      failure={error && errorSentence(error)}
    />
  )
}
