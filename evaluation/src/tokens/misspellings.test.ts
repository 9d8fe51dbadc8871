import { mapLexicon } from '@wordhoard/lexicon/testing/map-lexicon.fixture'
import { describe, expect, it } from 'vitest'
import { LabelError } from './labelled-tokens'
import { judgeMisspelling, readMisspellings } from './misspellings'

const lexicon = mapLexicon({
  headwords: { receive: 'verb', relieve: 'verb', definitely: 'adverb', there: 'adverb', they: 'function' },
  forms: { recieve: 'receive=spelling' },
})
const judge = (line: string, ...offered: string[]) =>
  judgeMisspelling(readMisspellings(`# a comment\n${line}\n`, 'x.tsv')[0]!, lexicon, () => offered)

describe('judgeMisspelling', () => {
  it('tells what is found, what is offered in its place, and what leads to another word', () => {
    expect(judge('I recieve it\trecieve\treceive\tnative')).toBe('found')
    expect(judge('I definatly go\tdefinatly\tdefinitely\tnative', 'definitely')).toBe('first')
    expect(judge('I definatly go\tdefinatly\tdefinitely\tnative', 'there', 'definitely')).toBe('offered')
    expect(judge('I definatly go\tdefinatly\tdefinitely\tnative', 'there')).toBe('missed')
    expect(judge('there late\tthere\tthey\tlearner')).toBe('wrong')
  })

  it('offers the base of an inflected word', () => {
    expect(judge('he was releived\treleived\trelieved\tlearner', 'relieve')).toBe('first')
  })

  it('names file and line of a malformed line', () => {
    expect(() => readMisspellings('I go\tgo\tgo', 'x.tsv')).toThrow(LabelError)
    expect(() => readMisspellings('I go\twent\tgo\tlearner', 'x.tsv')).toThrow('x.tsv:1')
  })
})
