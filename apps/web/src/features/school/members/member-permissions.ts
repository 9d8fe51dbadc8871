import type { SchoolAbilities, SchoolRole, SchoolUser } from '@wordhoard/contracts/school'

/** What may be done with one member of the list. */
export interface MemberActions {
  /** Roles to which they may be appointed; without their own. */
  readonly roles: readonly ('manager' | 'teacher' | 'student')[]
  readonly deactivate: boolean
  readonly classrooms: boolean
}

/**
 * What the school's abilities, as the server sent them, come to for one member of the list; teachers are listed only their
 * own students. The server decides again.
 *
 * @param self id of who is asking: nobody appoints or shuts out themselves
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

/** Roles to which one may invite; a teacher invites students, to classrooms of their own. */
export function invitableRoles(abilities: SchoolAbilities): readonly ('student' | 'teacher' | 'manager')[] {
  return [
    ...(abilities.open_admin_panel ? (['student'] as const) : []),
    ...(abilities.invite_teachers ? (['teacher'] as const) : []),
    ...(abilities.appoint_managers ? (['manager'] as const) : []),
  ]
}
