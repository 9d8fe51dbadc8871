import { linearFaults, slowness } from '@wordhoard/lexicon/testing/linear'
import { describe, expect, it } from 'vitest'
import { csvField } from '../../lib/csv'
import { renderMarkdown } from './markdown'

const origin = 'https://words.example'

/** Renders a text; refusing it is fine as long as it is quick. */
function renderOrRefuse(text: string): void {
  try {
    renderMarkdown(text, origin)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

/** Maximum time for 100 KB of markdown, in ms (decision 015). */
const mostForMarkdown = 1000

/** Removes tags: raw HTML goes through a browser's parser, for which decision 015 sets a separate limit. */
const withoutTags = (text: string) => text.replaceAll('<', '(')

/** Inputs of 100 KB of raw HTML that are as costly as possible for parser and sanitiser. */
const rawHtml: Record<string, string> = {
  paragraphs: '<p>a'.repeat(9_900),
  styled: '<b>a</b>'.repeat(9_900),
  styles: '<p style="a:b">'.repeat(6_500),
  'too many elements': '<br>'.repeat(25_600),
  'elements that are taken out': '<x>a</x>'.repeat(12_800),
  'elements that are taken out, by other names': '<b-x>a</b-x>'.repeat(8_500),
  'elements that are taken out between others': '<br>'.repeat(9_800) + '<x>a</x>'.repeat(100),
  comments: '<!--a-->'.repeat(12_800),
  'looks that each paragraph begins anew': `${Array.from({ length: 500 }, (_, index) => `<b a${index}>`).join('')}${'<p>'.repeat(30_000)}`,
}
const allRaw = Object.entries(rawHtml)
/**
 * Unless everything is tested, only one input, far from the limit. `styled` comes near it on a machine with slow
 * memory.
 */
const tried = process.env.FULL ? allRaw : allRaw.filter(([name]) => /taken out$/.test(name))

describe('raw HTML of 100 KB', () => {
  it.each(tried)('is rendered or refused within a second: %s', (_, source) => {
    const most = 1000
    /** Returns the CPU time in ms, scaled to an idle machine because this one's load changes every second. */
    const time = () => {
      // Garbage from earlier rounds must not count.
      globalThis.gc?.()
      const before = process.cpuUsage()
      renderOrRefuse(`<div>${source}`)
      const { user, system } = process.cpuUsage(before)
      const spent = (user + system) / 1000
      return spent > most ? spent / slowness() : spent
    }
    let least = time()
    for (let round = 1; round < 5 && least > most && least < 4 * most; round++)
      least = Math.min(least, time())
    expect(least).toBeLessThan(most)
  })
})

describe('what users write', () => {
  it(
    'is rendered in linear time',
    () => {
      expect(linearFaults((text) => renderOrRefuse(withoutTags(text)), undefined, mostForMarkdown)).toEqual(
        [],
      )
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )

  it(
    'is written as a CSV field in linear time',
    () => {
      expect(linearFaults(csvField)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )
})
