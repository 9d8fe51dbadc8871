// @vitest-environment jsdom

import { passWords } from '@wordhoard/contracts/learner/knowledge'
import { getDeviceKey } from '@wordhoard/contracts/offline/device-key'
import { getHealth } from '@wordhoard/contracts/system'
import { updateNote } from '@wordhoard/contracts/vocabulary'
import { beforeEach, expect, it } from 'vitest'
import { stubDeviceStorage } from '../testing/device-storage'
import { ME, openPage } from '../testing/page'
import { closeTabsAfterwards, openTab } from '../testing/tab'

const server = openPage()
closeTabsAfterwards()
const open = () =>
  openTab(async () => ({
    ...(await import('./logout')),
    ...(await import('./outbox/outbox')),
  }))

beforeEach(() => {
  stubDeviceStorage()
  server.answer(getDeviceKey, { key: Buffer.alloc(32, 7).toString('base64url') })
  for (const endpoint of [getHealth, passWords, updateNote]) server.loseConnection(endpoint)
})

it('counts each message that wasn’t sent, and each draft', async () => {
  const tab = await open()
  expect(await tab.sendBeforeLogout()).toMatchObject({ unsent: 0 })
  localStorage.setItem(`unsentMessages:${ME}`, '[{"content":"One"},{"content":"Two"}]')
  localStorage.setItem(`messageDraft:${ME}:2`, '{}')
  expect(await tab.sendBeforeLogout()).toMatchObject({ unsent: 3 })
})

it('counts words passed while reading once, however often they were reported, and not beside anything else', async () => {
  const tab = await open()
  for (const id of [1, 2, 3]) await tab.addToOutbox('passed', `p-${id}`, { spell_ids: [id] })
  expect(await tab.sendBeforeLogout()).toEqual({ unsent: 1, isAway: true })
  await tab.addToOutbox('note', 'n-1', { spellId: 5, name: 'heron', note: 'A grey bird' })
  expect(await tab.sendBeforeLogout()).toEqual({ unsent: 1, isAway: true })
  tab.pauseOutbox()
})
