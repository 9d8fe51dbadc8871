// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../testing/page'
import { closeTabsAfterwards, openTab } from '../../../testing/tab'

openPage()
closeTabsAfterwards()

describe('the text settings', () => {
  const open = () => openTab(() => import('./text-settings.store'))

  it('are saved for the next visit', async () => {
    const { setTextSettings } = await open()
    setTextSettings({ size: 'huge', font: 'sans', width: 'wide', wordStates: false })
    const { useTextSettings } = await open()
    expect(useTextSettings.getState()).toEqual({
      size: 'huge',
      lineHeight: 'normal',
      font: 'sans',
      width: 'wide',
      marks: 'normal',
      wordStates: false,
    })
  })

  it.each(['{"size":"enormous","lineHeight":7,"font":"comic","width":[]}', 'null', '{', '[]'])(
    'are the defaults if %s is stored',
    async (kept) => {
      localStorage.setItem('readerText', kept)
      const { useTextSettings } = await open()
      expect(useTextSettings.getState()).toEqual({
        size: 'normal',
        lineHeight: 'normal',
        font: 'serif',
        width: 'normal',
        marks: 'normal',
        wordStates: true,
      })
    },
  )

  it('last until the page is left where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { setTextSettings, useTextSettings } = await open()
    setTextSettings({ lineHeight: 'loose' })
    expect(useTextSettings.getState().lineHeight).toBe('loose')
  })
})
