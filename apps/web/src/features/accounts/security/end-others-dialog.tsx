import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions } from '@wordhoard/contracts/accounts'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/overlays/toast.store'
import { FormDialog } from './form-dialog'
import { securityQueries } from './security.queries'

interface EndOthersDialogProps {
  open: boolean
  onClose: () => void
  /** How many other devices are known to be logged in. */
  others: number
}

/** Asks before all other devices are logged out. */
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
  return (
    <FormDialog
      open={open}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
      title="Log out everywhere else?"
      description={`${others === 1 ? 'One other device is' : `${others} other devices are`} logged out and will need your password. You stay logged in here.`}
      failure={error ? errorSentence(error) : undefined}
      action={
        <Button variant="primary" type="submit" busy={isPending}>
          Log out everywhere else
        </Button>
      }
    />
  )
}
