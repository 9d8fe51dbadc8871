import type { StaffSchool } from '@wordhoard/contracts/school'
import { type ReactNode, useCallback, useState } from 'react'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { useOpeningDialog } from './opening-dialog'
import { type PanelDialog, PanelDialogContext } from './panel-dialog'

const loadCreate = async () => (await import('../classrooms/create-classroom-dialog')).CreateClassroomDialog
const loadEdit = async () => (await import('../classrooms/edit-classroom-dialog')).EditClassroomDialog
const loadInvite = async () => (await import('../invitations/invite-dialog')).InviteDialog
const loadCodes = async () => (await import('../roster/codes-dialog')).CodesDialog
const loadPassword = async () => (await import('../members/member-password-dialog')).MemberPasswordDialog
const loadPlaces = async () => (await import('../members/member-classrooms-dialog')).MemberClassroomsDialog

/** Lets everything within the panel open its dialogs, and renders the open one. */
export function PanelDialogs({ school, children }: { school: StaffSchool; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  // Kept while the dialog closes, so that it doesn't vanish at once.
  const [dialog, setDialog] = useState<PanelDialog>()
  const open = useCallback((next: PanelDialog) => {
    setDialog(next)
    setOpen(true)
  }, [])
  useOpeningDialog(open)
  return (
    <PanelDialogContext value={open}>
      {children}
      {dialog && dialogOf(dialog, { school, open: isOpen, onClose: () => setOpen(false) })}
    </PanelDialogContext>
  )
}

function dialogOf(dialog: PanelDialog, common: { school: StaffSchool; open: boolean; onClose: () => void }) {
  switch (dialog.kind) {
    case 'create-classroom':
      return <LazyDialog key={dialog.kind} load={loadCreate} props={common} />
    case 'edit-classroom':
      return (
        <LazyDialog key={dialog.kind} load={loadEdit} props={{ ...common, classroom: dialog.classroom }} />
      )
    case 'invite':
      return (
        <LazyDialog key={dialog.kind} load={loadInvite} props={{ ...common, classroom: dialog.classroom }} />
      )
    case 'codes':
      return (
        <LazyDialog key={dialog.kind} load={loadCodes} props={{ ...common, classroom: dialog.classroom }} />
      )
    case 'member-classrooms':
      return <LazyDialog key={dialog.kind} load={loadPlaces} props={{ ...common, member: dialog.member }} />
    case 'member-password':
      return <LazyDialog key={dialog.kind} load={loadPassword} props={{ ...common, member: dialog.member }} />
  }
}
