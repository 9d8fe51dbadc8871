// @vitest-environment jsdom
import { previewArticle } from '@wordhoard/contracts/articles'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { usePreview } from './use-preview'

const server = openPage()
const pass = (ms: number) => runInAct(() => vi.advanceTimersByTimeAsync(ms))

describe('usePreview', () => {
  const open = (text: string) => renderHook((now: string) => usePreview(now), text)
  beforeEach(() => {
    vi.useFakeTimers()
    server.answer(previewArticle, ({ body }) => ({ html: `<p>${body.md_content}</p>` }))
  })

  it('updates after a pause in typing, and keeps the last preview meanwhile', async () => {
    const hook = await open('One')
    await pass(310)
    expect(hook.current).toEqual({ html: '<p>One</p>', isBusy: false, failure: null })
    await hook.rerender('One t')
    await pass(200)
    await hook.rerender('One two')
    expect(hook.current).toMatchObject({ html: '<p>One</p>', isBusy: true })
    await pass(310)
    expect(hook.current).toMatchObject({ html: '<p>One two</p>', isBusy: false })
    expect(server.requestsTo(previewArticle)).toHaveLength(2)
  })

  it('never shows an older text over a newer one', async () => {
    const held = server.hold(previewArticle)
    const hook = await open('One')
    await pass(310)
    await hook.rerender('Two')
    await pass(310)
    expect(held[0]?.request.signal?.aborted).toBe(true)
    held[1]?.answer({ html: 'two' })
    await pass(10)
    expect(hook.current.html).toBe('two')
  })

  it('keeps the last preview and says why when the next one fails', async () => {
    const hook = await open('One')
    await pass(310)
    server.refuse(previewArticle, 413, 'too_large', 'The request is too large.')
    await hook.rerender('One and much more')
    await pass(310)
    expect(hook.current).toEqual({ html: '<p>One</p>', isBusy: false, failure: 'The request is too large.' })
    await hook.rerender('  \n')
    expect(hook.current).toEqual({ html: '', isBusy: false, failure: null })
  })
})
