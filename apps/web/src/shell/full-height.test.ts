// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { openPage } from '../testing/page'
import { renderHook } from '../testing/render-hook'
import { useFullHeight } from './full-height'

openPage({ user: null })

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
