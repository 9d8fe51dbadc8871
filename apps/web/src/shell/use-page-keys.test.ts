// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { saveFile } from '../files/save-file'
import { keepState, recallState } from '../lib/kept-state'
import { readingMinutes } from '../lib/reading-time'
import { openPage, until } from '../testing/page'
import { renderHook } from '../testing/render-hook'
import { closeTabsAfterwards } from '../testing/tab'
import { useFullHeight } from './full-height'
import { usePageTitle, usePageTitleStore } from './page-title'
import { siteFacts } from './site-facts'
import { useHistoryDialog } from './use-history-dialog'
import { usePageKeys } from './use-page-keys'

openPage({ user: null })
closeTabsAfterwards()
beforeEach(() => document.body.replaceChildren())

describe('usePageKeys', () => {
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

  it('acts once, in either case, even if the key is held down', async () => {
    const pressed = await open()
    press('N')
    expect(press('n', { repeat: true })).toBe(true)
    press('x')
    expect(pressed).toEqual(['n'])
  })

  it('ignores keys in fields, in menus, on buttons, with modifiers and below a dialog', async () => {
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

describe('useHistoryDialog', () => {
  it('closes on Back, and removes its entry when closed otherwise', async () => {
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

describe('recallState', () => {
  const schema = z.object({ n: z.int() })
  const storage = () => sessionStorage

  it('returns what was stored if it matches the schema', () => {
    keepState(storage, 'k', { n: 4 })
    expect(recallState(storage, 'k', schema)).toEqual({ n: 4 })
    keepState(storage, 'k', undefined)
    expect(recallState(storage, 'k', schema)).toBeUndefined()
    for (const other of ['{', '{"n":"4"}', '[]', '']) {
      sessionStorage.setItem('k', other)
      expect(recallState(storage, 'k', schema)).toBeUndefined()
    }
  })

  it('returns undefined when the browser forbids storage', () => {
    const forbidden = (): Storage => {
      throw new DOMException('denied', 'SecurityError')
    }
    keepState(forbidden, 'k', 1)
    expect(recallState(forbidden, 'k', schema)).toBeUndefined()
  })
})

describe('useFullHeight', () => {
  it('lasts until no part of the screen needs it', async () => {
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

describe('usePageTitle', () => {
  it('sets the title of the tab and the bar, and the description in the head', async () => {
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

describe('small helpers', () => {
  it('saveFile downloads a file under its name and releases its content later', async () => {
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

  it('siteFacts reads the facts from the page', async () => {
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
