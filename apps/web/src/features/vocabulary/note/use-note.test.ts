// @vitest-environment jsdom
import { getDeviceKey } from '@wordhoard/contracts/offline/device-key'
import { getHealth } from '@wordhoard/contracts/system'
import { updateNote } from '@wordhoard/contracts/vocabulary'
import { expect, it, vi } from 'vitest'
import { listDrafts } from '../../../device/locked-drafts'
import { pauseOutbox } from '../../../device/outbox/outbox'
import { useWaiting } from '../../../device/outbox/waiting.store'
import { stubDeviceStorage } from '../../../testing/device-storage'
import { openPage, until } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { useNote } from './use-note'

const server = openPage()

it('keeps a note until the server can be reached, and takes its draft away before it’s counted', async () => {
  stubDeviceStorage()
  server.answer(getDeviceKey, { key: Buffer.alloc(32, 7).toString('base64url') })
  for (const endpoint of [getHealth, updateNote]) server.loseConnection(endpoint)
  const onDone = vi.fn()
  const hook = await renderHook(() => useNote(5, null, onDone), undefined)
  await runInAct(() => hook.current.type('A grey bird'))
  expect(listDrafts()).toHaveLength(1)
  const counted: number[] = []
  useWaiting.subscribe(({ waiting }) => counted.push(waiting + listDrafts().length))
  await runInAct(() => hook.current.save())
  await until(() => expect(onDone).toHaveBeenCalled())
  expect(useWaiting.getState().kinds).toEqual({ note: 1 })
  expect(new Set(counted)).toEqual(new Set([1]))
  pauseOutbox()
})
