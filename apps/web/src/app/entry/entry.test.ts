// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstSign, hasWorkAtOnce } from './first-sign'
import { holdEvents } from './held-events'

const move = (x: number, y: number) =>
  window.dispatchEvent(new MouseEvent('pointermove', { screenX: x, screenY: y }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'has_session=; path=/; max-age=0'
})

describe('firstSign', () => {
  const watch = () => {
    const onSign = vi.fn()
    void firstSign().then(onSign)
    return onSign
  }
  const isSeen = async (onSign: ReturnType<typeof watch>) => {
    await Promise.resolve()
    return onSign.mock.calls.length > 0
  }

  it('takes a pointer that moves for a sign, but not one that lies on the page as it opens', async () => {
    const onSign = watch()
    move(5, 5)
    move(5, 5)
    expect(await isSeen(onSign)).toBe(false)
    move(6, 5)
    expect(await isSeen(onSign)).toBe(true)
  })

  it.each(['pointerdown', 'scroll', 'keydown', 'focusin', 'offline'])('takes %s for a sign', async (type) => {
    const onSign = watch()
    window.dispatchEvent(new Event(type))
    expect(await isSeen(onSign)).toBe(true)
  })

  it('takes coming back to the page for a sign only after a login elsewhere', async () => {
    const onSign = watch()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await isSeen(onSign)).toBe(false)
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'has_session=1; path=/'
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await isSeen(onSign)).toBe(true)
  })
})

describe('hasWorkAtOnce', () => {
  it('is false for a visitor who opens the page for the first time', () =>
    expect(hasWorkAtOnce()).toBe(false))

  it('is true when a logout isn’t finished, or the page was scrolled before', () => {
    localStorage.setItem('logoutPending', '1')
    expect(hasWorkAtOnce()).toBe(true)
    localStorage.clear()
    sessionStorage.setItem('scrollPositions', '[]')
    expect(hasWorkAtOnce()).toBe(true)
  })
})

describe('holdEvents', () => {
  let release = () => {}
  afterEach(() => release())

  it('repeats presses and shortcuts in their order once it ends, but holds back no links and no typing', () => {
    document.body.innerHTML =
      '<button><b>Read</b></button><a href="#x">Link</a><input id="box" type="checkbox"><input id="text">'
    release = holdEvents()
    const seen: string[] = []
    const note = (event: Event) =>
      seen.push(event instanceof KeyboardEvent ? event.key : (event.target as Element).tagName)
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click()
    const type = (selector: string, key: string) =>
      document.querySelector(selector)!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    document.body.addEventListener('click', note)
    document.body.addEventListener('keydown', note)
    press('b')
    press('a')
    press('#box')
    type('#text', '/')
    type('a', '/')
    expect(seen).toEqual(['A', '/'])
    expect(document.querySelector<HTMLInputElement>('#box')!.checked).toBe(false)
    seen.length = 0
    release()
    expect(seen).toEqual(['B', 'INPUT', '/'])
    expect(document.querySelector<HTMLInputElement>('#box')!.checked).toBe(true)
    document.body.removeEventListener('click', note)
    document.body.removeEventListener('keydown', note)
  })

  it('repeats nothing whose element has gone', () => {
    document.body.innerHTML = '<button>Read</button>'
    const button = document.querySelector('button')!
    release = holdEvents()
    const onClick = vi.fn()
    button.addEventListener('click', onClick)
    button.click()
    button.remove()
    release()
    expect(onClick).not.toHaveBeenCalled()
  })
})
