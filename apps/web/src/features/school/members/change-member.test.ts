// @vitest-environment jsdom
import { createCodeSheet, listInvitations } from '@wordhoard/contracts/invitations'
import type { StaffSchool } from '@wordhoard/contracts/school'
import {
  type Classroom,
  getSchoolForStaff,
  type SchoolUser,
  updateSchoolUser,
} from '@wordhoard/contracts/school'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../shell/query-client'
import { LostConnection } from '../../../testing/fake-server'
import { openPage, pressToastAction, toasts, toastTexts, until } from '../../../testing/page'
import { address, renderHook, runInAct } from '../../../testing/render-hook'
import { usePanelParams } from '../panel/use-panel-params'
import { type MadeCodes, useMakeCodes, useUnusedCodes } from '../roster/make-codes'
import { schoolQueries } from '../school.queries'
import { useMemberChange } from './change-member'

const server = openPage()
const SCHOOL = 4

const member = (id: number, more: Partial<SchoolUser> = {}): SchoolUser => ({
  role: 'student',
  user_info: { id, username: `user${id}`, first_name: 'Ada', last_name: 'Byron', bio: '', avatarId: null },
  created_at: '2026-11-21T10:00:00.000Z',
  is_active: true,
  classrooms: [],
  ...more,
})
const school = { id: SCHOOL, name: 'Hill School' } as StaffSchool
const classroom = { id: 9, name: '7b' } as Classroom

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
    await until(() => expect(toastTexts()).toEqual(['Ada Byron is a teacher now']))
    expect(queryClient.getQueryState(lists[1])?.isInvalidated).toBe(true)
  })

  it('is rolled back in every list when the server refuses', async () => {
    server.refuse(updateSchoolUser, 403, 'forbidden', 'You may not do this.')
    const hook = await open()
    await runInAct(() => hook.current({ is_active: false }))
    await until(() => expect(toasts()).toMatchObject([{ text: 'You may not do this.', tone: 'error' }]))
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
    await until(() => expect(toastTexts()).toEqual(['Ada Byron has no access any more']))
    pressToastAction()
    await until(() => expect(toastTexts().at(-1)).toBe('Ada Byron has access again'))
    expect(server.requestsTo(updateSchoolUser).map(({ body }) => body)).toEqual([
      { is_active: false },
      { is_active: true },
    ])
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
    await until(() => expect(toastTexts()).toEqual(['user2 is a student now']))
  })
})

describe('codes for a class', () => {
  const body = { expires_in_days: 30 as never, rows: [{ label: 'Ada' }] }
  const issued = (id: number, more = {}) => ({
    id,
    code: `CODE${id}`,
    url: `https://example.org/join/CODE${id}`,
    label: 'Ada',
    expires_at: '2026-12-21T10:00:00.000Z',
    ...more,
  })
  const sheet = { codes: [issued(1)], mailed: 0, not_mailed: 0, mail_limit: 20 } as never

  it('are created once, however often the call is repeated after a lost answer', async () => {
    const held = server.hold(createCodeSheet)
    const made: MadeCodes[] = []
    const busy: boolean[] = []
    const [onBusy, onMade] = [(now: boolean) => busy.push(now), (codes: MadeCodes) => made.push(codes)]
    const hook = await renderHook(() => useMakeCodes(school, onBusy, onMade), undefined)
    const make = async (n: number) => {
      await runInAct(() => hook.current.make({ classroom, body }))
      await until(() => expect(held).toHaveLength(n))
    }
    await make(1)
    await until(() => expect(busy.at(-1)).toBe(true))
    held[0]?.fail(new LostConnection())
    await until(() => expect(hook.current.error).not.toBeNull())
    await make(2)
    held[1]?.answer(sheet)
    await until(() => expect(made).toMatchObject([{ school: 'Hill School', classroom: '7b' }]))
    await make(3)
    held[2]?.answer(sheet)
    await until(() => expect(made).toHaveLength(2))
    const [lost, again, anew] = server.requestsTo(createCodeSheet).map(({ idempotencyKey }) => idempotencyKey)
    expect(again).toBe(lost)
    expect(anew).not.toBe(lost)
    await until(() => expect(busy.at(-1)).toBe(false))
  })

  it('are found again while unused, oldest first', async () => {
    const listed = (id: number, more = {}) =>
      ({
        ...issued(id),
        role: 'student',
        classroom: null,
        created_at: '',
        max_uses: 1,
        uses: 0,
        ...more,
      }) as never
    server.answer(listInvitations, [
      listed(5),
      listed(4, { uses: 1 }),
      listed(3, { role: 'teacher' }),
      listed(2, { max_uses: null }),
      listed(1),
    ])
    const found: MadeCodes[] = []
    const hook = await renderHook(() => useUnusedCodes(school, (codes) => found.push(codes)), undefined)
    await runInAct(() => hook.current.find(classroom))
    await until(() => expect(found.map(({ codes }) => codes.map(({ id }) => id))).toEqual([[1, 5]]))
    server.answer(listInvitations, [])
    await runInAct(() => hook.current.find(classroom))
    await until(() => expect(hook.current.isNone).toBe(true))
    expect(found).toHaveLength(1)
  })
})

describe('the admin panel', () => {
  it('changes some parameters of the address in place and leaves the others alone', async () => {
    const hook = await renderHook(() => usePanelParams(), undefined, {
      address: '/school/hill/admin-panel?page=2&class_page=3',
    })
    await runInAct(() => hook.current.change({ page: null, search: 'ada & co' }))
    expect(address()).toBe('/school/hill/admin-panel?class_page=3&search=ada+%26+co')
    await runInAct(() => hook.current.change({ role: 'student' }))
    await runInAct(() => hook.current.change({ search: '', class_page: undefined }))
    expect(hook.current.params.toString()).toBe('role=student')
  })

  it('keeps refetching, but stops once access is refused', async () => {
    vi.useFakeTimers()
    server.refuse(getSchoolForStaff, 503, 'unavailable')
    const { useQuery } = await import('@tanstack/react-query')
    const hook = await renderHook(() => useQuery({ ...schoolQueries.staff('Hill'), retry: false }), undefined)
    const pass = (ms: number) => runInAct(() => vi.advanceTimersByTimeAsync(ms))
    await pass(25_000)
    expect(server.requestsTo(getSchoolForStaff)).toHaveLength(3)
    server.refuse(getSchoolForStaff, 403, 'forbidden')
    await pass(10_000)
    expect(hook.current.error).toMatchObject({ status: 403 })
    await pass(60_000)
    expect(server.requestsTo(getSchoolForStaff)).toHaveLength(4)
  })

  it('asks for another page of codes exactly while pages are full', () => {
    const { getNextPageParam } = schoolQueries.invitations(4)
    const part = (count: number) => Array.from({ length: count }) as never
    expect(getNextPageParam(part(100), [], 0, [])).toBe(100)
    expect(getNextPageParam(part(99), [], 100, [])).toBeUndefined()
  })
})
