import { useQueryClient } from '@tanstack/react-query'
import { type ClassTest, deleteClassTest } from '@wordhoard/contracts/classes/class-tests'
import { useState } from 'react'
import { errorSentence, isNotFound } from '../../../../http/api-error'
import { call } from '../../../../session/call'
import { useHistoryDialog } from '../../../../shell/use-history-dialog'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog'
import { toast } from '../../../../ui/overlays/toast.store'
import { ASSIGNMENTS } from '../../my-assignments.queries'
import { deleteTestMessages } from '../messages'

interface DeleteTestDialogProps {
  test: ClassTest
  open: boolean
  onClose: () => void
  /** Called once it is deleted, to leave its page. */
  onDeleted: () => void
}

/** Asks for confirmation before deleting a test. */
export function DeleteTestDialog({ test, open, onClose, onDeleted }: DeleteTestDialogProps) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  useHistoryDialog(open, onClose)
  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await call(deleteClassTest, { params: { id: test.id } }).catch((error: unknown) => {
        // Another teacher has already deleted it.
        if (!isNotFound(error)) throw error
      })
      // Its results would be fetched again while the page is still there.
      await client.invalidateQueries({ queryKey: [ASSIGNMENTS, 'tests'] })
      onDeleted()
      toast({ text: deleteTestMessages.deleted(test.title), tone: 'success' })
    } catch (error) {
      setFailure(errorSentence(error))
    }
    setBusy(false)
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void remove()}
      title={deleteTestMessages.title}
      description={deleteTestMessages.text}
      action={deleteTestMessages.action}
      isPending={isBusy}
      canCancelPending
      failure={failure}
    />
  )
}
