import { linearFaults, shapesToTry, type TextFunction } from '@wordhoard/lexicon/testing/linear'
import { describe, expect, it } from 'vitest'
import { readContext } from './context/context'
import { contextCues } from './context/context-cues'
import { wordClassCues } from './context/word-class'
import { contentStems } from './words/stems'
import { topicOfText } from './words/topic-words'

/** Maximum length of a context in characters (`MAX_CONTEXT_LENGTH` of the contract). */
const MAX_CONTEXT_LENGTH = 1000

const functions: Record<string, TextFunction> = {
  'cues of a context': (text) => {
    const occurrence = readContext('word', text.slice(0, MAX_CONTEXT_LENGTH))
    contextCues(occurrence, 'word', { kindOf: () => 1 })
    wordClassCues(occurrence, 'word')
  },
  contentStems,
  topicOfText,
}

/** Only two shapes in daily runs, as for the text engine. */
const tried = process.env.FULL ? shapesToTry : shapesToTry.slice(0, 2)

describe('functions that read adversarial texts', () => {
  it.each(Object.entries(functions))(
    '%s takes twice as long for twice the text',
    (_, read) => {
      expect(linearFaults(read, tried)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )
})
