import type { ClassroomAbilities } from '@wordhoard/contracts/classrooms'
import type { SchoolAbilities, SchoolRole } from '@wordhoard/contracts/school'

/** Somebody's active role in a school; undefined for outsiders and for those whose membership was ended. */
export type Membership = SchoolRole | undefined

const rank = { student: 0, teacher: 1, manager: 2, owner: 3 } as const

/** The higher of two roles: joining by a student's code makes no teacher a student. */
export function higherRole(one: SchoolRole, other: SchoolRole): SchoolRole {
  return rank[one] >= rank[other] ? one : other
}

const runsSchool = (membership: Membership) => membership === 'owner' || membership === 'manager'
const isStaff = (membership: Membership) => runsSchool(membership) || membership === 'teacher'

/** What a role may do in its school. */
export function schoolAbilities(membership: Membership): SchoolAbilities {
  return {
    open_admin_panel: isStaff(membership),
    edit: runsSchool(membership),
    create_classroom: runsSchool(membership),
    invite_students: runsSchool(membership),
    invite_teachers: runsSchool(membership),
    appoint_managers: membership === 'owner',
    transfer: membership === 'owner',
    delete: membership === 'owner',
    leave: membership !== undefined && membership !== 'owner',
  }
}

/** Whether lists of the school show a role everything, the own classrooms, or nothing. */
export function visibleListsOf(membership: Membership): 'all' | 'own' | 'none' {
  if (runsSchool(membership)) return 'all'
  return membership === 'teacher' ? 'own' : 'none'
}

/**
 * Whether a classroom opens: to who runs the school, and to whom it has in it. A member of the school learns that they may
 * not, an outsider not even that it is there.
 */
export function classroomAccess(membership: Membership, isIn: boolean): 'open' | 'forbidden' | 'not_found' {
  if (membership === undefined) return 'not_found'
  return runsSchool(membership) || isIn ? 'open' : 'forbidden'
}

/** What a role may do in a classroom, which a teacher has to be in. */
export function classroomAbilities(membership: Membership, isIn: boolean): ClassroomAbilities {
  const runs = runsSchool(membership)
  const teaches = runs || (membership === 'teacher' && isIn)
  return {
    edit: runs,
    invite_students: teaches,
    invite_teachers: runs,
    put_in_students: teaches,
    put_in_teachers: runs,
    set_work: teaches,
    see_progress: teaches,
    moderate_chat: teaches,
  }
}

/** Whether a role may invite to another; teachers invite students to classrooms of their own. */
export function canInvite(membership: Membership, to: SchoolRole, isOwnClassroom: boolean): boolean {
  if (to === 'owner') return false
  if (to === 'manager') return membership === 'owner'
  if (runsSchool(membership)) return true
  return membership === 'teacher' && to === 'student' && isOwnClassroom
}

/**
 * Whether a role may shut a member out or let them in again. Nobody shuts out the owner, as nobody invites to be one.
 *
 * @param isOwnStudent whether the member is in a classroom that the teacher is in
 */
export function canDeactivate(membership: Membership, member: SchoolRole, isOwnStudent: boolean): boolean {
  return canInvite(membership, member, isOwnStudent)
}

/** Whether a role may appoint a member from one role to another; ownership is transferred, not appointed to. */
export function canAppoint(membership: Membership, from: SchoolRole, to: SchoolRole): boolean {
  if (from === 'owner' || to === 'owner') return false
  if (from === 'manager' || to === 'manager') return membership === 'owner'
  return runsSchool(membership)
}

/** Whether a role may put a member into a classroom or take them out. */
export function canMoveInto(membership: Membership, isIn: boolean, member: SchoolRole): boolean {
  const abilities = classroomAbilities(membership, isIn)
  return member === 'student' ? abilities.put_in_students : abilities.put_in_teachers
}
