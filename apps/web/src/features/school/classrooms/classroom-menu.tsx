import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateClassroom } from '@wordhoard/contracts/classrooms'
import type { Classroom, StaffSchool } from '@wordhoard/contracts/school'
import { Archive, ArchiveRestore, Pencil, Printer, UserPlus, Users } from 'lucide-react'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu'
import type { PressedMenuProps } from '../../../ui/overlays/menu-button'
import { toast } from '../../../ui/overlays/toast.store'
import { usePanelDialog } from '../panel/panel-dialog'
import { goToSection } from '../panel/section-links'
import { usePanelParams } from '../panel/use-panel-params'
import { invalidateSchools } from '../school.queries'
import { classroomMenuMessages } from './classroom-menu-messages'

interface ClassroomMenuProps extends PressedMenuProps {
  school: StaffSchool
  classroom: Classroom
}

/** The menu of a classroom in the list. */
export function ClassroomMenu({ school, classroom, trigger, defaultOpen }: ClassroomMenuProps) {
  const { id, is_archived } = classroom
  const open = usePanelDialog()
  const { change } = usePanelParams()
  const archive = useArchive(classroom)
  return (
    <Menu align="end" trigger={trigger} defaultOpen={defaultOpen}>
      <MenuItem
        icon={<Users aria-hidden />}
        onSelect={() => {
          change({ classroom: id, page: null })
          // Waits, because the menu first returns the focus to its button.
          setTimeout(() => goToSection('users'))
        }}
      >
        {classroomMenuMessages.showMembers}
      </MenuItem>
      {!is_archived && (
        <>
          <MenuItem icon={<UserPlus aria-hidden />} onSelect={() => open({ kind: 'invite', classroom: id })}>
            {classroomMenuMessages.invite}
          </MenuItem>
          <MenuItem icon={<Printer aria-hidden />} onSelect={() => open({ kind: 'codes', classroom: id })}>
            {classroomMenuMessages.codesForClass}
          </MenuItem>
        </>
      )}
      {school.abilities.create_classroom && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<Pencil aria-hidden />}
            onSelect={() => open({ kind: 'edit-classroom', classroom })}
          >
            {classroomMenuMessages.edit}
          </MenuItem>
          <MenuItem
            icon={is_archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            onSelect={() => archive(!is_archived)}
          >
            {is_archived ? classroomMenuMessages.restore : classroomMenuMessages.archive}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

function useArchive({ id, name }: Classroom): (isArchived: boolean) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (is_archived: boolean) => call(updateClassroom, { params: { id }, body: { is_archived } }),
    onSuccess: (_answer, isArchived) => {
      toast({
        text: isArchived ? classroomMenuMessages.archived(name) : classroomMenuMessages.restored(name),
        tone: 'success',
        ...(isArchived && { action: { label: classroomMenuMessages.undo, onSelect: () => mutate(false) } }),
      })
      return invalidateSchools(client)
    },
    onError: (error) => toast({ text: errorSentence(error), tone: 'error', duration: 6000 }),
  })
  return mutate
}
