import type { ClassroomAbilities } from '@wordhoard/contracts/classrooms'
import type { SchoolAbilities, SchoolRole } from '@wordhoard/contracts/school'

/** Somebody's active role in a school; undefined for outsiders and for those whose membership was ended. */
export type Standing = SchoolRole | undefined

const rank = { student: 0, teacher: 1, manager: 2, owner: 3 } as const

/** The higher of two roles: joining by a student's code makes no teacher a student. */
export function higherRole(one: SchoolRole, other: SchoolRole): SchoolRole {
  return rank[one] >= rank[other] ? one : other
}

const runsSchool = (standing: Standing) => standing === 'owner' || standing === 'manager'
const isStaff = (standing: Standing) => runsSchool(standing) || standing === 'teacher'

/** What a role may do in its school. */
export function schoolAbilities(standing: Standing): SchoolAbilities {
  return {
    open_admin_panel: isStaff(standing),
    edit: runsSchool(standing),
    create_classroom: runsSchool(standing),
    invite_students: runsSchool(standing),
    invite_teachers: runsSchool(standing),
    appoint_managers: standing === 'owner',
    transfer: standing === 'owner',
    delete: standing === 'owner',
    leave: standing !== undefined && standing !== 'owner',
  }
}

/** Whether lists of the school show a role everything, the own classrooms, or nothing. */
export function listsSeenBy(standing: Standing): 'all' | 'own' | 'none' {
  if (runsSchool(standing)) return 'all'
  return standing === 'teacher' ? 'own' : 'none'
}

/**
 * Whether a classroom opens: to who runs the school, and to whom it has in it. A member of the school learns that they may
 * not, an outsider not even that it is there.
 */
export function classroomDoor(standing: Standing, isIn: boolean): 'open' | 'forbidden' | 'not_found' {
  if (standing === undefined) return 'not_found'
  return runsSchool(standing) || isIn ? 'open' : 'forbidden'
}

/** What a role may do in a classroom, which a teacher has to be in. */
export function classroomAbilities(standing: Standing, isIn: boolean): ClassroomAbilities {
  const runs = runsSchool(standing)
  const teaches = runs || (standing === 'teacher' && isIn)
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
export function mayInvite(standing: Standing, to: SchoolRole, isOwnClassroom: boolean): boolean {
  if (to === 'owner') return false
  if (to === 'manager') return standing === 'owner'
  if (runsSchool(standing)) return true
  return standing === 'teacher' && to === 'student' && isOwnClassroom
}

/**
 * Whether a role may shut a member out or let them in again. Nobody shuts out the owner, as nobody invites to be one.
 *
 * @param isOwnStudent whether the member is in a classroom that the teacher is in
 */
export function mayDeactivate(standing: Standing, member: SchoolRole, isOwnStudent: boolean): boolean {
  return mayInvite(standing, member, isOwnStudent)
}

/** Whether a role may appoint a member from one role to another; ownership is transferred, not appointed to. */
export function mayAppoint(standing: Standing, from: SchoolRole, to: SchoolRole): boolean {
  if (from === 'owner' || to === 'owner') return false
  if (from === 'manager' || to === 'manager') return standing === 'owner'
  return runsSchool(standing)
}

/** Whether a role may put a member into a classroom or take them out. */
export function mayMoveInto(standing: Standing, isIn: boolean, member: SchoolRole): boolean {
  const abilities = classroomAbilities(standing, isIn)
  return member === 'student' ? abilities.put_in_students : abilities.put_in_teachers
}
