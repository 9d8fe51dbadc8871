import { type SchoolRole, schoolRoles } from '@wordhoard/contracts/school'
import { describe, expect, it } from 'vitest'
import {
  canAppoint,
  canDeactivate,
  canInvite,
  canMoveInto,
  canResetPassword,
  classroomAbilities,
  classroomAccess,
  higherRole,
  type Membership,
  schoolAbilities,
  visibleListsOf,
} from './school.policy'

const memberships: Membership[] = [...schoolRoles, undefined]
/** A row of a table: a mark for each of owner, manager, teacher, student and outsider. */
const who = (allowed: (membership: Membership) => boolean) =>
  memberships.map((membership) => (allowed(membership) ? '✓' : '·')).join('')

describe('the policy of a school', () => {
  it('gives each role exactly the abilities in the table', () => {
    const table = Object.fromEntries(
      Object.keys(schoolAbilities(undefined)).map((ability) => [
        ability,
        who((membership) => schoolAbilities(membership)[ability as keyof ReturnType<typeof schoolAbilities>]),
      ]),
    )
    expect(table).toEqual({
      open_admin_panel: '✓✓✓··',
      edit: '✓✓···',
      create_classroom: '✓✓···',
      invite_students: '✓✓···',
      invite_teachers: '✓✓···',
      appoint_managers: '✓····',
      transfer: '✓····',
      delete: '✓····',
      leave: '·✓✓✓·',
    })
    expect(memberships.map(visibleListsOf)).toEqual(['all', 'all', 'own', 'none', 'none'])
  })

  it('lets teachers invite and deactivate only students of their own classrooms, and leaves managers to the owner', () => {
    expect(who((membership) => canInvite(membership, 'student', true))).toBe('✓✓✓··')
    expect(who((membership) => canInvite(membership, 'student', false))).toBe('✓✓···')
    expect(who((membership) => canInvite(membership, 'teacher', true))).toBe('✓✓···')
    expect(who((membership) => canInvite(membership, 'manager', true))).toBe('✓····')
    expect(who((membership) => canInvite(membership, 'owner', true))).toBe('·····')
    expect(who((membership) => canDeactivate(membership, 'student', true))).toBe('✓✓✓··')
    expect(who((membership) => canDeactivate(membership, 'student', false))).toBe('✓✓···')
    expect(who((membership) => canDeactivate(membership, 'teacher', true))).toBe('✓✓···')
    expect(who((membership) => canDeactivate(membership, 'manager', true))).toBe('✓····')
    expect(who((membership) => canDeactivate(membership, 'owner', true))).toBe('·····')
  })

  it('appoints nobody to owner or from owner', () => {
    expect(who((membership) => canAppoint(membership, 'student', 'teacher'))).toBe('✓✓···')
    expect(who((membership) => canAppoint(membership, 'teacher', 'student'))).toBe('✓✓···')
    expect(who((membership) => canAppoint(membership, 'teacher', 'manager'))).toBe('✓····')
    expect(who((membership) => canAppoint(membership, 'manager', 'teacher'))).toBe('✓····')
    expect(who((membership) => canAppoint(membership, 'owner', 'teacher'))).toBe('·····')
    expect(who((membership) => canAppoint(membership, 'manager', 'owner'))).toBe('·····')
  })

  it('lets those who run the school, and a student’s own teachers, reset a student’s password', () => {
    const resets = (member: SchoolRole, isOwnStudent: boolean) =>
      who((membership) => canResetPassword(membership, member, isOwnStudent))
    expect(resets('student', true)).toBe('✓✓✓··')
    expect(resets('student', false)).toBe('✓✓···')
    for (const member of ['teacher', 'manager', 'owner'] as const) expect(resets(member, true)).toBe('·····')
  })

  it('never replaces a higher role with a lower one', () => {
    expect(higherRole('teacher', 'student')).toBe('teacher')
    expect(higherRole('student', 'manager')).toBe('manager')
    expect(higherRole('owner', 'teacher')).toBe('owner')
  })
})

describe('the policy of a classroom', () => {
  it('opens it to its members and to those who run the school', () => {
    expect(memberships.map((membership) => classroomAccess(membership, true))).toEqual([
      ...['open', 'open', 'open', 'open'],
      'not_found',
    ])
    expect(memberships.map((membership) => classroomAccess(membership, false))).toEqual([
      ...['open', 'open', 'forbidden', 'forbidden'],
      'not_found',
    ])
  })

  it('gives each role exactly the abilities in the table, inside and outside the classroom', () => {
    const table = (isIn: boolean) =>
      Object.fromEntries(
        Object.keys(classroomAbilities(undefined, isIn)).map((ability) => [
          ability,
          who((membership) => classroomAbilities(membership, isIn)[ability as 'edit']),
        ]),
      )
    const atSchool = { edit: '✓✓···', invite_teachers: '✓✓···', put_in_teachers: '✓✓···' }
    const teaching = ['invite_students', 'put_in_students', 'set_work', 'see_progress', 'moderate_chat']
    const all = (value: string) => Object.fromEntries(teaching.map((ability) => [ability, value]))
    expect(table(true)).toEqual({ ...atSchool, ...all('✓✓✓··') })
    expect(table(false)).toEqual({ ...atSchool, ...all('✓✓···') })
    expect(who((membership) => canMoveInto(membership, true, 'student'))).toBe('✓✓✓··')
    expect(who((membership) => canMoveInto(membership, true, 'teacher'))).toBe('✓✓···')
    expect(who((membership) => canMoveInto(membership, false, 'student'))).toBe('✓✓···')
  })
})
