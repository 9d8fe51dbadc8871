import { useQueryClient } from '@tanstack/react-query'
import { createSchool } from '@wordhoard/contracts/school'
import { useSaveKey } from '../../http/use-save-key'
import { call } from '../../session/call'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { ActionButtons } from '../../ui/form/action-buttons'
import { Dialog } from '../../ui/overlays/dialog'
import { invalidateSchools } from './school.queries'
import { SchoolForm } from './school-form'

interface CreateSchoolDialogProps {
  open: boolean
  onClose: () => void
  /** Called with the new school's slug. */
  onCreated: (slug: string) => void
}

/** Creates a school. */
export function CreateSchoolDialog({ open, onClose, onCreated }: CreateSchoolDialogProps) {
  const client = useQueryClient()
  const sendOnce = useSaveKey()
  useHistoryDialog(open, onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Found a School"
      description="You will own it: make its classrooms, invite its teachers and students, and decide who may do what."
    >
      <SchoolForm
        values={{ name: '', description: '', username: '' }}
        suggests
        onSubmit={async (body) => {
          await sendOnce(body, (idempotencyKey) => call(createSchool, { body }, { idempotencyKey }))
          await invalidateSchools(client)
          onCreated(body.username)
        }}
        actions={(isBusy) => (
          <ActionButtons
            action="Found School"
            pendingAction="Founding…"
            isPending={isBusy}
            onCancel={onClose}
          />
        )}
      />
    </Dialog>
  )
}
