import type { SchoolUser } from '@wordhoard/contracts/school'
import { Ellipsis, LogIn, LogOut, Presentation, UserCog } from 'lucide-react'
import { useSession } from '../../lib/session.store'
import { IconButton } from '../../ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu'
import { useMemberChange } from './change-member'
import { usePanelDialog } from './panel-dialog'
import { roleInSentence } from './role-names'
import type { StaffSchool } from './staff-school'
import { memberActions } from './what-one-may'

/** What can be done about a member; nothing is offered that the server would refuse. */
export function UserMenu({ school, member }: { school: StaffSchool; member: SchoolUser }) {
  const self = useSession(({ user }) => user?.user_id)
  const open = usePanelDialog()
  const change = useMemberChange(school.id, member)
  const { roles, deactivate, classrooms } = memberActions(school.abilities, member, self)
  const canPlace = classrooms && member.is_active
  if (!canPlace && !deactivate && roles.length === 0) return null
  return (
    <Menu
      align="end"
      trigger={<IconButton label={`Actions: ${member.user_info.username}`} icon={<Ellipsis aria-hidden />} />}
    >
      {canPlace && (
        <MenuItem
          icon={<Presentation aria-hidden />}
          onSelect={() => open({ kind: 'member-classrooms', member })}
        >
          Classrooms
        </MenuItem>
      )}
      {roles.map((role) => (
        <MenuItem key={role} icon={<UserCog aria-hidden />} onSelect={() => change({ role })}>
          Make {roleInSentence[role]}
        </MenuItem>
      ))}
      {deactivate && (
        <>
          {(canPlace || roles.length > 0) && <MenuSeparator />}
          <MenuItem
            icon={member.is_active ? <LogOut aria-hidden /> : <LogIn aria-hidden />}
            onSelect={() => change({ is_active: !member.is_active })}
          >
            {member.is_active ? 'Deactivate' : 'Activate'}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
