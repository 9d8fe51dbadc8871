import type { MessageItem } from '@wordhoard/contracts/chats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyThread, type Thread, withMessage, withNewest, withOlder, withoutMessage } from './thread'

const user = { id: 1, username: 'ada', first_name: 'Ada', last_name: '', avatarId: null }
const item = (id: number, content = `${id}`): MessageItem => ({
  message: {
    id,
    content,
    created_at: '2026-11-21T10:00:00.000Z',
    is_deleted: content === '',
    attachment: null,
  },
  user,
  is_me: false,
})
const ids = ({ items }: Thread) => items.map(({ message }) => message.id)
const page = (list: readonly number[], isFull: boolean) => ({
  page: list.toSorted((a, b) => b - a).map((id) => item(id)),
  isFull,
})

describe('a thread', () => {
  it('starts with the newest page and what arrived while it was loading', () => {
    const early = withMessage(emptyThread, item(9))
    expect(early.isLoaded).toBe(false)
    const thread = withNewest(early, page([6, 7, 8], true))
    expect(ids(thread)).toEqual([6, 7, 8, 9])
    expect(thread).toMatchObject({ isLoaded: true, hasOlder: true })
  })

  it('grows upwards page by page until there are no more', () => {
    const thread = withNewest(emptyThread, page([6, 7, 8], true))
    const older = withOlder(thread, page([3, 4, 5], true))
    expect(ids(older)).toEqual([3, 4, 5, 6, 7, 8])
    expect(withOlder(older, page([2], false))).toMatchObject({ hasOlder: false })
  })

  it('does not restore a message deleted while its page was loading', () => {
    const thread = withNewest(withoutMessage(emptyThread, 7), page([6, 7, 8], false))
    expect(thread.items.map(({ message }) => message.content)).toEqual(['6', '', '8'])
    expect(thread.items[1]?.message.is_deleted).toBe(true)
  })

  it('drops messages no longer adjacent to the newest page, instead of hiding a gap', () => {
    const thread = withNewest(emptyThread, page([6, 7, 8], true))
    expect(withNewest(thread, page([20, 21, 22], true))).toMatchObject({ hasOlder: true })
    expect(ids(withNewest(thread, page([20, 21, 22], true)))).toEqual([20, 21, 22])
    expect(ids(withNewest(thread, page([8, 9, 10], true)))).toEqual([6, 7, 8, 9, 10])
  })

  it('takes the server’s messages when the chat turns out to be shorter', () => {
    const thread = withNewest(emptyThread, page([6, 7, 8], true))
    expect(withNewest(thread, page([7, 8], false))).toMatchObject({ hasOlder: false })
    expect(ids(withNewest(thread, page([7, 8], false)))).toEqual([7, 8])
  })

  it('stays the same object when an event contains nothing new', () => {
    const thread = withNewest(emptyThread, page([6, 7], true))
    expect(withMessage(thread, item(7))).toBe(thread)
    expect(withMessage(thread, item(2))).toBe(thread)
  })

  it('has each message once, in order and without gaps, however pages and events interleave', () => {
    const size = 4
    const step = fc.constantFrom('sent', 'sent unheard', 'older', 'newest', 'repeat')
    fc.assert(
      fc.property(fc.nat(15), fc.array(step, { maxLength: 40 }), (before, steps) => {
        const server = Array.from({ length: before }, (_, n) => n + 1)
        const newest = () => {
          const part = server.slice(-size)
          return page(part, part.length === size)
        }
        let thread = withNewest(emptyThread, newest())
        let isBehind = false
        for (const each of steps) {
          if (each.startsWith('sent')) server.push(server.length + 1)
          if (each === 'sent unheard') isBehind = true
          // After events were missed, the newest page is loaded before any other event.
          if (each === 'sent' && !isBehind) thread = withMessage(thread, item(server.length))
          if (each === 'repeat' && !isBehind && server.length > 0)
            thread = withMessage(thread, item(server.length))
          if (each === 'newest') {
            thread = withNewest(thread, newest())
            isBehind = false
          }
          if (each === 'older' && thread.hasOlder && thread.items[0]) {
            const first = thread.items[0].message.id
            const part = server.filter((id) => id < first).slice(-size)
            thread = withOlder(thread, page(part, part.length === size))
          }
        }
        thread = withNewest(thread, newest())
        const shown = ids(thread)
        expect(shown).toEqual(server.slice(server.length - shown.length))
        expect(shown.length).toBeGreaterThanOrEqual(Math.min(size, server.length))
        if (!thread.hasOlder) expect(shown).toEqual(server)
      }),
    )
  })
})
