import { linearFaults } from '@wordhoard/lexicon/testing/linear'
import { describe, expect, it } from 'vitest'
import { escapeContent, escapeHtml } from './escape-html'
import { refuseDeep, refuseMany } from './limits'
import { linkTarget } from './link-target'
import { prepareHtml } from './prepare-html'
import { TextWriter } from './text-writer'

/** Runs a limit check and ignores its error, since rejecting must be fast too. */
const refused = (refuse: (html: string) => void) => (text: string) => {
  try {
    refuse(text)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

const functions: Record<string, (text: string) => unknown> = {
  TextWriter: (text) => {
    const writer = new TextWriter()
    for (const block of text.split('a')) {
      writer.add(block)
      writer.startBlock(block.length % 2 === 0)
    }
    return writer.end()
  },
  linkTarget: (text) => linkTarget(text, 'https://words.example'),
  escapeHtml,
  escapeContent,
  prepareHtml,
  refuseDeep: refused(refuseDeep),
  refuseMany: refused(refuseMany),
}

describe('an adversarial text', () => {
  it.each(Object.entries(functions))(
    'takes %s about twice the time when it is twice as long',
    (_, read) => {
      expect(linearFaults(read)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )
})
