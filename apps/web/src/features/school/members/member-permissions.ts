import type { SchoolAbilities, SchoolRole, SchoolUser } from '@wordhoard/contracts/school'

/** What the viewer may do with a member in the list. */
export interface MemberActions {
  /** Roles that the viewer may give the member, without the current one. */
  readonly roles: readonly ('manager' | 'teacher' | 'student')[]
  readonly deactivate: boolean
  readonly classrooms: boolean
}

/**
 * Derives what the viewer may do with a member from the school abilities that the server sent. Teachers see only their
 * own students in the list. The server checks again.
 *
 * @param self id of the viewer: nobody may change their own role or access
 */
export function memberActions(
  abilities: SchoolAbilities,
  { role, user_info, is_active }: Pick<SchoolUser, 'role' | 'user_info' | 'is_active'>,
  self: number | undefined,
): MemberActions {
  const canChange: Readonly<Record<SchoolRole, boolean>> = {
    owner: false,
    manager: abilities.appoint_managers,
    teacher: abilities.invite_teachers,
    student: abilities.open_admin_panel,
  }
  const isOther = user_info.id !== self
  const canAppoint = isOther && abilities.invite_teachers && canChange[role]
  return {
    roles: canAppoint
      ? (['manager', 'teacher', 'student'] as const).filter(
          (to) => to !== role && (to !== 'manager' || abilities.appoint_managers),
        )
      : [],
    deactivate: isOther && canChange[role],
    classrooms: is_active && (role === 'student' ? abilities.open_admin_panel : abilities.invite_teachers),
  }
}

/** Returns the roles to which the viewer may invite. Teachers may invite students to their own classrooms. */
export function invitableRoles(abilities: SchoolAbilities): readonly ('student' | 'teacher' | 'manager')[] {
  return [
    ...(abilities.open_admin_panel ? (['student'] as const) : []),
    ...(abilities.invite_teachers ? (['teacher'] as const) : []),
    ...(abilities.appoint_managers ? (['manager'] as const) : []),
  ]
}
