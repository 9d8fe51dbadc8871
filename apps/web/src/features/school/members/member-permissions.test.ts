import type { SchoolAbilities } from '@wordhoard/contracts/school'
import { expect, it } from 'vitest'
import { invitableRoles, memberActions } from './member-permissions'

const none: SchoolAbilities = {
  open_admin_panel: false,
  edit: false,
  create_classroom: false,
  invite_students: false,
  invite_teachers: false,
  appoint_managers: false,
  transfer: false,
  delete: false,
  leave: true,
}
const teacher = { ...none, open_admin_panel: true }
const manager = {
  ...teacher,
  edit: true,
  create_classroom: true,
  invite_students: true,
  invite_teachers: true,
}
const owner = { ...manager, appoint_managers: true, transfer: true, delete: true, leave: false }

const noRole = { id: 2, username: 'ada', first_name: '', last_name: '', bio: '', avatarId: null }
const of = (abilities: SchoolAbilities, role: 'owner' | 'manager' | 'teacher' | 'student', self = 1) =>
  memberActions(abilities, { role, user_info: noRole, is_active: true }, self)

it('lets a teacher change and invite students only', () => {
  expect(of(teacher, 'student')).toEqual({ roles: [], deactivate: true, classrooms: true })
  expect(of(teacher, 'teacher')).toEqual({ roles: [], deactivate: false, classrooms: false })
  expect(invitableRoles(teacher)).toEqual(['student'])
})

it('lets a manager change and invite teachers and students, but not managers', () => {
  expect(of(manager, 'student')).toEqual({ roles: ['teacher'], deactivate: true, classrooms: true })
  expect(of(manager, 'teacher')).toEqual({ roles: ['student'], deactivate: true, classrooms: true })
  expect(of(manager, 'manager')).toEqual({ roles: [], deactivate: false, classrooms: true })
  expect(of(manager, 'owner')).toEqual({ roles: [], deactivate: false, classrooms: true })
  expect(invitableRoles(manager)).toEqual(['student', 'teacher'])
})

it('lets the owner change everything but their own role', () => {
  expect(of(owner, 'manager')).toEqual({ roles: ['teacher', 'student'], deactivate: true, classrooms: true })
  expect(of(owner, 'teacher')).toEqual({ roles: ['manager', 'student'], deactivate: true, classrooms: true })
  expect(of(owner, 'owner', 2)).toEqual({ roles: [], deactivate: false, classrooms: true })
  expect(invitableRoles(owner)).toEqual(['student', 'teacher', 'manager'])
})

it('lets nobody remove their own access or change their own role', () => {
  expect(of(manager, 'manager', 2)).toEqual({ roles: [], deactivate: false, classrooms: true })
  expect(of({ ...owner }, 'student', 2)).toEqual({ roles: [], deactivate: false, classrooms: true })
})

it('offers no classrooms for a member without access', () => {
  const member = { role: 'student', user_info: noRole, is_active: false } as const
  expect(memberActions(teacher, member, 1)).toEqual({ roles: [], deactivate: true, classrooms: false })
})
