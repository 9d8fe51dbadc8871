import { linearFaults, type TextFunction } from '@wordhoard/lexicon/testing/linear'
import { describe, expect, it } from 'vitest'
import { characterDiff, isRightSpelling } from './answers'
import { blankForms, blankSpansAt } from './blank'

/** Forms of a word, of phrases with and without slots, and of a letter that fills a whole text. */
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

describe('an adversarial answer or sentence', () => {
  it.each(Object.entries(functions))(
    'takes %s about twice the time when it is twice as long',
    (_, read) => {
      expect(linearFaults(read)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )
})
