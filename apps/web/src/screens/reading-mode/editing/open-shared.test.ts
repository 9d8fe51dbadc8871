// @vitest-environment jsdom
import '../../../features/reader/testing/highlight-registry'
import { importPage } from '@wordhoard/contracts/reading/page-import'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { textFile } from '../../../features/file-import/testing/files.fixture'
import { resetReading, setText, useReading } from '../../../features/reader/text/reading.store'
import { readShared, storeShared } from '../../../files/shared-item'
import { fakeIndexedDb } from '../../../testing/indexed-db'
import { openPage, toastTexts } from '../../../testing/page'
import { openShared } from './open-shared'

const server = openPage()
beforeEach(() => {
  vi.stubGlobal('indexedDB', fakeIndexedDb())
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0))
  resetReading()
})
const state = () => useReading.getState()
const share = (more: object) => storeShared({ title: '', text: '', url: '', file: undefined, ...more })
const address = 'https://news.example/tide'

describe('openShared', () => {
  it('reads a text at once, with its title', async () => {
    await share({ title: 'Tides', text: 'The tide was out.' })
    expect(await openShared(false, false)).toBe('done')
    expect(state()).toMatchObject({ isReading: true, title: 'Tides' })
    expect(state().text).toContain('The tide was out.')
    expect(await readShared()).toBeUndefined()
  })

  it('opens a file, and offers to undo what it replaced', async () => {
    setText('<p>Mine</p>')
    await share({ file: textFile('keeper.txt', 'The keeper rowed home.') })
    await openShared(false, false)
    expect(state().text).toContain('The keeper rowed home.')
    expect(toastTexts()).toEqual(['keeper.txt replaced your text.'])
  })

  it('keeps a page for visitors until they have logged in', async () => {
    await share({ url: address })
    expect(await openShared(false, false)).toBe('login')
    server.answer(importPage, {
      url: address,
      title: 'Tide',
      byline: '',
      content: '<p>Low.</p>',
      text: 'Low.',
    })
    expect(await openShared(false, true)).toBe('done')
    expect(state().text).toContain('Low.')
    expect(await readShared()).toBeUndefined()
  })

  it('keeps a page while the network is away', async () => {
    await share({ url: address })
    server.loseConnection(importPage)
    expect(await openShared(false, true)).toBe('waits')
    expect(await readShared()).toMatchObject({ url: address })
  })

  it('asks to share again what the service worker couldn’t keep', async () => {
    expect(await openShared(true, false)).toBe('done')
    expect(toastTexts()).toEqual(['We couldn’t open what you shared. Please share it again.'])
  })

  it('forgets what has waited for more than a day', async () => {
    await share({ text: 'Old.' })
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000)
    expect(await openShared(false, true)).toBe('done')
    expect(state().text).toBe('')
    vi.restoreAllMocks()
  })
})
