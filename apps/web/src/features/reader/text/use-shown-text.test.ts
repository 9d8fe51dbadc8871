// @vitest-environment jsdom
import '../testing/highlight-registry'
import { describe, expect, it } from 'vitest'
import { openPage, until } from '../../../testing/page'
import { renderHook } from '../../../testing/render-hook'
import { useShownText } from './use-shown-text'

openPage({ user: null })

describe('a shown text', () => {
  const body = () => ({ current: document.createElement('div') })

  it('is there at once if it came with the page, and is sanitised otherwise', async () => {
    const parsed = document.createRange().createContextualFragment('<p>Ready</p>')
    const ready = body()
    const blocks = () => parsed
    const hook = await renderHook(() => useShownText(ready, { text: 'x', blocks }), undefined)
    expect([hook.current, ready.current.textContent]).toEqual([true, 'Ready'])
    const cleaned = body()
    const text = '<p>The tide.<script>alert(1)</script></p>'
    const late = await renderHook(() => useShownText(cleaned, { text }), undefined)
    await until(() => expect(late.current).toBe(true))
    expect(cleaned.current.innerHTML).toContain('The tide.')
    expect(cleaned.current.querySelector('script')).toBeNull()
  })

  it('is the latest one, however long the previous one takes', async () => {
    const shown = body()
    const hook = await renderHook((text: string) => useShownText(shown, { text }), '<p>One</p>' as string)
    await hook.rerender('<p>Two</p>')
    await until(() => expect(hook.current).toBe(true))
    expect(shown.current.textContent).toBe('Two')
  })
})
