import { useMutation, useQueryClient } from '@tanstack/react-query'
import { leaveSchool } from '@wordhoard/contracts/school'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { toast } from '../../ui/overlays/toast.store'
import { leaveSchoolMessages } from './leave-school-messages'
import { invalidateSchools } from './school.queries'

interface LeaveSchoolDialogProps {
  school: { id: number; name: string }
  open: boolean
  onClose: () => void
  onLeft: () => void
}

/** Explains what members lose and keep when they leave a school, and waits until they have left. */
export function LeaveSchoolDialog({ school, open, onClose, onLeft }: LeaveSchoolDialogProps) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(leaveSchool, { params: { id: school.id } }),
    onSuccess: () => {
      toast({ text: leaveSchoolMessages.left(school.name), tone: 'success' })
      onLeft()
      return invalidateSchools(client)
    },
  })
  const close = () => !isPending && onClose()
  useHistoryDialog(open, close)
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={() => mutate()}
      title={leaveSchoolMessages.title}
      description={leaveSchoolMessages.description(<bdi>{school.name}</bdi>)}
      action={leaveSchoolMessages.action}
      pendingAction={leaveSchoolMessages.pending}
      isPending={isPending}
      cancel={leaveSchoolMessages.cancel}
      failure={error && errorSentence(error)}
    />
  )
}
