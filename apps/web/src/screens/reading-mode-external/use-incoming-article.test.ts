// @vitest-environment jsdom
import {
  EXTENSION_SENDER,
  type ExternalMessage,
  READER_SENDER,
} from '@wordhoard/contracts/reading/external-message'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resetReading, useReading } from '../../features/reader/text/reading.store'
import { openPage, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { openInReader } from './open-in-reader'
import { useIncomingArticle } from './use-incoming-article'

openPage({ user: null })
beforeEach(resetReading)

const article = (more: Partial<ExternalMessage> = {}): ExternalMessage => ({
  from: EXTENSION_SENDER,
  title: ' The\n Marsh ',
  byline: 'By Ada',
  content: '<p>The tide was low.</p>',
  ...more,
})
const state = () => useReading.getState()

describe('openInReader', () => {
  it('opens the article at once, with its title on one line', () => {
    expect(openInReader(article())).toBe(true)
    expect(state()).toMatchObject({ isReading: true, title: 'The Marsh', byline: 'By Ada' })
  })

  it('uses the plain text when the HTML contains nothing to read', () => {
    expect(openInReader(article({ content: '<script>x</script>', textContent: 'Plain.' }))).toBe(true)
    expect(state().text).toContain('Plain.')
  })

  it('keeps the current text when the article contains nothing to read', () => {
    openInReader(article())
    const before = state()
    expect(openInReader(article({ content: '<img src="x">', title: 'Another' }))).toBe(false)
    expect(state()).toEqual(before)
  })
})

describe('useIncomingArticle', () => {
  const receive = (data: object) =>
    runInAct(() => {
      window.dispatchEvent(
        new MessageEvent('message', { data, source: window, origin: window.location.origin }),
      )
    })
  const open = async () => {
    const answers: unknown[] = []
    vi.spyOn(window, 'postMessage').mockImplementation((data: unknown) => void answers.push(data))
    const hook = await renderHook((isWaiting: boolean) => useIncomingArticle(isWaiting), true as boolean)
    return { hook, answers }
  }

  it('acknowledges the first article and stops waiting', async () => {
    const { hook, answers } = await open()
    expect(hook.current).toBe('waiting')
    await receive(article())
    await until(() => expect(state().isReading).toBe(true))
    expect(answers).toContainEqual({ from: READER_SENDER, received: true })
  })

  it('opens the newest of several articles that arrive at once', async () => {
    await open()
    await receive(article({ content: '<img src="x">' }))
    await receive(article({ content: '<p>Older</p>' }))
    await receive(article({ content: '<p>Newest</p>' }))
    await until(() => expect(state().text).toContain('Newest'))
  })

  it('reports an unreadable article and continues to wait', async () => {
    const { hook } = await open()
    await receive({ from: EXTENSION_SENDER })
    expect(hook.current).toBe('unreadable')
    await receive(article())
    await until(() => expect(state().isReading).toBe(true))
  })

  it('reports when nothing arrives for a while', async () => {
    vi.useFakeTimers()
    const { hook } = await open()
    await runInAct(() => vi.advanceTimersByTimeAsync(11_000))
    expect(hook.current).toBe('waiting')
    await runInAct(() => vi.advanceTimersByTimeAsync(2_000))
    expect(hook.current).toBe('overdue')
  })

  it('ignores articles once it has stopped waiting', async () => {
    const { hook, answers } = await open()
    await hook.rerender(false)
    await receive(article())
    expect([state().isReading, answers]).toEqual([false, []])
  })
})
