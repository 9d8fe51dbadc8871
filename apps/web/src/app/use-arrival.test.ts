// @vitest-environment jsdom

import { streamMessages } from '@wordhoard/contracts/chat-stream'
import { getUnread } from '@wordhoard/contracts/chats'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubDeviceStorage } from '../testing/device-storage'
import { openPage, until } from '../testing/page'
import { goBack, navigateTo, renderHook, runInAct } from '../testing/render-hook'
import { closeTabsAfterwards, openTab } from '../testing/tab'
import { currentAt, destinations } from './layout/navigation'
import { leaveDevice } from './logout/leave-device'
import { useArrival } from './use-arrival'

const server = openPage()
closeTabsAfterwards()

describe('useArrival', () => {
  let scrolled: number[]
  beforeEach(() => {
    scrolled = []
    window.scrollTo = ((_x: number, y: number) => {
      scrolled.push(y)
      Object.assign(window, { scrollY: y })
    }) as typeof window.scrollTo
    document.body.innerHTML = '<main tabindex="-1"></main><nav><a href="/">x</a></nav>'
  })
  const open = async (address: string) => {
    const hook = await renderHook(() => useArrival(), undefined, { address })
    hook.current.current = document.querySelector('main')
    scrolled = []
    return hook
  }
  const scrollTo = (y: number) => {
    Object.assign(window, { scrollY: y })
    window.dispatchEvent(new Event('scroll'))
  }

  it('scrolls a new page to the top and moves the focus out of the bars', async () => {
    await open('/')
    document.querySelector('a')?.focus()
    scrollTo(300)
    await navigateTo('/learn')
    expect(scrolled).toEqual([0])
    expect(document.activeElement).toBe(document.querySelector('main'))
  })

  it('restores the scroll position on Back', async () => {
    await open('/')
    scrollTo(700)
    await navigateTo('/learn')
    scrollTo(20)
    scrolled = []
    await goBack()
    expect(scrolled).toEqual([700])
  })

  it('keeps scroll position and focus when only the query changes', async () => {
    await open('/articles')
    document.querySelector('a')?.focus()
    scrollTo(300)
    await navigateTo('/articles?page=2')
    expect(scrolled).toEqual([])
    expect(document.activeElement).toBe(document.querySelector('a'))
  })

  it('leaves the focus in an open menu or dialog', async () => {
    await open('/')
    document.body.insertAdjacentHTML('beforeend', '<div data-state="open"><button></button></div>')
    document.querySelector('button')?.focus()
    await navigateTo('/learn')
    expect(document.activeElement?.tagName).toBe('BUTTON')
  })

  it('stores scroll positions for a reload', async () => {
    await open('/')
    scrollTo(450)
    window.dispatchEvent(new Event('pagehide'))
    const kept = JSON.parse(sessionStorage.getItem('scrollPositions')!) as [string, number][]
    expect(kept.map(([, y]) => y)).toContain(450)
    expect(kept.length).toBeLessThanOrEqual(50)
  })

  it('stores none of those from before a logout', async () => {
    stubDeviceStorage()
    await open('/')
    scrollTo(450)
    await leaveDevice()
    window.dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem('scrollPositions')).toBeNull()
  })
})

describe('the bars', () => {
  it('mark the destination that an address belongs to, and no other', () => {
    const current = (pathname: string) =>
      Object.entries(destinations).flatMap(([name, destination]) =>
        (currentAt(destination, pathname) ?? false) ? [name] : [],
      )
    expect(current('/')).toEqual(['home'])
    expect(current('/article/4')).toEqual(['read'])
    expect(current('/reading-mode-external')).toEqual(['read'])
    expect(current('/custom-vocabulary/3')).toEqual(['vocabulary'])
    expect(current('/learning')).toEqual([])
  })
})

describe('useDarkTheme', () => {
  it('follows the system until the user chooses a theme', async () => {
    const media = Object.assign(new EventTarget(), { matches: true })
    vi.stubGlobal('matchMedia', () => media)
    const { useDarkTheme } = await openTab(() => import('./layout/use-dark-theme'))
    const hook = await renderHook(useDarkTheme, undefined)
    expect(hook.current[0]).toBe(true)
    await runInAct(() => {
      media.matches = false
      media.dispatchEvent(new Event('change'))
    })
    expect(hook.current[0]).toBe(false)
    await runInAct(() => hook.current[1](true))
    expect(hook.current[0]).toBe(true)
    expect(localStorage.getItem('theme')).toBe('dark')
  })
})

describe('usePreloadChats', () => {
  it('fetches the unread count after four seconds, without opening the stream yet', async () => {
    server.answer(getUnread, { count: 2 })
    server.answer(streamMessages, (() => new Response(new ReadableStream())) as never)
    const { usePreloadChats } = await openTab(() => import('./use-preload-chats'))
    vi.useFakeTimers()
    const hook = await renderHook(usePreloadChats, undefined)
    const pass = (ms: number) => runInAct(() => vi.advanceTimersByTimeAsync(ms))
    await pass(3_900)
    expect(server.requestsTo(getUnread)).toEqual([])
    await pass(200)
    vi.useRealTimers()
    await until(() => expect(server.requestsTo(getUnread)).toHaveLength(1))
    expect(server.requestsTo(streamMessages)).toEqual([])
    await hook.unmount()
  })

  it('fetches nothing when the user leaves before', async () => {
    vi.useFakeTimers()
    const { usePreloadChats } = await openTab(() => import('./use-preload-chats'))
    const hook = await renderHook(usePreloadChats, undefined)
    await runInAct(() => vi.advanceTimersByTimeAsync(2_000))
    await hook.unmount()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(server.requestsTo(getUnread)).toEqual([])
  })
})
