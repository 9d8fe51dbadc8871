import { useQueryClient } from '@tanstack/react-query'
import { updateClassroom } from '@wordhoard/contracts/classrooms'
import type { Classroom } from '@wordhoard/contracts/school'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/overlays/toast.store'
import { invalidateSchools } from '../school.queries'
import { ClassroomForm } from './classroom-form'
import { classroomFormMessages } from './classroom-form-messages'

const messages = classroomFormMessages.edit

interface EditClassroomDialogProps {
  classroom: Classroom
  open: boolean
  onClose: () => void
}

/** Changes a classroom's name or description. */
export function EditClassroomDialog({ classroom, open, onClose }: EditClassroomDialogProps) {
  const client = useQueryClient()
  const { id, name, description } = classroom
  useHistoryDialog(open, onClose)
  return (
    <Dialog open={open} onOpenChange={onClose} title={messages.title}>
      <ClassroomForm
        values={{ name, description }}
        send={[messages.action, messages.pending]}
        onCancel={onClose}
        onSubmit={async (body) => {
          await call(updateClassroom, { params: { id }, body })
          onClose()
          toast({ text: messages.saved, tone: 'success' })
          await invalidateSchools(client)
        }}
      />
    </Dialog>
  )
}
