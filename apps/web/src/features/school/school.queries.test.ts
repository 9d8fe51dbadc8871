// @vitest-environment jsdom
import { getSchoolForStaff } from '@wordhoard/contracts/school'
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { schoolQueries } from './school.queries'

const server = openPage()

describe('schoolQueries', () => {
  it('keeps refetching the school for its staff, but stops once access is refused', async () => {
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
