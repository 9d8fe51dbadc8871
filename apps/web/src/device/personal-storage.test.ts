// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { stubDeviceStorage } from '../testing/device-storage'
import { openPage } from '../testing/page'
import { closeTabsAfterwards, openTab } from '../testing/tab'

openPage()
closeTabsAfterwards()
beforeEach(() => stubDeviceStorage())

const content = { token: 't', game_id: 'a', game_session_id: 1, game_name: 'g', answer: 'mine', tz: 'UTC' }

it('leaves nothing on the device but how it looks', async () => {
  const deleted = vi.fn()
  vi.stubGlobal('caches', { delete: deleted })
  const { storeEntry, readEntries, setClock, clearPersonalStorage, personalCaches, leave } = await openTab(
    async () => ({
      ...(await import('./outbox/entries')),
      ...(await import('./personal-storage')),
    }),
  )
  await storeEntry(7, 'answer', 'a', content)
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('messageDraft:7:1', 'mine')
  sessionStorage.setItem('learnGames', 'mine')
  leave()
  await clearPersonalStorage()
  // A server that is back tells the time.
  await setClock(Date.now())
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([])
  expect(deleted.mock.calls.flat()).toEqual(personalCaches)
  expect(Object.keys(localStorage)).toEqual(['theme'])
  expect(sessionStorage).toHaveLength(0)
  // What this page still holds is gone too, and new things get a new key.
  expect(await readEntries(7, 'answer')).toEqual([])
  await storeEntry(7, 'answer', 'b', content)
  expect(await readEntries(7, 'answer')).toMatchObject([{ key: 'b', content }])
})

it('leaves nothing either when something that was under way ends after it', async () => {
  vi.stubGlobal('caches', { delete: vi.fn() })
  const { storeEntry, removeEntry, readReadySessions, clearPersonalStorage, leave } = await openTab(
    async () => ({
      ...(await import('./outbox/entries')),
      ...(await import('./offline-sessions/ready-sessions')),
      ...(await import('./personal-storage')),
    }),
  )
  await storeEntry(7, 'answer', 'a', content)
  leave()
  await clearPersonalStorage()
  await removeEntry(7, 'a')
  await storeEntry(7, 'answer', 'b', content)
  await readReadySessions()
  expect(await indexedDB.databases()).toEqual([])
})
