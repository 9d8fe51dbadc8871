import { formatPosition } from '@wordhoard/contracts/fields/stream-position'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChatEvent, chatEvent, decideOutcome, type SequencedEvent } from './sequenced-event'

const deleted = (id: number): SequencedEvent['event'] => ({
  name: 'deleted',
  data: { chat_id: 1, message_id: id },
})
const ready = (id: number): ChatEvent => ({ name: 'ready', data: { last_event_id: id } })
const text = (number: number | undefined) => (number === undefined ? undefined : String(number))
const sequenced = (before: number | undefined, id: number): SequencedEvent => ({
  before: text(before),
  id: String(id),
  event: deleted(id),
})
const readyEvent = (before: number | undefined, id: number) =>
  ({ before: text(before), id: String(id), event: ready(id) }) as SequencedEvent

describe('receive', () => {
  it('starts at the first ready and drops everything before it', () => {
    expect(decideOutcome(undefined, sequenced(3, 4))).toEqual({ cursor: undefined, outcome: 'drop' })
    expect(decideOutcome(undefined, readyEvent(undefined, 4))).toEqual({ cursor: '4', outcome: 'reload' })
  })

  it('applies the next event once', () => {
    expect(decideOutcome('4', sequenced(4, 9))).toEqual({ cursor: 'p9', outcome: 'apply' })
    expect(decideOutcome('9', sequenced(4, 9))).toEqual({ cursor: '9', outcome: 'drop' })
  })

  it('reloads after a gap, a reset and a stream that starts without knowing its predecessor', () => {
    expect(decideOutcome('4', sequenced(6, 9))).toEqual({ cursor: '9', outcome: 'reload' })
    expect(decideOutcome('4', readyEvent(undefined, 9))).toEqual({ cursor: '9', outcome: 'reload' })
    const reset: SequencedEvent = {
      before: '4',
      id: '900',
      event: { name: 'reset', data: { last_event_id: 900 } },
    }
    expect(decideOutcome('4', reset)).toEqual({ cursor: '900', outcome: 'reload' })
  })

  it('does nothing when the stream comes back to where it was', () => {
    expect(decideOutcome('4', readyEvent(4, 4))).toEqual({ cursor: '4', outcome: 'drop' })
    expect(decideOutcome('4', readyEvent(4, 12))).toEqual({ cursor: 'pc', outcome: 'drop' })
  })

  it('keeps chats apart: an event of one chat may have a lower number than those of another', () => {
    const at = (...chats: [number, number][]) => formatPosition({ base: 10, chats: new Map(chats) })
    const first = { before: at(), id: at([1, 30]), event: deleted(30) }
    const second = { before: at([1, 30]), id: at([1, 30], [2, 20]), event: deleted(20) }
    const { cursor, outcome } = decideOutcome(at(), first)
    expect(outcome).toBe('apply')
    expect(decideOutcome(cursor, second)).toEqual({ cursor: second.id, outcome: 'apply' })
    expect(decideOutcome(second.id, second).outcome).toBe('drop')
    // Whoever missed the first notices at the second.
    expect(decideOutcome(at(), second)).toEqual({ cursor: second.id, outcome: 'reload' })
  })

  it('applies changes of access, which lead to no other position', () => {
    const event = { name: 'access', data: { chat_id: null } } as const
    expect(decideOutcome('p9', { before: 'p9', id: 'p9', event })).toEqual({ cursor: 'p9', outcome: 'apply' })
  })

  it('begins anew where a server was restored from a backup', () => {
    const reset = { before: 'p900', id: 'p5', event: { name: 'reset', data: { last_event_id: 5 } } } as const
    expect(decideOutcome('p900', reset)).toEqual({ cursor: 'p5', outcome: 'reload' })
  })

  it('applies every event once or reloads, whatever was repeated or lost', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 2, max: 500 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(numbers, fc.array(fc.nat(29)), fc.array(fc.nat(29)), (ids, lost, repeated) => {
        const all = [...ids.toSorted((a, b) => a - b)]
        let cursor: string | undefined = '1'
        const known = new Set<number>()
        const seen: number[] = []
        for (const [n, id] of all.entries()) {
          if (lost.includes(n) && n < all.length - 1) continue
          const item = sequenced(n === 0 ? 1 : all[n - 1], id)
          for (const each of repeated.includes(n) ? [item, item] : [item]) {
            const result = decideOutcome(cursor, each)
            cursor = result.cursor
            if (result.outcome === 'reload') for (const up of all) if (up <= id) known.add(up)
            if (result.outcome === 'apply') {
              known.add(id)
              seen.push(id)
            }
          }
        }
        expect([...known].sort((a, b) => a - b)).toEqual(all)
        expect(new Set(seen).size).toBe(seen.length)
      }),
    )
  })
})

describe('chatEvent', () => {
  it('validates an event, and skips an unknown one', () => {
    expect(chatEvent({ name: 'ready', id: undefined, data: '{"last_event_id":3}' })).toEqual(ready(3))
    expect(chatEvent({ name: 'typing', id: undefined, data: '{}' })).toBeUndefined()
    expect(() => chatEvent({ name: 'ready', id: undefined, data: '{}' })).toThrow()
  })
})
