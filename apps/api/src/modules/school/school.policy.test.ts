import { schoolRoles } from '@wordhoard/contracts/school'
import { describe, expect, it } from 'vitest'
import {
  classroomAbilities,
  classroomDoor,
  higherRole,
  listsSeenBy,
  mayAppoint,
  mayDeactivate,
  mayInvite,
  mayMoveInto,
  type Standing,
  schoolAbilities,
} from './school.policy'

const standings: Standing[] = [...schoolRoles, undefined]
/** Of a table: who, in the order owner, manager, teacher, student, outsider. */
const who = (allowed: (standing: Standing) => boolean) =>
  standings.map((standing) => (allowed(standing) ? '✓' : '·')).join('')

describe('in a school', () => {
  it('each role may do what the table says, and nothing else', () => {
    const table = Object.fromEntries(
      Object.keys(schoolAbilities(undefined)).map((ability) => [
        ability,
        who((standing) => schoolAbilities(standing)[ability as keyof ReturnType<typeof schoolAbilities>]),
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
    expect(standings.map(listsSeenBy)).toEqual(['all', 'all', 'own', 'none', 'none'])
  })

  it('teachers invite and shut out students of their own classrooms only; managers are the owner’s affair', () => {
    expect(who((standing) => mayInvite(standing, 'student', true))).toBe('✓✓✓··')
    expect(who((standing) => mayInvite(standing, 'student', false))).toBe('✓✓···')
    expect(who((standing) => mayInvite(standing, 'teacher', true))).toBe('✓✓···')
    expect(who((standing) => mayInvite(standing, 'manager', true))).toBe('✓····')
    expect(who((standing) => mayInvite(standing, 'owner', true))).toBe('·····')
    expect(who((standing) => mayDeactivate(standing, 'student', true))).toBe('✓✓✓··')
    expect(who((standing) => mayDeactivate(standing, 'student', false))).toBe('✓✓···')
    expect(who((standing) => mayDeactivate(standing, 'teacher', true))).toBe('✓✓···')
    expect(who((standing) => mayDeactivate(standing, 'manager', true))).toBe('✓····')
    expect(who((standing) => mayDeactivate(standing, 'owner', true))).toBe('·····')
  })

  it('nobody is appointed owner or from it', () => {
    expect(who((standing) => mayAppoint(standing, 'student', 'teacher'))).toBe('✓✓···')
    expect(who((standing) => mayAppoint(standing, 'teacher', 'student'))).toBe('✓✓···')
    expect(who((standing) => mayAppoint(standing, 'teacher', 'manager'))).toBe('✓····')
    expect(who((standing) => mayAppoint(standing, 'manager', 'teacher'))).toBe('✓····')
    expect(who((standing) => mayAppoint(standing, 'owner', 'teacher'))).toBe('·····')
    expect(who((standing) => mayAppoint(standing, 'manager', 'owner'))).toBe('·····')
  })

  it('a lower role never takes a higher one away', () => {
    expect(higherRole('teacher', 'student')).toBe('teacher')
    expect(higherRole('student', 'manager')).toBe('manager')
    expect(higherRole('owner', 'teacher')).toBe('owner')
  })
})

describe('in a classroom', () => {
  it('the door opens to who is in it and to who runs the school', () => {
    expect(standings.map((standing) => classroomDoor(standing, true))).toEqual([
      ...['open', 'open', 'open', 'open'],
      'not_found',
    ])
    expect(standings.map((standing) => classroomDoor(standing, false))).toEqual([
      ...['open', 'open', 'forbidden', 'forbidden'],
      'not_found',
    ])
  })

  it('each role may do what the table says, in it and not in it', () => {
    const table = (isIn: boolean) =>
      Object.fromEntries(
        Object.keys(classroomAbilities(undefined, isIn)).map((ability) => [
          ability,
          who((standing) => classroomAbilities(standing, isIn)[ability as 'edit']),
        ]),
      )
    const runs = { edit: '✓✓···', invite_teachers: '✓✓···', put_in_teachers: '✓✓···' }
    const teaching = ['invite_students', 'put_in_students', 'set_work', 'see_progress', 'moderate_chat']
    const all = (value: string) => Object.fromEntries(teaching.map((ability) => [ability, value]))
    expect(table(true)).toEqual({ ...runs, ...all('✓✓✓··') })
    expect(table(false)).toEqual({ ...runs, ...all('✓✓···') })
    expect(who((standing) => mayMoveInto(standing, true, 'student'))).toBe('✓✓✓··')
    expect(who((standing) => mayMoveInto(standing, true, 'teacher'))).toBe('✓✓···')
    expect(who((standing) => mayMoveInto(standing, false, 'student'))).toBe('✓✓···')
  })
})
