import { linearFaults, type TextFunction } from '@wordhoard/lexicon/testing/linear'
import { describe, expect, it } from 'vitest'
import { characterDiff, isRightSpelling } from './answers'
import { blankForms, blankSpansAt } from './blank'

/** Of a word, of phrases with and without slots, and of letters that fill a whole text. */
const forms = ['put off', 'a', 'word', "make up one's mind", 'put someone off']

const functions: Record<string, TextFunction> = {
  blankForms: (text) => blankForms(text, forms),
  blankSpansAt: (text) =>
    blankSpansAt(
      text,
      [...text.matchAll(/a+/g)].map((run) => ({ start: run.index, end: run.index + run[0].length })),
    ),
  isRightSpelling: (text) => isRightSpelling(text, ['colour', "make up one's mind"]),
  characterDiff: (text) => characterDiff(text, "make up one's mind"),
}

describe('an answer or a sentence that is written to be slow', () => {
  it.each(Object.entries(functions))(
    'is read by %s in twice the time where it is twice as long',
    (_, read) => {
      expect(linearFaults(read)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )
})
