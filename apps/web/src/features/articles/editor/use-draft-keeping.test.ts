// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { draftKey, readDraft } from './article-drafts'
import { emptyArticle } from './article-values'
import { useArticleForm } from './use-article-form'
import { useDraftKeeping } from './use-draft-keeping'

openPage()
const KEY = draftKey(7, 4)
const saved = { ...emptyArticle, title: 'The Marsh', md_content: 'Low tide.' }

describe('useDraftKeeping', () => {
  const open = () =>
    renderHook(() => {
      const form = useArticleForm(saved)
      return { form, ...useDraftKeeping(form, KEY, saved, '2026-11-21T10:00:00.000Z') }
    }, undefined)
  type Opened = Awaited<ReturnType<typeof open>>
  const type = (hook: Opened, title: string) => runInAct(() => hook.current.form.setValue('title', title))
  const rest = () => runInAct(() => vi.advanceTimersByTimeAsync(450))
  const kept = () => readDraft(KEY)?.values.title
  beforeEach(() => void vi.useFakeTimers())

  it('stores the draft after a pause, with the version that editing began with', async () => {
    const hook = await open()
    await type(hook, 'The M')
    await runInAct(() => vi.advanceTimersByTimeAsync(300))
    await type(hook, 'The Mar')
    await runInAct(() => vi.advanceTimersByTimeAsync(300))
    expect(kept()).toBeUndefined()
    await rest()
    expect(readDraft(KEY)).toMatchObject({
      values: { ...saved, title: 'The Mar' },
      base: '2026-11-21T10:00:00.000Z',
    })
    expect(hook.current.isKept).toBe(true)
  })

  it('stores the draft at once when the page is left or the editor closed', async () => {
    const hook = await open()
    await type(hook, 'One')
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toBe('One')
    await type(hook, 'Two')
    await hook.unmount()
    expect(kept()).toBe('Two')
  })

  it('drops the draft when the values equal the saved article again', async () => {
    const hook = await open()
    await type(hook, 'One')
    await rest()
    await type(hook, saved.title)
    await rest()
    expect(kept()).toBeUndefined()
    expect(hook.current.isKept).toBeUndefined()
  })

  it('drops the draft when the article is saved, even if a key was pressed just before', async () => {
    const hook = await open()
    await type(hook, 'One')
    await rest()
    await type(hook, 'Two')
    await runInAct(() => hook.current.stop())
    await rest()
    await hook.unmount()
    expect(kept()).toBeUndefined()
  })

  it('notes the key with which it’s being sent, as long as nothing is changed', async () => {
    const hook = await open()
    await type(hook, 'One')
    await runInAct(() => hook.current.noteAttempt({ ...saved, title: 'One' }, 'k-1'))
    expect(readDraft(KEY)).toMatchObject({ values: { title: 'One' }, key: 'k-1' })
    await rest()
    expect(readDraft(KEY)?.key).toBe('k-1')
    await type(hook, 'Two')
    await rest()
    expect(readDraft(KEY)).toMatchObject({ values: { title: 'Two' } })
    expect(readDraft(KEY)?.key).toBeUndefined()
  })

  it('discards the draft on request, and stores it again when typing continues', async () => {
    const hook = await open()
    await type(hook, 'One')
    await rest()
    await runInAct(() => hook.current.drop())
    expect([kept(), hook.current.isKept]).toEqual([undefined, undefined])
    await type(hook, 'Two')
    await rest()
    expect(kept()).toBe('Two')
  })

  it('says when the browser cannot store the draft', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const hook = await open()
    await type(hook, 'One')
    await rest()
    expect(hook.current.isKept).toBe(false)
  })
})
