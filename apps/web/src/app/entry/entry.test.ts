// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstSign, hasOwnContent, hasWorkAtOnce } from './first-sign'
import { holdEvents } from './held-events'
import { keepTypedText } from './typed-text'

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

describe('hasOwnContent', () => {
  it('is true for a browser with settings of texts, a language, marked words or anything of this tab', () => {
    localStorage.setItem('theme', 'dark')
    expect(hasOwnContent()).toBe(false)
    for (const key of ['readerText', 'my-language', 'visitorWords']) {
      localStorage.setItem(key, '{}')
      expect(hasOwnContent(), key).toBe(true)
      localStorage.clear()
    }
    sessionStorage.setItem('articlePlace1', '0')
    expect(hasOwnContent()).toBe(true)
  })
})

describe('keepTypedText', () => {
  it('puts back what was typed or filled in before and during the takeover, and tells React', () => {
    document.body.innerHTML =
      '<form><input type="email" value="wren@example.org"><input type="password"></form>'
    const [email, password] = document.querySelectorAll('input') as unknown as [
      HTMLInputElement,
      HTMLInputElement,
    ]
    const putBack = keepTypedText(document.body)
    password.value = 'heron'
    password.dispatchEvent(new Event('input', { bubbles: true }))
    email.value = ''
    password.value = ''
    const onInput = vi.fn()
    document.body.addEventListener('input', onInput)
    putBack()
    expect([email.value, password.value]).toEqual(['wren@example.org', 'heron'])
    expect(onInput).toHaveBeenCalledTimes(2)
  })
})

it('keepTypedText puts texts into the fields of the same names where the form was drawn anew', () => {
  const form = '<form><input name="name"><input name="password" type="password"><input name="page"></form>'
  document.body.innerHTML = form
  const fields = () => [...document.querySelectorAll('input')]
  const [name, password, page] = fields() as [HTMLInputElement, HTMLInputElement, HTMLInputElement]
  name.value = 'wren@example.org'
  const putBack = keepTypedText(document.body)
  password.value = 'heron'
  password.dispatchEvent(new Event('input', { bubbles: true }))
  page.value = ''
  document.body.innerHTML = form
  putBack()
  expect(fields().map(({ value }) => value)).toEqual(['wren@example.org', 'heron', ''])
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

  it('repeats a tap on a word at its point, of several only the last', () => {
    document.body.innerHTML = '<div data-tappable>A <a href="#x">heron</a> took offence.</div>'
    const text = document.querySelector('div')!
    document.elementFromPoint = () => text
    document.caretRangeFromPoint = () => null as unknown as Range
    release = holdEvents()
    const taps: string[] = []
    const note = (event: Event) => taps.push(`${event.type} ${(event as MouseEvent).clientX}`)
    text.addEventListener('pointerdown', note)
    text.addEventListener('click', note)
    for (const clientX of [10, 20]) text.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX }))
    expect(taps).toEqual([])
    release()
    expect(taps).toEqual(['pointerdown 20', 'click 20'])
  })

  it('finds a button again that the client has drawn anew', () => {
    document.body.innerHTML = '<p><button>Save</button></p><p><button>Save</button></p>'
    const second = document.querySelectorAll('p')[1]!
    release = holdEvents()
    second.querySelector('button')!.click()
    second.innerHTML = '<button>Save</button>'
    const onClick = vi.fn()
    second.querySelector('button')!.addEventListener('click', onClick)
    release()
    expect(onClick).toHaveBeenCalledOnce()
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

  const point = (type: string, target: Element, change: Partial<PointerEvent> = {}) => {
    const init = { bubbles: true, clientX: 10, clientY: 10, pointerType: 'mouse', isPrimary: true, ...change }
    target.dispatchEvent(new PointerEvent(type, init))
  }
  const untilAnswered = () => new Promise((resolve) => setTimeout(resolve, 5))

  it('taps a word that was pressed before the client drew the text anew, and let go of after it', async () => {
    document.body.innerHTML = '<div data-tappable><p>A heron.</p></div>'
    const text = document.querySelector('div')!
    const draw = () => text.replaceChildren(document.createElement('p'))
    document.elementFromPoint = () => text.firstElementChild
    document.caretRangeFromPoint = () => null as unknown as Range
    const onClick = vi.fn()
    text.addEventListener('click', onClick)
    for (const isReleasedFirst of [true, false]) {
      release = holdEvents()
      onClick.mockClear()
      point('pointerdown', text.firstElementChild!)
      draw()
      if (isReleasedFirst) release()
      point('pointerup', text.firstElementChild!)
      await untilAnswered()
      if (!isReleasedFirst) release()
      expect(onClick).toHaveBeenCalledOnce()
    }
  })

  it('presses a button that was drawn anew under the pointer once, and none that the pointer has left', async () => {
    document.body.innerHTML = '<p><button>Save</button></p>'
    const onClick = vi.fn()
    const draw = () => {
      document.querySelector('p')!.innerHTML = '<button>Save</button>'
      document.querySelector('button')!.addEventListener('click', onClick)
    }
    const pressAndDraw = (pointerType = 'mouse') => {
      release = holdEvents()
      point('pointerdown', document.querySelector('button')!, { pointerType })
      draw()
      release()
    }
    pressAndDraw()
    point('pointerup', document.querySelector('button')!)
    await untilAnswered()
    expect(onClick).toHaveBeenCalledOnce()

    pressAndDraw()
    point('pointerup', document.querySelector('button')!)
    // Some browsers send it.
    document.querySelector('button')!.click()
    await untilAnswered()
    expect(onClick).toHaveBeenCalledTimes(2)

    pressAndDraw()
    point('pointerup', document.body, { clientX: 30 })
    pressAndDraw('touch')
    point('pointerup', document.querySelector('button')!, { pointerType: 'touch' })
    await untilAnswered()
    expect(onClick).toHaveBeenCalledTimes(2)
  })
})
