import { useQueryClient } from '@tanstack/react-query'
import { createClassroom } from '@wordhoard/contracts/classrooms'
import type { StaffSchool } from '@wordhoard/contracts/school'
import { useSaveKey } from '../../../http/use-save-key'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/overlays/toast.store'
import { usePanelDialog } from '../panel/panel-dialog'
import { invalidateSchools } from '../school.queries'
import { ClassroomForm } from './classroom-form'
import { classroomFormMessages } from './classroom-form-messages'

const messages = classroomFormMessages.create

interface CreateClassroomDialogProps {
  school: StaffSchool
  open: boolean
  onClose: () => void
}

/** Creates a classroom, which then appears in the list. */
export function CreateClassroomDialog({ school, open, onClose }: CreateClassroomDialogProps) {
  const client = useQueryClient()
  const openNext = usePanelDialog()
  const sendOnce = useSaveKey()
  useHistoryDialog(open, onClose)
  return (
    <Dialog open={open} onOpenChange={onClose} title={messages.title} description={messages.description}>
      <ClassroomForm
        values={{ name: '', description: '' }}
        send={[messages.action, messages.pending]}
        onCancel={onClose}
        onSubmit={async (values) => {
          const body = { ...values, school_id: school.id }
          const { id } = await sendOnce(body, (idempotencyKey) =>
            call(createClassroom, { body }, { idempotencyKey }),
          )
          await invalidateSchools(client)
          onClose()
          toast({
            text: messages.created(values.name),
            tone: 'success',
            action: { label: messages.invite, onSelect: () => openNext({ kind: 'invite', classroom: id }) },
          })
        }}
      />
    </Dialog>
  )
}
