// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/page'
import { closeTabsAfterwards, dispatchStorageChange, openTab } from '../testing/tab'

openPage({ user: null })
closeTabsAfterwards()

describe('the theme', () => {
  const open = () => openTab(() => import('./theme.store'), { user: null })
  const colours = () => [...document.querySelectorAll('meta')].map(({ content }) => content)
  const state = async () => (await import('./theme.store')).useTheme.getState()
  beforeEach(() => {
    // jsdom lacks this property.
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

  it('is the system’s until the user chooses one, also for later visits', async () => {
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
    dispatchStorageChange('something')
    expect((await state()).theme).toBe('system')
    dispatchStorageChange('theme')
    expect((await state()).theme).toBe('light')
    expect(document.documentElement.dataset.theme).toBe('light')
  })

  it('lasts for the page when storage is forbidden, and ignores invalid stored values', async () => {
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
