// @vitest-environment jsdom
import { listMyAssignments } from '@wordhoard/contracts/assignments'
import { expect, it, vi } from 'vitest'
import { myAssignmentsHeightKey } from '../../features/assignments/my-assignments-height-key'
import { rememberHeight } from '../../shell/remembered-heights'
import { ME, openPage, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { useFirstAssignments } from './use-first-assignments'

const server = openPage()

it('waits for the answer of a first visit, and not for a slow one', async () => {
  const held = server.hold(listMyAssignments)
  const hook = await renderHook(() => useFirstAssignments(11), undefined)
  await until(() => expect(held).toHaveLength(1))
  expect(hook.current).toBe('unknown')
  await runInAct(() => held[0]?.answer([]))
  await until(() => expect(hook.current).toBe('late'))
})

it('draws the page without a slow answer, and leaves it as it is when that comes', async () => {
  vi.useFakeTimers()
  const held = server.hold(listMyAssignments)
  const hook = await renderHook(() => useFirstAssignments(12), undefined)
  expect(hook.current).toBe('unknown')
  await runInAct(() => vi.advanceTimersByTimeAsync(1500))
  expect(hook.current).toBe('late')
  await runInAct(() => held[0]?.answer([{ id: 1 } as never]))
  expect(hook.current).toBe('late')
})

it('asks for nothing where room can be reserved', async () => {
  rememberHeight(myAssignmentsHeightKey(ME), 240)
  const hook = await renderHook(() => useFirstAssignments(ME), undefined)
  expect(hook.current).toBe('late')
  expect(server.requestsTo(listMyAssignments)).toHaveLength(0)
})
