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
import { takeOver } from './take-over'
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

describe('an article that the extension has taken out of a page', () => {
  it('is read at once, under a title on one line', () => {
    expect(takeOver(article())).toBe(true)
    expect(state()).toMatchObject({ isReading: true, title: 'The Marsh', byline: 'By Ada' })
  })

  it('is its plain text where its HTML holds nothing to read', () => {
    expect(takeOver(article({ content: '<script>x</script>', textContent: 'Plain.' }))).toBe(true)
    expect(state().text).toContain('Plain.')
  })

  it('with nothing to read in it leaves what is there', () => {
    takeOver(article())
    const before = state()
    expect(takeOver(article({ content: '<img src="x">', title: 'Another' }))).toBe(false)
    expect(state()).toEqual(before)
  })
})

describe('waiting for an article', () => {
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

  it('ends with the first one, which is acknowledged', async () => {
    const { hook, answers } = await open()
    expect(hook.current).toBe('waiting')
    await receive(article())
    await until(() => expect(state().isReading).toBe(true))
    expect(answers).toContainEqual({ from: READER_SENDER, received: true })
  })

  it('takes the newest of those that come at once', async () => {
    await open()
    await receive(article({ content: '<img src="x">' }))
    await receive(article({ content: '<p>Older</p>' }))
    await receive(article({ content: '<p>Newest</p>' }))
    await until(() => expect(state().text).toContain('Newest'))
  })

  it('says when what came cannot be read, and goes on waiting', async () => {
    const { hook } = await open()
    await receive({ from: EXTENSION_SENDER })
    expect(hook.current).toBe('unreadable')
    await receive(article())
    await until(() => expect(state().isReading).toBe(true))
  })

  it('says when nothing has come for a while', async () => {
    vi.useFakeTimers()
    const { hook } = await open()
    await runInAct(() => vi.advanceTimersByTimeAsync(11_000))
    expect(hook.current).toBe('waiting')
    await runInAct(() => vi.advanceTimersByTimeAsync(2_000))
    expect(hook.current).toBe('late')
  })

  it('takes nothing once it is over', async () => {
    const { hook, answers } = await open()
    await hook.rerender(false)
    await receive(article())
    expect([state().isReading, answers]).toEqual([false, []])
  })
})
