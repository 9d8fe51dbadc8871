import { useQueryClient } from '@tanstack/react-query'
import { type StaffSchool, updateSchool } from '@wordhoard/contracts/school'
import { useState } from 'react'
import { call } from '../../session/call'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { Button } from '../../ui/button'
import { ActionButtons } from '../../ui/form/action-buttons'
import { Dialog } from '../../ui/overlays/dialog'
import { toast } from '../../ui/overlays/toast.store'
import { DeleteSchool } from './delete-school'
import { invalidateSchools } from './school.queries'
import { SchoolForm } from './school-form'
import styles from './school-settings-dialog.module.css'
import { schoolSettingsMessages } from './school-settings-messages'
import { StudentPrivacy } from './student-privacy'
import { TransferSchool } from './transfer-school'

interface SchoolSettingsDialogProps {
  school: StaffSchool
  open: boolean
  onClose: () => void
  /** Called with the new slug when the school's address has changed. */
  onRenamed: (slug: string) => void
  onDeleted: () => void
}

const { titles } = schoolSettingsMessages

/** Edits a school's name, description and address. Its owner can also transfer or delete it. */
export function SchoolSettingsDialog({ open, onClose, ...rest }: SchoolSettingsDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [view, setView] = useState<keyof typeof titles>('fields')
  const leave = () => {
    setView('fields')
    onClose()
  }
  const close = () => {
    if (!isBusy) leave()
  }
  useHistoryDialog(open, close)
  const parts = { school: rest.school, onBusy: setBusy, onBack: () => setView('fields') }
  return (
    <Dialog open={open} onOpenChange={close} title={titles[view]}>
      {view === 'fields' && <Fields {...rest} onClose={close} onView={setView} />}
      {view === 'transfer' && <TransferSchool {...parts} onTransferred={leave} />}
      {view === 'delete' && <DeleteSchool {...parts} onDeleted={rest.onDeleted} />}
    </Dialog>
  )
}

interface FieldsProps extends Pick<SchoolSettingsDialogProps, 'school' | 'onRenamed' | 'onClose'> {
  onView: (view: 'transfer' | 'delete') => void
}

function Fields({ school, onRenamed, onClose, onView }: FieldsProps) {
  const client = useQueryClient()
  const { id, name, description, username, abilities } = school
  return (
    <>
      <SchoolForm
        values={{ name, description, username }}
        onSubmit={async (body) => {
          const saved = await call(updateSchool, { params: { id }, body })
          toast({ text: schoolSettingsMessages.saved, tone: 'success' })
          if (saved.username === username) onClose()
          else onRenamed(saved.username)
          await invalidateSchools(client)
        }}
        actions={(isBusy) => (
          <ActionButtons
            action={schoolSettingsMessages.save}
            pendingAction={schoolSettingsMessages.saving}
            isPending={isBusy}
            onCancel={onClose}
          />
        )}
      />
      <StudentPrivacy school={school} />
      {(abilities.transfer || abilities.delete) && (
        <div className={styles.grave}>
          {abilities.transfer && (
            <Button onClick={() => onView('transfer')}>{schoolSettingsMessages.transfer}</Button>
          )}
          {abilities.delete && (
            <Button className={styles.delete} onClick={() => onView('delete')}>
              {schoolSettingsMessages.delete}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
