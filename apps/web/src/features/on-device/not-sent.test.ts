// @vitest-environment jsdom

import { getDeviceKey } from '@wordhoard/contracts/offline/device-key'
import { getHealth } from '@wordhoard/contracts/system'
import { setWordState } from '@wordhoard/contracts/vocabulary'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubDeviceStorage } from '../../testing/device-storage'
import { openPage } from '../../testing/page'
import { closeTabsAfterwards, openTab } from '../../testing/tab'
import { describeEntry } from './describe-entry'

const server = openPage()
closeTabsAfterwards()

const open = () =>
  openTab(async () => ({
    ...(await import('../../device/outbox/outbox')),
    ...(await import('../../device/outbox/refused')),
    ...(await import('../../device/outbox/waiting.store')),
  }))

beforeEach(() => {
  stubDeviceStorage()
  server.answer(getHealth, { status: 'ok' })
  server.answer(getDeviceKey, { key: Buffer.alloc(32, 7).toString('base64url') })
  server.refuse(setWordState, 409, 'too_late', 'This waited for more than 30 days.')
})

describe('what the server refused', () => {
  const change = { kind: 'state', spellIds: [3], names: ['heron'], state: 'known', adds: true } as const

  it('says what it was and why, and can be sent again', async () => {
    const tab = await open()
    await tab.addToOutbox('word', 'a', change)
    await tab.sendOutbox()
    const [entry] = await tab.readRefused()
    expect(describeEntry(entry!).title).toBe('Mark “heron” as known')
    expect(entry!.refusal).toBe('This waited for more than 30 days.')
    await tab.sendRefusedAgain(entry!)
    expect(await tab.readRefused()).toHaveLength(1)
    server.answer(setWordState, { updated: 1, undo_id: null })
    await tab.sendRefusedAgain(entry!)
    expect(await tab.readRefused()).toEqual([])
    expect(tab.useWaiting.getState()).toEqual({ waiting: 0, refused: 0, kinds: {} })
  })

  it('can be discarded', async () => {
    const tab = await open()
    await tab.addToOutbox('word', 'a', change)
    await tab.sendOutbox()
    expect(tab.useWaiting.getState().refused).toBe(1)
    await tab.discardEntry('word', 'a')
    expect(tab.useWaiting.getState().refused).toBe(0)
  })

  it('has a title and a text for every kind', () => {
    const base = { order: 1, key: 'a', givenAt: 0, refusal: 'No.' }
    const described = [
      { ...base, kind: 'word', content: { ...change, spellIds: [3, 4], names: [], kind: 'remove' } },
      { ...base, kind: 'word', content: { kind: 'undo', of: { id: 'x' } } },
      { ...base, kind: 'lookup', content: { spell_id: 3, context: 'A heron.' } },
      { ...base, kind: 'reading', content: { text: 'A heron.', title: 'Birds' } },
      { ...base, kind: 'reading', content: { article_id: 5 } },
    ].map((entry) => describeEntry(entry as Parameters<typeof describeEntry>[0]))
    expect(described).toEqual([
      { title: 'Remove 2 words', text: undefined },
      { title: 'Undo a word change', text: undefined },
      { title: 'A look-up in “A heron.”', text: 'A heron.' },
      { title: 'Words of “Birds”', text: 'A heron.' },
      { title: 'Words of a text you read', text: undefined },
    ])
  })
})
