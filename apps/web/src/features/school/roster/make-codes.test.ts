// @vitest-environment jsdom
import { createCodeSheet, listInvitations } from '@wordhoard/contracts/invitations'
import type { Classroom, StaffSchool } from '@wordhoard/contracts/school'
import { describe, expect, it } from 'vitest'
import { LostConnection } from '../../../testing/fake-server'
import { openPage, until } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { type MadeCodes, useMakeCodes, useUnusedCodes } from './make-codes'

const server = openPage()
const school = { id: 4, name: 'Hill School' } as StaffSchool
const classroom = { id: 9, name: '7b' } as Classroom

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
        without_email: false,
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
