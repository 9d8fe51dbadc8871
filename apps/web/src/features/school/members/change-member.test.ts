// @vitest-environment jsdom
import { type ManagedUser, type SchoolUser, updateSchoolUser } from '@wordhoard/contracts/school'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../../shell/query-client'
import { openPage, pressToastAction, toasts, toastTexts, until } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { schoolQueries } from '../school.queries'
import { useMemberChange } from './change-member'

const server = openPage()
const SCHOOL = 4

const member = (id: number, more: Partial<SchoolUser> = {}): ManagedUser => ({
  role: 'student',
  user_info: { id, username: `user${id}`, first_name: 'Ada', last_name: 'Byron', bio: '', avatarId: null },
  created_at: '2026-11-21T10:00:00.000Z',
  is_active: true,
  classrooms: [],
  can_reset_password: false,
  ...more,
})

describe('changing a member', () => {
  const lists = [
    schoolQueries.users(SCHOOL, { limit: 50 }).queryKey,
    schoolQueries.users(SCHOOL, { limit: 50, role: 'student' }).queryKey,
  ] as const
  const shown = (key: (typeof lists)[number] = lists[0]) =>
    queryClient.getQueryData(key)?.map(({ user_info, role, is_active }) => [user_info.id, role, is_active])
  const open = (who = member(2)) => renderHook((now: SchoolUser) => useMemberChange(SCHOOL, now), who)
  beforeEach(() => {
    for (const key of lists) queryClient.setQueryData(key, [member(1), member(2)])
  })

  it('shows in every list before the server has answered', async () => {
    const held = server.hold(updateSchoolUser)
    const hook = await open()
    await runInAct(() => hook.current({ role: 'teacher' }))
    await until(() => expect(held).toHaveLength(1))
    for (const key of lists)
      expect(shown(key)).toEqual([
        [1, 'student', true],
        [2, 'teacher', true],
      ])
    held[0]?.answer({ role: 'teacher', is_active: true })
    await until(() => expect(toastTexts()).toEqual(['Ada Byron is now a teacher']))
    expect(queryClient.getQueryState(lists[1])?.isInvalidated).toBe(true)
  })

  it('is rolled back in every list when the server refuses', async () => {
    server.refuse(updateSchoolUser, 403, 'forbidden', 'You don’t have permission to do this.')
    const hook = await open()
    await runInAct(() => hook.current({ is_active: false }))
    await until(() =>
      expect(toasts()).toMatchObject([{ text: 'You don’t have permission to do this.', tone: 'error' }]),
    )
    for (const key of lists)
      expect(shown(key)).toEqual([
        [1, 'student', true],
        [2, 'student', true],
      ])
  })

  it('returns the member to the previous state on Undo', async () => {
    server.answer(updateSchoolUser, { role: 'student', is_active: false })
    const hook = await open()
    await runInAct(() => hook.current({ is_active: false }))
    await until(() => expect(toastTexts()).toEqual(['Ada Byron no longer has access']))
    pressToastAction()
    await until(() => expect(toastTexts().at(-1)).toBe('Ada Byron has access again'))
    expect(server.requestsTo(updateSchoolUser).map(({ body }) => body)).toEqual([
      { is_active: false },
      { is_active: true },
    ])
  })

  it('sends a change only after the answer to the one before', async () => {
    const held = server.hold(updateSchoolUser)
    const hook = await open()
    await runInAct(() => hook.current({ is_active: true }))
    await runInAct(() => hook.current({ is_active: false }))
    expect(shown()).toContainEqual([2, 'student', false])
    await until(() => expect(held).toHaveLength(1))
    held[0]?.answer({ role: 'student', is_active: true })
    await until(() => expect(held).toHaveLength(2))
    expect(queryClient.getQueryState(lists[0])?.isInvalidated).toBe(false)
    held[1]?.answer({ role: 'student', is_active: false })
    await until(() => expect(queryClient.getQueryState(lists[0])?.isInvalidated).toBe(true))
    expect(shown()).toContainEqual([2, 'student', false])
  })

  it('offers no Undo if nothing changed or the member was the owner', async () => {
    server.answer(updateSchoolUser, { role: 'manager', is_active: true })
    const same = await open(member(2, { role: 'manager' }))
    await runInAct(() => same.current({ role: 'manager' }))
    const owner = await open(member(2, { role: 'owner' }))
    await runInAct(() => owner.current({ role: 'manager' }))
    await until(() => expect(toasts()).toHaveLength(2))
    expect(toasts().map(({ action }) => action)).toEqual([undefined, undefined])
  })

  it('shows the user name of a member without a visible name', async () => {
    server.answer(updateSchoolUser, { role: 'student', is_active: true })
    const { user_info } = member(2)
    const hook = await open(member(2, { user_info: { ...user_info, first_name: '', last_name: '' } }))
    await runInAct(() => hook.current({ role: 'student' }))
    await until(() => expect(toastTexts()).toEqual(['user2 is now a student']))
  })
})
