import type { ManagedUser, StaffSchool } from '@wordhoard/contracts/school'
import { KeyRound, LogIn, LogOut, Presentation, UserCog } from 'lucide-react'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu'
import type { PressedMenuProps } from '../../../ui/overlays/menu-button'
import { usePanelDialog } from '../panel/panel-dialog'
import { useMemberChange } from './change-member'
import type { MemberActions } from './member-permissions'
import { roleInSentence } from './role-messages'
import { userMenuMessages } from './user-menu-messages'

interface UserMenuProps extends PressedMenuProps {
  school: StaffSchool
  member: ManagedUser
  actions: MemberActions
}

/** The menu of a member. It offers nothing that the server would refuse. */
export function UserMenu({ school, member, actions, trigger, defaultOpen }: UserMenuProps) {
  const open = usePanelDialog()
  const change = useMemberChange(school.id, member)
  const { roles, deactivate, classrooms: canPlace } = actions
  return (
    <Menu align="end" trigger={trigger} defaultOpen={defaultOpen}>
      {canPlace && (
        <MenuItem
          icon={<Presentation aria-hidden />}
          onSelect={() => open({ kind: 'member-classrooms', member })}
        >
          {userMenuMessages.classrooms}
        </MenuItem>
      )}
      {member.can_reset_password && (
        <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => open({ kind: 'member-password', member })}>
          {userMenuMessages.newPassword}
        </MenuItem>
      )}
      {roles.map((role) => (
        <MenuItem key={role} icon={<UserCog aria-hidden />} onSelect={() => change({ role })}>
          {userMenuMessages.makeRole(roleInSentence[role])}
        </MenuItem>
      ))}
      {deactivate && (
        <>
          {(canPlace || roles.length > 0) && <MenuSeparator />}
          <MenuItem
            icon={member.is_active ? <LogOut aria-hidden /> : <LogIn aria-hidden />}
            onSelect={() => change({ is_active: !member.is_active })}
          >
            {member.is_active ? userMenuMessages.deactivate : userMenuMessages.activate}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
