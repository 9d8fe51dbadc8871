// @vitest-environment jsdom
import { linearFaults } from '@wordhoard/lexicon/testing/linear'
import { describe, expect, it } from 'vitest'
import { detectSeparator, parseDelimited } from '../../files/delimited'
import { collectWords } from './collect-words'
import { guessColumns } from './guess-columns'
import { plainField } from './plain-field'
import { textTable } from './text-table'

/** Markup goes through the browser's parser, whose speed is not ours to test. */
const withoutMarkup = (text: string) => text.replace(/[<&]/g, '(')

const functions: Record<string, (text: string) => unknown> = {
  parseDelimited: (text) => parseDelimited(text, ','),
  separatorOf: detectSeparator,
  textTable,
  plainField: (text) => plainField(withoutMarkup(text)),
  'columns and words': (text) => {
    const table = textTable(withoutMarkup(text))
    return collectWords(table, guessColumns(table))
  },
}

describe('a words file written to be slow to parse', () => {
  it.each(Object.entries(functions))(
    'is handled by %s in linear time',
    (_, read) => {
      expect(linearFaults(read)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )
})
