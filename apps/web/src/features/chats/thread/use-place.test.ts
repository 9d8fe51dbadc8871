// @vitest-environment jsdom

import { sendMessage } from '@wordhoard/contracts/chats'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { message } from '../../../testing/messages'
import { openPage, until } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { useOutbox } from '../composer/outbox'
import { useSend } from '../composer/use-send'
import { usePlace } from './use-place'

const server = openPage()

/** In px. */
const SCREEN = 400
const ROW = 100

/**
 * Fakes a conversation that scrolls from its end, as with `column-reverse`: 0 at the newest message, negative above.
 */
function conversation() {
  const scroller = document.createElement('div')
  const content = document.createElement('div')
  scroller.append(content)
  document.body.replaceChildren(scroller)
  let resized = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        resized = run
      }
      observe() {}
      disconnect() {}
    },
  )
  const rect = (top: number, height: number) => ({ top, height, bottom: top + height }) as DOMRect
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this === scroller) return rect(0, SCREEN)
    const below = content.children.length - [...content.children].indexOf(this)
    return rect(SCREEN - below * ROW - scroller.scrollTop, ROW)
  })
  return {
    scroller,
    content,
    rows: (...ids: (number | 'new')[]) => {
      content.replaceChildren(
        ...ids.map((id) => {
          const row = document.createElement('div')
          if (id === 'new') row.dataset.newMessages = ''
          else row.dataset.message = String(id)
          return row
        }),
      )
    },
    scroll: (top: number) => {
      scroller.scrollTop = top
      scroller.dispatchEvent(new Event('scroll'))
    },
    resize: () => resized(),
    topOf: (id: number) => content.querySelector(`[data-message="${id}"]`)?.getBoundingClientRect().top,
  }
}
let chat: ReturnType<typeof conversation>

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
/** Renders the hook with both elements in place. */
const open = async () => {
  const hook = await renderHook((_: number) => {
    const place = usePlace()
    place.scroller.current = chat.scroller as HTMLDivElement
    place.content.current = chat.content as HTMLDivElement
    return place
  }, 0 as number)
  return hook
}

describe('usePlace', () => {
  beforeEach(() => {
    chat = conversation()
    chat.rows(...ids(1, 20))
  })

  it('starts at the newest message and stays there as messages arrive', async () => {
    const hook = await open()
    expect(hook.current.isAtNewest).toBe(true)
    chat.rows(...ids(1, 22))
    await hook.rerender(1)
    expect(chat.scroller.scrollTop).toBe(0)
    expect(chat.topOf(22)).toBe(SCREEN - ROW)
  })

  it('keeps the position further up to the pixel, whatever is added below or above', async () => {
    const hook = await open()
    await runInAct(() => chat.scroll(-830))
    expect(hook.current.isAtNewest).toBe(false)
    const before = chat.topOf(9)
    chat.rows(...ids(1, 25))
    await hook.rerender(1)
    expect(chat.topOf(9)).toBe(before)
    chat.rows(...ids(-30, 25))
    chat.resize()
    expect(chat.topOf(9)).toBe(before)
  })

  it('returns to the newest message on request', async () => {
    const hook = await open()
    await runInAct(() => chat.scroll(-830))
    await runInAct(() => hook.current.toNewest())
    expect([hook.current.isAtNewest, chat.scroller.scrollTop]).toEqual([true, 0])
  })

  it('starts at the first unread message when it is out of view', async () => {
    chat.rows(...ids(1, 5), 'new', ...ids(6, 20))
    await open()
    expect(chat.topOf(6)).toBeCloseTo(SCREEN * 0.2 + ROW, 5)
  })

  it('starts at the newest message when the first unread one is in view', async () => {
    chat.rows(...ids(1, 19), 'new', 20)
    const hook = await open()
    expect([chat.scroller.scrollTop, hook.current.isAtNewest]).toEqual([0, true])
  })

  it('leaves the scroll position alone when its anchor message has gone', async () => {
    const hook = await open()
    await runInAct(() => chat.scroll(-830))
    chat.rows(...ids(100, 120))
    await hook.rerender(1)
    expect(chat.scroller.scrollTop).toBe(-830)
  })
})

describe('useSend', () => {
  it('keeps a message with its address and the newest known message, under its own key', async () => {
    const held = server.hold(sendMessage)
    const hook = await renderHook(() => useSend({ chatId: 4, userId: null }, 12), undefined)
    hook.current({ text: 'Hello', shared: null })
    hook.current({ text: 'Hello', shared: null })
    const [one, two] = useOutbox.getState().unsent
    expect(one).toMatchObject({
      chat_id: 4,
      participant_user_id: null,
      content: 'Hello',
      after_id: 12,
      refusal: null,
    })
    expect(one?.key).not.toBe(two?.key)
    for (const n of [0, 1]) {
      await until(() => expect(held).toHaveLength(n + 1))
      held[n]?.answer({ ...message(20 + n, 'Hello', true), chat_id: 4 })
    }
    await until(() => expect(useOutbox.getState().unsent).toEqual([]))
  })
})
