import type { ClassroomAbilities } from '@wordhoard/contracts/classrooms'
import type { SchoolAbilities, SchoolRole } from '@wordhoard/contracts/school'

/** A user's active role in a school; undefined for outsiders and for those whose membership was ended. */
export type Membership = SchoolRole | undefined

const rank = { student: 0, teacher: 1, manager: 2, owner: 3 } as const

/** Returns the higher of two roles: a teacher who uses a student's code stays a teacher. */
export function higherRole(one: SchoolRole, other: SchoolRole): SchoolRole {
  return rank[one] >= rank[other] ? one : other
}

const runsSchool = (membership: Membership) => membership === 'owner' || membership === 'manager'
const isStaff = (membership: Membership) => runsSchool(membership) || membership === 'teacher'

/** Returns what a role may do in its school. */
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

/** Returns whether a role sees all of the school's lists, those of its own classrooms, or none. */
export function visibleListsOf(membership: Membership): 'all' | 'own' | 'none' {
  if (runsSchool(membership)) return 'all'
  return membership === 'teacher' ? 'own' : 'none'
}

/**
 * Decides whether a classroom opens: to those who run the school and to its own members. Other members of the school
 * are refused; outsiders don't even learn that it exists.
 */
export function classroomAccess(membership: Membership, isIn: boolean): 'open' | 'forbidden' | 'not_found' {
  if (membership === undefined) return 'not_found'
  return runsSchool(membership) || isIn ? 'open' : 'forbidden'
}

/** Returns what a role may do in a classroom; teachers only in their own. */
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

/** Whether a role may invite users to another role; teachers may invite students to their own classrooms. */
export function canInvite(membership: Membership, to: SchoolRole, isOwnClassroom: boolean): boolean {
  if (to === 'owner') return false
  if (to === 'manager') return membership === 'owner'
  if (runsSchool(membership)) return true
  return membership === 'teacher' && to === 'student' && isOwnClassroom
}

/**
 * Whether a role may deactivate or reactivate a member. Nobody can deactivate the owner, just as nobody can invite one.
 *
 * @param isOwnStudent whether the member is in a classroom that the teacher is in
 */
export function canDeactivate(membership: Membership, member: SchoolRole, isOwnStudent: boolean): boolean {
  return canInvite(membership, member, isOwnStudent)
}

/**
 * Whether a role may give a student's account without an email address a temporary password: those who run the school,
 * and teachers of a class that the student is in.
 *
 * @param isOwnStudent whether the student is in a classroom that the teacher is in
 */
export function canResetPassword(membership: Membership, member: SchoolRole, isOwnStudent: boolean): boolean {
  if (member !== 'student') return false
  return runsSchool(membership) || (membership === 'teacher' && isOwnStudent)
}

/** Whether a role may change a member's role; ownership is transferred instead. */
export function canAppoint(membership: Membership, from: SchoolRole, to: SchoolRole): boolean {
  if (from === 'owner' || to === 'owner') return false
  if (from === 'manager' || to === 'manager') return membership === 'owner'
  return runsSchool(membership)
}

/** Whether a role may add a member to a classroom or remove them. */
export function canMoveInto(membership: Membership, isIn: boolean, member: SchoolRole): boolean {
  const abilities = classroomAbilities(membership, isIn)
  return member === 'student' ? abilities.put_in_students : abilities.put_in_teachers
}
