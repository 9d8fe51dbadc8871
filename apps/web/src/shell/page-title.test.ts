// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { openPage } from '../testing/page'
import { renderHook } from '../testing/render-hook'
import { usePageTitle, usePageTitleStore } from './page-title'

openPage({ user: null })

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
