// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/page'
import { watchOnScreenKeyboard } from './on-screen-keyboard'

openPage({ user: null })

describe('watchOnScreenKeyboard', () => {
  it('detects a keyboard when the window is much lower while a field has the focus', () => {
    const viewport = Object.assign(new EventTarget(), { width: 400, height: 800 })
    vi.stubGlobal('visualViewport', viewport)
    let isTouch = true
    // jsdom lacks isContentEditable.
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

  it('keeps the mark while the focus moves from one field to the next', () => {
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

  it('does nothing in a browser without visualViewport', () => {
    vi.stubGlobal('visualViewport', undefined)
    expect(watchOnScreenKeyboard()()).toBeUndefined()
  })
})
