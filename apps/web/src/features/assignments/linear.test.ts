import { linearFaults } from '@wordhoard/lexicon/testing/linear'
import { describe, expect, it } from 'vitest'
import { formsPattern, Quoter } from './glosses/sentence-of'

const forms = ['a', 'word', 'put off', 'put  off', "don't", '  x', 'a-a', '(']

const functions: Record<string, (text: string) => unknown> = {
  formsPattern: (text) => [...text.matchAll(formsPattern(forms, 'giu')!)],
  'a pattern of a form with many spaces': (text) => formsPattern([' put \t  \n off '])!.exec(text),
  'the pattern of a form as long as they get': (text) => formsPattern([text.slice(0, 120)])?.exec(text),
  Quoter: (text) => {
    const quoter = new Quoter(text)
    for (const form of [...forms, 'nowhere']) quoter.quote([form])
  },
}

describe('a text written to be slow to process', () => {
  it.each(Object.entries(functions))(
    'takes %s twice the time when it is twice as long',
    (_, read) => {
      expect(linearFaults(read)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )
})
