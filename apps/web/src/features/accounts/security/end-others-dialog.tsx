import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions } from '@wordhoard/contracts/accounts'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { toast } from '../../../ui/overlays/toast.store'
import { endOthersMessages } from './end-others-messages'
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
        text: endOthersMessages.done(ended),
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
      title={endOthersMessages.title}
      description={endOthersMessages.description(others)}
      action={endOthersMessages.action}
      variant="primary"
      isPending={isPending}
      canCancelPending
      failure={error && errorSentence(error)}
    />
  )
}
