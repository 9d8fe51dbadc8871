import { useQueryClient } from '@tanstack/react-query'
import { type Assignment, deleteAssignment } from '@wordhoard/contracts/assignments'
import { useState } from 'react'
import { errorSentence, isNotFound } from '../../http/api-error'
import { call } from '../../session/call'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { toast } from '../../ui/overlays/toast.store'
import { invalidateAssignments } from './assignments.queries'

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
      toast({ text: `${assignment.title} is no longer set`, tone: 'success' })
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
      title="Withdraw it?"
      description={
        <>
          <bdi>{assignment.title}</bdi> disappears from the students’ lists and from the progress of the
          class. If it is private, the class can no longer open it. What students read and learnt stays
          theirs, and counts again when it is set again.
        </>
      }
      action="Withdraw"
      isPending={isBusy}
      canCancelPending
      failure={failure}
    />
  )
}
