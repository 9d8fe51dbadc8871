// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ME, openPage, signInAs } from '../../testing/page'
import { KeptWordsNote } from './kept-words-note'
import { readPending } from './pending-words'
import { hasStoredWords } from './stored-keys'
import { apt, bank, place } from './testing/words'
import { forgetWords, markWord, readMarked } from './visitor-words.store'

openPage({ user: null })

const HOUR_MS = 60 * 60_000
const onClaim = vi.fn()
let root: Root
let page: HTMLElement

async function open(): Promise<void> {
  await act(() =>
    root.render(
      <MemoryRouter initialEntries={['/registration?from=/reading-mode']}>
        <KeptWordsNote form="register" onClaim={onClaim} />
      </MemoryRouter>,
    ),
  )
}

const press = (name: string) =>
  act(() => [...page.querySelectorAll('button')].find((button) => button.textContent === name)?.click())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['Date'] })
  onClaim.mockClear()
  forgetWords()
  page = document.createElement('div')
  root = createRoot(page)
})
afterEach(() => act(() => root.unmount()))

describe('KeptWordsNote', () => {
  it('names the words, and hands them to the account that its form logs in', async () => {
    markWord(apt, place)
    await open()
    expect(page.textContent).toContain('Create your account so that apt is kept.')
    expect([...page.querySelectorAll('i')].map((word) => word.textContent)).toEqual(['apt'])
    await act(() => signInAs(ME))
    expect(onClaim.mock.calls).toEqual([[ME, place]])
    expect(readPending(ME)[0]).toMatchObject({ kind: 'save', word: apt })
    expect(readMarked()).toBeUndefined()
  })

  it('counts the words when there are many', async () => {
    for (const [at, headword] of ['apt', 'bank', 'clock', 'draught', 'engine'].entries()) {
      markWord({ ...apt, spellId: at + 1, headword }, place)
    }
    await open()
    expect(page.textContent).toContain('so that apt, bank and 3 more words are kept.')
  })

  it('asks first after an hour: yes takes the words along', async () => {
    markWord(apt, place)
    markWord(bank, place)
    vi.advanceTimersByTime(HOUR_MS)
    await open()
    expect(page.textContent).toContain('Did you mark apt and bank on this device earlier?')
    await press('Yes, keep them')
    expect(page.textContent).toContain('so that apt and bank are kept')
    await act(() => signInAs(ME))
    expect(onClaim).toHaveBeenCalledOnce()
  })

  it('drops the words of an hour ago when somebody logs in without an answer', async () => {
    markWord(apt, place)
    vi.advanceTimersByTime(HOUR_MS)
    await open()
    await act(() => signInAs(ME))
    expect([onClaim.mock.calls, hasStoredWords()]).toEqual([[], false])
  })

  it('removes the words on request', async () => {
    markWord(apt, place)
    await open()
    await press('Don’t keep it')
    expect(page.textContent).toBe('')
    await act(() => signInAs(ME))
    expect([onClaim.mock.calls, hasStoredWords()]).toEqual([[], false])
  })
})
