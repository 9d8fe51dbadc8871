import { useQueryClient } from '@tanstack/react-query'
import { type Assignment, deleteAssignment } from '@wordhoard/contracts/assignments'
import { useState } from 'react'
import { errorSentence, isNotFound } from '../../../http/api-error'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { toast } from '../../../ui/overlays/toast.store'
import { invalidateAssignments } from '../assignments.queries'
import { withdrawMessages } from './withdraw-messages'

interface WithdrawDialogProps {
  assignment: Assignment
  open: boolean
  onClose: () => void
}

/** Asks for confirmation before withdrawing an assignment. */
export function WithdrawDialog({ assignment, open, onClose }: WithdrawDialogProps) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  useHistoryDialog(open, onClose)
  const withdraw = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await call(deleteAssignment, { params: { id: assignment.id } }).catch((error: unknown) => {
        // Another teacher has already withdrawn it.
        if (!isNotFound(error)) throw error
      })
      await invalidateAssignments(client)
      onClose()
      toast({ text: withdrawMessages.withdrawn(assignment.title), tone: 'success' })
    } catch (error) {
      setFailure(errorSentence(error))
    }
    setBusy(false)
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void withdraw()}
      title={withdrawMessages.title}
      description={withdrawMessages.consequences(<bdi>{assignment.title}</bdi>)}
      action={withdrawMessages.withdraw}
      isPending={isBusy}
      canCancelPending
      failure={failure}
    />
  )
}
