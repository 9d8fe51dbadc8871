import { linearFaults } from '@wordhoard/lexicon/testing/linear'
import { describe, expect, it } from 'vitest'
import { csvField } from '../../lib/csv'
import { escapeHtml } from '../../lib/html'
import { linkTarget } from './link-target'
import { renderMarkdown } from './markdown'
import { TextWriter } from './text-writer'

const origin = 'https://words.example'

/** Refused is quick enough, too. */
function rendered(text: string): void {
  try {
    renderMarkdown(text, origin)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

/** Milliseconds that 100 KB of markdown may take: decision 015. */
const mostForMarkdown = 1000

/** Raw HTML goes through a browser's parser, which the decision 015 gives a bound of its own. */
const withoutTags = (text: string) => text.replaceAll('<', '(')

const functions: Record<string, (text: string) => unknown> = {
  TextWriter: (text) => {
    const writer = new TextWriter()
    for (const block of text.split('a')) {
      writer.add(block)
      writer.startBlock(block.length % 2 === 0)
    }
    return writer.end()
  },
  linkTarget: (text) => linkTarget(text, origin),
  escapeHtml,
  csvField,
}

describe('what users write', () => {
  it(
    'is rendered in twice the time where it is twice as long',
    () => {
      expect(linearFaults((text) => rendered(withoutTags(text)), undefined, mostForMarkdown)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )

  it.each(Object.entries(functions))(
    'is read by %s in twice the time where it is twice as long',
    (_, read) => {
      expect(linearFaults(read)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )
})
