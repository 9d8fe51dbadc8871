// @vitest-environment jsdom
import { linearFaults } from '@wordhoard/lexicon/testing/linear'
import { describe, expect, it } from 'vitest'
import { countWords } from './facts/count-words'
import { plainTextToBlocks } from './text/plain-text'
import { blocksToHtml } from './text/text-block'

const functions: Record<string, (text: string) => unknown> = {
  plainTextToBlocks,
  blocksToHtml: (text) => blocksToHtml([{ tag: 'p', lines: text.split('\n') }]),
  countWords,
}

describe('a text written to be slow', () => {
  it.each(Object.entries(functions))(
    'is read by %s in twice the time at twice the length',
    (_, read) => {
      expect(linearFaults(read)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )
})
