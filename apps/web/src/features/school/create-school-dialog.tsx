import { useQueryClient } from '@tanstack/react-query'
import { createSchool } from '@wordhoard/contracts/school'
import { useSaveKey } from '../../http/use-save-key'
import { call } from '../../session/call'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { ActionButtons } from '../../ui/form/action-buttons'
import { Dialog } from '../../ui/overlays/dialog'
import { invalidateSchools } from './school.queries'
import { SchoolForm } from './school-form'
import { createSchoolMessages } from './school-form-messages'

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
      title={createSchoolMessages.title}
      description={createSchoolMessages.description}
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
            action={createSchoolMessages.action}
            pendingAction={createSchoolMessages.pending}
            isPending={isBusy}
            onCancel={onClose}
          />
        )}
      />
    </Dialog>
  )
}
