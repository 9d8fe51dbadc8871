import { linearFaults, type TextFunction } from '@wordhoard/lexicon/testing/linear'
import { describe, expect, it } from 'vitest'
import { serverOrigin } from '../server-address'
import { messageOf } from './message'

const nothing = { content: '', title: '', byline: '', textContent: '' }
const functions: Record<string, TextFunction> = {
  serverOrigin,
  'messageOf, as a title': (text) => messageOf({ ...nothing, title: text, byline: text, textContent: 'x' }),
  'messageOf, as a text': (text) => messageOf({ ...nothing, textContent: text }),
  'messageOf, as HTML': (text) => messageOf({ ...nothing, content: text }),
  'messageOf, as pictures': (text) =>
    messageOf({ ...nothing, content: text.replaceAll('a', ` src="data:'`) }),
}

describe('a page written to be slow to parse', () => {
  it.each(Object.entries(functions))(
    'is handled by %s in linear time',
    (_, read) => {
      expect(linearFaults(read)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )
})
