// @vitest-environment jsdom
import type { UseFormSetError } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { FileProblem, fileProblemSentence } from '../files/file-problem'
import { saveFile } from '../files/save-file'
import { showFieldIssues } from '../forms/form-failure'
import { useFocusWhenIdle } from '../forms/form-focus'
import {
  ApiError,
  errorSentence,
  isForbidden,
  isNotFound,
  isOffline,
  isUnauthorised,
} from '../http/api-error'
import { keepState, recallState } from '../lib/kept-state'
import { readingMinutes } from '../lib/reading-time'
import { openPage, until } from '../testing/page'
import { renderHook } from '../testing/render-hook'
import { closeTabsAfterwards, openTab, tellStorageChange } from '../testing/tab'
import { useFullHeight } from './full-height'
import { watchOnScreenKeyboard } from './on-screen-keyboard'
import { usePageTitle, usePageTitleStore } from './page-title'
import { siteFacts } from './site-facts'
import { useHistoryDialog } from './use-history-dialog'
import { usePageKeys } from './use-page-keys'

openPage({ user: null })
closeTabsAfterwards()
beforeEach(() => document.body.replaceChildren())

describe('the keys of a screen', () => {
  const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  const open = async () => {
    const pressed: string[] = []
    const keys = {
      n: () => pressed.push('n'),
      enter: () => pressed.push('enter'),
      ' ': () => pressed.push('space'),
    }
    await renderHook(() => usePageKeys(keys), undefined)
    return pressed
  }

  it('act once, whatever the case, also when they are held down', async () => {
    const pressed = await open()
    press('N')
    expect(press('n', { repeat: true })).toBe(true)
    press('x')
    expect(pressed).toEqual(['n'])
  })

  it('rest in fields, menus and on buttons, with other keys held, and below a dialog', async () => {
    const pressed = await open()
    document.body.innerHTML = '<input><div role="menu"><b></b></div><button></button>'
    for (const target of document.querySelectorAll('input, b')) press('n', {}, target)
    const button = document.querySelector('button')!
    press('Enter', {}, button)
    press(' ', {}, button)
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) press('n', held)
    expect(pressed).toEqual([])
    press('n', {}, button)
    document.body.innerHTML = '<div role="dialog"></div>'
    press('n')
    expect(pressed).toEqual(['n'])
  })
})

describe('a dialog', () => {
  it('is closed by Back, and takes its entry along when it is closed otherwise', async () => {
    const closed: string[] = []
    history.replaceState({ idx: 0 }, '')
    const hook = await renderHook(
      (open: boolean) => useHistoryDialog(open, () => closed.push('closed')),
      true as boolean,
    )
    await until(() => expect(history.state).toMatchObject({ dialogs: [expect.any(String)] }))
    history.back()
    await until(() => expect(closed).toEqual(['closed']))
    await hook.rerender(false)
    await hook.rerender(true)
    await until(() => expect(history.state).toMatchObject({ dialogs: [expect.any(String)] }))
    await hook.rerender(false)
    await until(() => expect(history.state).not.toHaveProperty('dialogs'))
    expect(closed).toEqual(['closed'])
  })
})

describe('what is said of an error', () => {
  const error = (status: number, code = 'x') => new ApiError({ status, code, detail: 'Detail.' })

  it('is the server’s sentence, or one for what nobody foresaw', () => {
    expect(errorSentence(error(400))).toBe('Detail.')
    for (const other of [new Error('x'), 'x', undefined]) {
      expect(errorSentence(other)).toBe('Something went wrong. Please try again.')
    }
    expect(fileProblemSentence(new FileProblem('It is empty.'))).toBe('It is empty.')
    expect(fileProblemSentence(new RangeError('x'))).toMatch(/damaged/)
  })

  it('tells refusals from each other, and none from what is no answer', () => {
    const kinds = (one: unknown) => [isUnauthorised(one), isForbidden(one), isNotFound(one), isOffline(one)]
    expect(kinds(error(401))).toEqual([true, false, false, false])
    expect(kinds(error(403))).toEqual([false, true, false, false])
    expect(kinds(error(404))).toEqual([false, false, true, false])
    expect(kinds(error(0, 'offline'))).toEqual([false, false, false, true])
    expect(kinds({ status: 401 })).toEqual([false, false, false, false])
  })

  it('stands under the fields of a form, the first of several messages, the first field with the focus', () => {
    const shown: unknown[] = []
    const setError = ((...args: unknown[]) => shown.push(args)) as UseFormSetError<{
      name: string
      code: string
    }>
    const issue = (field: string, msg: string) => ({ loc: ['body', field], msg, type: 'x' })
    const refused = (...fieldIssues: ReturnType<typeof issue>[]) =>
      new ApiError({ status: 422, code: 'invalid_input', detail: '', fieldIssues })
    const fields = { name: 'name', verification_code: 'code' } as const
    const two = refused(issue('name', 'A'), issue('name', 'B'), issue('verification_code', 'C'))
    expect(showFieldIssues(two, setError, fields)).toBe(true)
    expect(shown).toEqual([
      ['name', { message: 'A' }, { shouldFocus: true }],
      ['code', { message: 'C' }, { shouldFocus: false }],
    ])
    expect(showFieldIssues(refused(issue('other', 'D')), setError, fields)).toBe(false)
    expect(showFieldIssues(refused(), setError, fields)).toBe(false)
    expect(showFieldIssues(new Error('x'), setError, fields)).toBe(false)
  })
})

describe('what a tab keeps', () => {
  const schema = z.object({ n: z.int() })
  const storage = () => sessionStorage

  it('comes back if it can be understood', () => {
    keepState(storage, 'k', { n: 4 })
    expect(recallState(storage, 'k', schema)).toEqual({ n: 4 })
    keepState(storage, 'k', undefined)
    expect(recallState(storage, 'k', schema)).toBeUndefined()
    for (const other of ['{', '{"n":"4"}', '[]', '']) {
      sessionStorage.setItem('k', other)
      expect(recallState(storage, 'k', schema)).toBeUndefined()
    }
  })

  it('is nothing where the browser forbids it', () => {
    const forbidden = (): Storage => {
      throw new DOMException('denied', 'SecurityError')
    }
    keepState(forbidden, 'k', 1)
    expect(recallState(forbidden, 'k', schema)).toBeUndefined()
  })
})

describe('the focus after a form was sent', () => {
  it('moves once the form is no longer busy, and only once', async () => {
    const moved: string[] = []
    const hook = await renderHook((isBusy: boolean) => useFocusWhenIdle(isBusy), true as boolean)
    hook.current(() => moved.push('first'))
    hook.current(() => moved.push('second'))
    await hook.rerender(true)
    expect(moved).toEqual([])
    await hook.rerender(false)
    await hook.rerender(false)
    expect(moved).toEqual(['second'])
  })
})

describe('a screen that fills the window', () => {
  it('does so as long as any of its parts needs it', async () => {
    const isFull = () => 'fullHeight' in document.documentElement.dataset
    const [one, two] = [
      await renderHook(useFullHeight, undefined),
      await renderHook(useFullHeight, undefined),
    ]
    await one.unmount()
    expect(isFull()).toBe(true)
    await two.unmount()
    expect(isFull()).toBe(false)
  })
})

describe('the title of a page', () => {
  it('stands in the tab, the bar and the head', async () => {
    document.head.replaceChildren()
    const hook = await renderHook(
      (page: string | undefined) => usePageTitle(page, page && `About ${page}`, 'Bar'),
      'Words' as string | undefined,
    )
    expect(document.title).toMatch(/^Words \| /)
    expect(usePageTitleStore.getState().title).toBe('Bar')
    const description = () => document.head.querySelectorAll('meta[name="description"]')
    expect([...description()].map((meta) => meta.getAttribute('content'))).toEqual(['About Words'])
    await hook.rerender('Chats')
    expect([...description()].map((meta) => meta.getAttribute('content'))).toEqual(['About Chats'])
    await hook.rerender(undefined)
    expect(document.title).not.toContain('|')
  })
})

describe('an on-screen keyboard', () => {
  it('is told by a window that is much lower while a field has the focus', () => {
    const viewport = Object.assign(new EventTarget(), { width: 400, height: 800 })
    vi.stubGlobal('visualViewport', viewport)
    let isTouch = true
    // jsdom lacks it.
    Object.assign(HTMLElement.prototype, { isContentEditable: false })
    vi.stubGlobal('matchMedia', () => ({ matches: isTouch }))
    document.body.innerHTML = '<input type="text"><input type="checkbox">'
    const [field, box] = document.querySelectorAll<HTMLElement>('input')
    const isOpen = () => document.documentElement.hasAttribute('data-keyboard')
    const resize = (height: number, width = 400) => {
      Object.assign(viewport, { height, width })
      viewport.dispatchEvent(new Event('resize'))
    }
    const stop = watchOnScreenKeyboard()
    resize(500)
    expect(isOpen()).toBe(false)
    resize(800)
    field?.focus()
    resize(700)
    expect(isOpen()).toBe(false)
    resize(450)
    expect(isOpen()).toBe(true)
    resize(380, 800)
    expect(isOpen()).toBe(false)
    box?.focus()
    resize(800)
    resize(400)
    expect(isOpen()).toBe(false)
    stop()
    isTouch = false
    field?.focus()
    resize(300)
    expect(isOpen()).toBe(false)
  })

  it('stays open while the focus moves from one field to the next', () => {
    const viewport = Object.assign(new EventTarget(), { width: 400, height: 800 })
    vi.stubGlobal('visualViewport', viewport)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    document.body.innerHTML = '<input><textarea></textarea><button></button>'
    const [field, area, button] = document.querySelectorAll<HTMLElement>('input, textarea, button')
    const isOpen = () => document.documentElement.hasAttribute('data-keyboard')
    const stop = watchOnScreenKeyboard()
    field?.focus()
    viewport.height = 450
    viewport.dispatchEvent(new Event('resize'))
    area?.focus()
    expect(isOpen()).toBe(true)
    button?.focus()
    expect(isOpen()).toBe(false)
    stop()
  })

  it('is not looked for in a browser that cannot tell', () => {
    vi.stubGlobal('visualViewport', undefined)
    expect(watchOnScreenKeyboard()()).toBeUndefined()
  })
})

describe('the theme', () => {
  const open = () => openTab(() => import('./theme.store'), { user: null })
  const colours = () => [...document.querySelectorAll('meta')].map(({ content }) => content)
  const state = async () => (await import('./theme.store')).useTheme.getState()
  beforeEach(() => {
    // jsdom lacks it.
    Object.defineProperty(HTMLMetaElement.prototype, 'media', {
      configurable: true,
      get(this: HTMLMetaElement) {
        return this.getAttribute('media') ?? ''
      },
    })
    document.head.innerHTML =
      '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">'
    delete document.documentElement.dataset.theme
  })

  it('is the system’s until one is chosen, for this and other visits', async () => {
    await open()
    expect((await state()).theme).toBe('system')
    expect(colours()).toEqual(['#fffefb', '#1a1d19'])
    ;(await state()).setTheme('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(colours()).toEqual(['#1a1d19', '#1a1d19'])
    await open()
    expect((await state()).theme).toBe('dark')
    ;(await state()).setTheme('system')
    expect(localStorage).toHaveLength(0)
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })

  it('follows another tab', async () => {
    await open()
    localStorage.setItem('theme', 'light')
    tellStorageChange('something')
    expect((await state()).theme).toBe('system')
    tellStorageChange('theme')
    expect((await state()).theme).toBe('light')
    expect(document.documentElement.dataset.theme).toBe('light')
  })

  it('holds for the page where nothing can be kept, and is the system’s where nonsense is', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    localStorage.setItem('theme', 'pink')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await open()
    expect((await state()).theme).toBe('system')
    ;(await state()).setTheme('dark')
    expect((await state()).theme).toBe('dark')
  })
})

describe('small things', () => {
  it('a file is saved under its name, and its bytes are let go of later', async () => {
    vi.useFakeTimers()
    const saved: string[] = []
    const revoked: string[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: () => 'blob:1',
        revokeObjectURL: (url: string) => revoked.push(url),
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`)
    })
    saveFile(new Blob(['x']), 'words.csv')
    expect([saved, revoked]).toEqual([['words.csv blob:1'], []])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(revoked).toEqual(['blob:1'])
  })

  it('a page knows of its installation what it came with', async () => {
    const { SITE_FACTS_ID } = await import('@wordhoard/contracts/site/site-facts')
    expect(siteFacts()).toBeUndefined()
    document.body.innerHTML = `<script type="application/json" id="${SITE_FACTS_ID}">{"url":"x"}</script>`
    expect(siteFacts()).toEqual({ url: 'x' })
  })

  it.each([
    [0, 1],
    [290, 1],
    [300, 2],
    [120_000, 600],
  ])('%i words take %i minutes to read', (words, minutes) => expect(readingMinutes(words)).toBe(minutes))
})
