import { useQueryClient } from '@tanstack/react-query'
import {
  type ClassTest,
  type ClassTestUpdateInput,
  MAX_TEST_TITLE_LENGTH,
  updateClassTest,
} from '@wordhoard/contracts/classes/class-tests'
import { useState } from 'react'
import { errorSentence } from '../../../../http/api-error'
import { call } from '../../../../session/call'
import { useHistoryDialog } from '../../../../shell/use-history-dialog'
import { TextField } from '../../../../ui/fields/text-field'
import { ActionButtons } from '../../../../ui/form/action-buttons'
import { Form } from '../../../../ui/form/form'
import { Dialog } from '../../../../ui/overlays/dialog'
import { toast } from '../../../../ui/overlays/toast.store'
import { invalidateAssignments } from '../../assignments.queries'
import styles from '../../dialogs/assignment-form.module.css'
import { dueAtOf, dueValueOf } from '../../dialogs/due-value'
import { isAhead } from '../closing-text'
import { editTestMessages, setTestMessages } from '../messages'
import { ClosingFields } from './closing-fields'

interface EditTestDialogProps {
  test: ClassTest
  open: boolean
  onClose: () => void
}

/** Changes the title and the closing time of a test. */
export function EditTestDialog({ test, open, onClose }: EditTestDialogProps) {
  useHistoryDialog(open, onClose)
  return (
    <Dialog open={open} onOpenChange={onClose} title={editTestMessages.title}>
      <EditTestForm key={test.id} test={test} onClose={onClose} />
    </Dialog>
  )
}

function EditTestForm({ test, onClose }: Omit<EditTestDialogProps, 'open'>) {
  const client = useQueryClient()
  const [title, setTitle] = useState(test.title)
  const [closing, setClosing] = useState(() => dueValueOf(test.closes_at))
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  /** Whether its time has closed it: then another time opens it again. */
  const isOver = !isAhead(test.closes_at)
  const submit = async () => {
    if (isBusy) return
    if (title.trim() === '') return setFailure(setTestMessages.noTitle)
    setBusy(true)
    setFailure(undefined)
    try {
      const body = changesOf(test, title, dueAtOf(closing))
      await call(updateClassTest, { params: { id: test.id }, body })
      await invalidateAssignments(client)
      onClose()
      toast({ text: editTestMessages.saved, tone: 'success' })
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
          action={editTestMessages.save}
          isPending={isBusy}
          onCancel={onClose}
          canCancelPending
        />
      }
    >
      <TextField
        label={setTestMessages.name}
        dir="auto"
        autoComplete="off"
        maxLength={MAX_TEST_TITLE_LENGTH}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <ClosingFields value={closing} onChange={setClosing} isClosed={!test.is_open && !isOver} />
    </Form>
  )
}

/** Returns what has changed, so that nobody else’s change is undone. */
function changesOf(test: ClassTest, title: string, closesAt: string | null): ClassTestUpdateInput {
  const isSameTime = closesAt === dueAtOf(dueValueOf(test.closes_at))
  const opensAgain = !test.is_open && !isAhead(test.closes_at) && isAhead(closesAt)
  return {
    ...(title !== test.title && { title }),
    ...(!isSameTime && { closes_at: closesAt }),
    ...(opensAgain && { is_closed: false }),
  }
}
