import { linearFaults } from '@wordhoard/lexicon/testing/linear'
import { describe, expect, it } from 'vitest'
import { paragraphsWithForm } from './paragraphs-with-form'

const functions: Record<string, (text: string) => unknown> = {
  'paragraphsWithForm, for a phrase': (text) => paragraphsWithForm(text, "make up one's mind"),
  'paragraphsWithForm, for a word': (text) => paragraphsWithForm(text, 'a'),
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
