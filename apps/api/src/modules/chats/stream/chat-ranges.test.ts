import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NumberedEvent } from '../../chat-events/chat-event'
import { rangesToRead } from './chat-ranges'

const event = (chat_id: number, before: number, id: number, kind: NumberedEvent['kind'] = 'message') => ({
  kind,
  chat_id,
  before,
  id,
})

describe('what is to be read', () => {
  it('is each chat’s events after those already read', () => {
    const received = [event(1, 10, 12), event(2, 5, 13, 'read'), event(1, 12, 15)]
    expect(rangesToRead(received, new Map([...[[1, 10] as const], [2, 5]]))).toEqual([
      { chatId: 1, after: 10, last: 15, hasMessagesOnly: true },
      { chatId: 2, after: 5, last: 13, hasMessagesOnly: false },
    ])
  })

  it('includes what was not received of, of whatever kind', () => {
    expect(rangesToRead([event(1, 12, 15)], new Map([[1, 10]]))).toEqual([
      { chatId: 1, after: 10, last: 15, hasMessagesOnly: false },
    ])
  })

  it('is nothing for what was read already, and for chats that nobody here reads', () => {
    expect(rangesToRead([event(1, 10, 12), event(2, 0, 13)], new Map([[1, 12]]))).toEqual([])
  })

  it('is all events once, however often and in whatever order they are received', () => {
    const ids = [...Array(12).keys()].map((n) => 100 + 3 * n)
    const all = ids.map((id, at) => event(1, ids[at - 1] ?? 0, id))
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(11), { minLength: 1 }), { maxLength: 20 }), (rounds) => {
        const readUpTo = new Map([[1, 0]])
        const read: number[] = []
        for (const round of [...rounds, [11]]) {
          for (const { after, last } of rangesToRead(
            round.map((at) => all[at]!),
            readUpTo,
          )) {
            read.push(...ids.filter((id) => id > after && id <= last))
            readUpTo.set(1, last)
          }
        }
        expect(read).toEqual(ids)
      }),
    )
  })
})
