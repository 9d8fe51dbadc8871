import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeEntities, readXml, type XmlEvent } from './xml'

async function eventsOf(pieces: Iterable<string>): Promise<XmlEvent[]> {
  const events: XmlEvent[] = []
  for await (const event of readXml(pieces)) {
    const last = events.at(-1)
    // Text may arrive in any number of pieces.
    if (event.kind === 'text' && last?.kind === 'text') {
      events[events.length - 1] = { kind: 'text', text: last.text + event.text }
    } else events.push(event)
  }
  return events
}

const sample = `<?xml version="1.0"?><!DOCTYPE a><!-- <b> --><a x='1 > 0' y="&lt;&#39;&#x27;"> t &amp; u <b/><![CDATA[<c>]]></a>`

describe('readXml', () => {
  it('reads elements, attributes in either kind of quotation marks, text and CDATA, and skips the rest', async () => {
    expect(await eventsOf([sample])).toEqual([
      { kind: 'open', name: 'a', attributes: { x: '1 > 0', y: "<''" } },
      { kind: 'text', text: ' t & u ' },
      { kind: 'open', name: 'b', attributes: {} },
      { kind: 'close', name: 'b' },
      { kind: 'text', text: '<c>' },
      { kind: 'close', name: 'a' },
    ])
  })

  it('gives the same events however the document is split into pieces', async () => {
    const whole = await eventsOf([sample])
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(sample.length), { maxLength: 20 }), async (cuts) => {
        const sorted = [0, ...cuts.sort((a, b) => a - b), sample.length]
        const pieces = sorted.slice(1).map((end, index) => sample.slice(sorted[index], end))
        expect(await eventsOf(pieces)).toEqual(whole)
      }),
    )
  })

  it('refuses a document that ends within a tag', async () => {
    await expect(eventsOf(['<a><b'])).rejects.toThrow('ends within a tag')
  })
})

describe('decodeEntities', () => {
  it('leaves unknown and invalid references unchanged', () => {
    expect(decodeEntities('&nbsp; &#x110000; AT&T')).toBe('&nbsp; &#x110000; AT&T')
  })
})
