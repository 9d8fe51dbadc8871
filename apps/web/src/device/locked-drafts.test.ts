// @vitest-environment jsdom

import { getDeviceKey } from '@wordhoard/contracts/offline/device-key'
import { beforeEach, expect, it } from 'vitest'
import { stubDeviceStorage } from '../testing/device-storage'
import { ME, openPage } from '../testing/page'
import { closeTabsAfterwards, openTab } from '../testing/tab'

const server = openPage()
closeTabsAfterwards()

const key = (byte: number) => ({ key: Buffer.alloc(32, byte).toString('base64url') })
const open = () =>
  openTab(async () => ({
    ...(await import('./locked-drafts')),
    ...(await import('./outbox/person-key')),
    ...(await import('./outbox/database')),
  }))

beforeEach(() => {
  stubDeviceStorage()
  server.answer(getDeviceKey, key(7))
  localStorage.setItem(`messageDraft:${ME}:2`, 'Dear Ben')
  localStorage.setItem(`unsentMessages:${ME}`, '[]')
  localStorage.setItem('messageDraft:99:2', 'Somebody else’s')
})

it('locks what a person wrote when their session ends elsewhere, and opens it for them only', async () => {
  const before = await open()
  await before.protectKey(ME)
  await before.lockDraftsOf(ME)
  await before.lockKey(ME)
  expect(before.listDrafts()).toEqual(['messageDraft:99:2'])
  await before.closeOutbox()
  server.answer(getDeviceKey, key(9))
  const thief = await open()
  await expect(thief.unlockDraftsOf(ME)).rejects.toThrow()
  await thief.closeOutbox()
  server.answer(getDeviceKey, key(7))
  const after = await open()
  await after.unlockDraftsOf(ME)
  expect(localStorage.getItem(`messageDraft:${ME}:2`)).toBe('Dear Ben')
  localStorage.setItem(`messageDraft:${ME}:2`, 'Dear Ben, again')
  await after.unlockDraftsOf(ME)
  expect(localStorage.getItem(`messageDraft:${ME}:2`)).toBe('Dear Ben, again')
  await after.closeOutbox()
})

it('leaves drafts where they are while there is no key that only their writer gets', async () => {
  const tab = await open()
  await tab.lockDraftsOf(ME)
  expect(localStorage.getItem(`messageDraft:${ME}:2`)).toBe('Dear Ben')
  await tab.closeOutbox()
})
