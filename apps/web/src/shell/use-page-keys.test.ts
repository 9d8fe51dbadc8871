// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage } from '../testing/page'
import { renderHook } from '../testing/render-hook'
import { closeTabsAfterwards } from '../testing/tab'
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
