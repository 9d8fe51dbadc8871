// @vitest-environment jsdom

import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { setDraftSource, useReading } from '../text/reading.store'
import { draftText } from './draft-text'
import { useDraftText } from './use-draft-text'

openPage()

const element = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html })
const read = (html: string) => draftText(element(html), new AbortController().signal)

describe('the text of a draft', () => {
  it('joins its blocks by empty lines and skips empty blocks', async () => {
    expect(await read('<h2> A </h2><p><br></p><ul><li>b<b>c</b></li></ul><p>d<br>e</p>')).toBe(
      'A\n\nbc\n\nd\ne',
    )
    expect(await read('only typed')).toBe('only typed')
    expect(await read('')).toBe('')
  })

  it('is read once typing pauses, but not before', async () => {
    vi.useFakeTimers()
    const editor = element('<p>The tide was low.</p>')
    setDraftSource({ read: () => '', element: () => editor, prepare: () => Promise.resolve() })
    useReading.setState({ draftWords: 4 })
    const hook = await renderHook((isWanted: boolean) => useDraftText(isWanted), true as boolean)
    const pass = (ms: number) => runInAct(() => vi.advanceTimersByTimeAsync(ms))
    await pass(600)
    await runInAct(() => useReading.setState({ draftWords: 5 }))
    await pass(600)
    expect(hook.current).toBeNull()
    await pass(200)
    expect(hook.current?.text).toBe('The tide was low.')
    expect(hook.current?.sample.words.get('tide')).toBe(1)
    await runInAct(() => useReading.setState({ draftWords: 6 }))
    expect(hook.current).toBeNull()
    await hook.rerender(false)
    await pass(2_000)
    expect(hook.current).toBeNull()
    setDraftSource(null)
  })
})
