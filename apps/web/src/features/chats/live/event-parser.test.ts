import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EventParser } from './event-parser'

const line = 'id: 7\nevent: message\ndata: {"content":"Grüße: 👋"}\n\n:\n\nevent: bye\ndata: {}\n\n'

describe('EventParser', () => {
  it('parses the same events however the stream was cut into chunks', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(line.length), { maxLength: 8 }), (cuts) => {
        const parser = new EventParser()
        const places = [0, ...cuts.toSorted((a, b) => a - b), line.length]
        const events = places.slice(1).flatMap((end, n) => parser.push(line.slice(places[n], end)))
        expect(events).toEqual([
          { name: 'message', id: '7', data: '{"content":"Grüße: 👋"}' },
          { name: 'bye', id: undefined, data: '{}' },
        ])
      }),
    )
  })

  it('waits for the end of an event and skips comments', () => {
    const parser = new EventParser()
    expect(parser.push(': still here\n\nevent: ready\ndata: {"last_event_id":1}\n')).toEqual([])
    expect(parser.push('\n')).toMatchObject([{ name: 'ready' }])
  })
})
