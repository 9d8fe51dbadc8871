// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { openPage, until } from '../../../testing/page'
import { renderHook } from '../../../testing/render-hook'
import { useTextFacts } from './use-text-facts'

openPage()

const element = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html })

describe('useTextFacts', () => {
  it('returns the words of a shown text with its reading time', async () => {
    const body = { current: element(`<div>${'<p>one two three</p>'.repeat(200)}</div>`) }
    const hook = await renderHook((isShown: boolean) => useTextFacts(body, isShown), true as boolean)
    await until(() => expect(hook.current).toEqual({ words: 600, minutes: 3 }))
    await hook.rerender(false)
    expect(hook.current).toBeNull()
  })
})
