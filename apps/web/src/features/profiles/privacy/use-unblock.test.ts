// @vitest-environment jsdom
import { unblock } from '@wordhoard/contracts/profiles'
import { describe, expect, it } from 'vitest'
import { openPage, toasts, until } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { useUnblock } from './use-unblock'

const server = openPage()

describe('unblocking a user', () => {
  const open = () => renderHook(() => useUnblock(), undefined)

  it('is confirmed when the server has done it', async () => {
    server.answer(unblock, { is_blocked: false } as never)
    const hook = await open()
    await runInAct(() => hook.current.unblock({ id: 2, username: 'user2' }))
    await until(() => expect(toasts()).toMatchObject([{ text: '@user2 is no longer blocked' }]))
  })

  it('reports a failure and can be repeated', async () => {
    server.loseConnection(unblock)
    const hook = await open()
    await runInAct(() => hook.current.unblock({ id: 2, username: 'user2' }))
    await until(() => expect(toasts()[0]?.text).toMatch(/^@user2 is still blocked\. /))
    await until(() => expect(hook.current.isUnblocking).toBe(false))
  })
})
