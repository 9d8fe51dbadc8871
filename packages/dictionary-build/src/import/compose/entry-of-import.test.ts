import { describe, expect, it } from 'vitest'
import type { ImportedSense } from '../imported-part'
import { entryOfImport } from './entry-of-import'
import { type DefinitionDocument, enrichDefinition, placeOf } from './merged-document'

const facts = { id: 1, rank: null, level: null }
const sensesOf = (headword: string, ...senses: Omit<ImportedSense, 'key'>[]) =>
  entryOfImport(
    headword,
    facts,
    senses.map((sense, index) => ({
      ...{ source: 'Wiktionary', spelling: headword, partOfSpeech: 'noun' },
      sense: { key: String(index), ...sense },
    })),
  ).senses.map(({ own }) => ({
    text: own!.text,
    usages: own!.domains.usages,
    examples: own!.examples,
  }))

describe('imported senses', () => {
  it('that aren’t fit for a class get a label and come last, after obsolete ones', () => {
    const senses = sensesOf(
      'wug',
      { text: 'a fool', usages: ['derogatory'] },
      { text: 'a creature', usages: ['obsolete'] },
      { text: 'sexual intercourse' },
      { text: 'a bird' },
    )
    expect(senses.map(({ text, usages }) => [text, ...usages])).toEqual([
      ['a bird'],
      ['a creature', 'obsolete'],
      ['a fool', 'derogatory', 'offensive'],
      ['sexual intercourse', 'sexual'],
    ])
    expect(sensesOf('fuckwug', { text: 'a bird' })[0]?.usages).toEqual(['taboo'])
  })

  it('have no examples that a school would refuse', () => {
    const [sense] = sensesOf('wug', { text: 'a bird', examples: ['The wug was drunk.', 'The wug sang.'] })
    expect(sense?.examples).toEqual(['The wug sang.'])
  })

  it('that mean the same as a definition of the build add no label that says otherwise', () => {
    const document = (usage: string[]) =>
      ({
        ...{ text: 'a bird', source: 'WordNet', examples: [] },
        ...{ direct_synonyms: [], direct_antonyms: [], direct_hypernyms: [] },
        domain: { region: [], category: [], usage },
      }) as unknown as DefinitionDocument
    const enriched = enrichDefinition(document(['informal']), [document(['slang', 'offensive'])])
    expect(enriched.domain.usage).toEqual(['informal', 'slang'])
    expect(placeOf(enriched)).toBe(0)
    expect(placeOf(document(['obsolete']))).toBe(1)
    expect(placeOf(document(['obsolete', 'taboo']))).toBe(2)
  })
})
