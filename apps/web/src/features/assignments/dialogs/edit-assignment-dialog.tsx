import { useQueryClient } from '@tanstack/react-query'
import { type Assignment, updateAssignment } from '@wordhoard/contracts/assignments'
import { useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { Form } from '../../../ui/form/form'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/overlays/toast.store'
import { invalidateAssignments } from '../assignments.queries'
import styles from './assignment-form.module.css'
import { DueFields } from './due-fields'
import { dueAtOf, dueValueOf } from './due-value'
import { editAssignmentMessages } from './edit-assignment-messages'
import { NoteField } from './note-field'

interface EditAssignmentDialogProps {
  assignment: Assignment
  open: boolean
  onClose: () => void
}

/** Changes the due date and the note of an assignment. */
export function EditAssignmentDialog({ assignment, open, onClose }: EditAssignmentDialogProps) {
  useHistoryDialog(open, onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={editAssignmentMessages.title}
      description={<bdi>{assignment.title}</bdi>}
    >
      <EditAssignmentForm key={assignment.id} assignment={assignment} onClose={onClose} />
    </Dialog>
  )
}

function EditAssignmentForm({ assignment, onClose }: Omit<EditAssignmentDialogProps, 'open'>) {
  const client = useQueryClient()
  const [due, setDue] = useState(() => dueValueOf(assignment.due_at))
  const [note, setNote] = useState(assignment.note)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const body = { note, due_at: dueAtOf(due) }
      await call(updateAssignment, { params: { id: assignment.id }, body })
      await invalidateAssignments(client)
      onClose()
      toast({ text: editAssignmentMessages.saved, tone: 'success' })
    } catch (error) {
      setFailure(errorSentence(error))
      setBusy(false)
    }
  }
  return (
    <Form
      className={styles.form}
      onSubmit={submit}
      failure={failure}
      actions={
        <ActionButtons
          action={editAssignmentMessages.save}
          isPending={isBusy}
          onCancel={onClose}
          canCancelPending
        />
      }
    >
      <DueFields value={due} onChange={setDue} />
      <NoteField value={note} onChange={setNote} />
    </Form>
  )
}
