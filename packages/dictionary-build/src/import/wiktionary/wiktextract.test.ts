import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Spellings } from '../../spellings'
import { wiktextractSamples } from '../../testing/wiktextract-samples'
import { Headwords } from '../headwords'
import { partsOfEntry } from './wiktextract'

const headwords = new Headwords(new Spellings([{ british: 'colour', american: 'color', kind: 'same' }]))
const entry = (fields: object) =>
  partsOfEntry({ word: 'wug', pos: 'noun', lang_code: 'en', ...fields }, headwords)
const only = (fields: object) => entry(fields).parts[0]!.part

describe('partsOfEntry', () => {
  it('takes the last of nested definitions, with its labels', () => {
    const { senses } = only({
      senses: [
        { glosses: ['A bird.', 'A small bird.'], tags: ['dated', 'UK'], topics: ['zoology', 'sciences'] },
      ],
    })
    expect(senses).toMatchObject([
      { text: 'A small bird.', usages: ['old-fashioned'], regions: ['British'], categories: ['zoology'] },
    ])
  })

  it('prefers made-up examples to quotations, and takes only short quotations', () => {
    const examples = (list: object[]) =>
      only({ senses: [{ glosses: ['A bird.'], examples: list }] }).senses![0]!.examples
    const quotation = { text: 'Here be wugs.', ref: '1611, A Book', type: 'quotation' }
    expect(examples([quotation, { text: 'I saw a wug.', type: 'example' }])).toEqual(['I saw a wug.'])
    expect(examples([quotation])).toEqual(['Here be wugs.'])
    expect(examples([{ ...quotation, text: 'wug '.repeat(60) }])).toBeUndefined()
  })

  it('gives links of the whole entry to the sense that they name', () => {
    const { senses } = only({
      senses: [{ glosses: ['A small bird.'] }, { glosses: ['A tool for digging.'] }],
      synonyms: [{ word: 'spade', sense: 'tool for digging' }, { word: 'thing' }],
    })
    expect(senses!.map(({ synonyms }) => synonyms)).toEqual([undefined, ['spade']])
  })

  it('puts British pronunciations first and names the accents of the others', () => {
    const { sounds, audio } = only({
      senses: [{ glosses: ['A bird.'] }],
      sounds: [
        { ipa: '/wɑɡ/', tags: ['US'] },
        { ipa: '/wʌɡ/', tags: ['Received-Pronunciation'] },
        { ipa: '/wʊɡ/', tags: ['Northern-England'] },
        { ipa: '[wʌɡ̊]', tags: ['UK'] },
        { audio: 'x.ogg', ogg_url: 'https://example.org/x y.ogg' },
        { audio: 'y.ogg', mp3_url: 'javascript:alert(1)' },
      ],
    })
    expect(sounds).toEqual([
      { ipa: 'wʌɡ', accent: '' },
      { ipa: 'wɑɡ', accent: 'US' },
    ])
    expect(audio).toEqual([{ url: 'https://example.org/x%20y.ogg', accent: '?' }])
  })

  it('doesn’t list inflected forms that regular rules cover', () => {
    expect(
      only({
        senses: [{ glosses: ['A bird.'] }],
        forms: [
          { form: 'wugs', tags: ['plural'] },
          { form: 'wuga', tags: ['plural'] },
        ],
      }),
    ).toMatchObject({
      shown: ['wugs', 'wuga'],
      forms: [{ form: 'wuga', kind: 'inflection', detail: 'plural' }],
    })
  })

  it('gives equal definitions equal keys, whatever surrounds them', () => {
    const key = (senses: object[], at: number) => only({ senses }).senses![at]!.key
    const bird = { glosses: ['A small bird.'] }
    expect(key([bird], 0)).toBe(
      key([{ glosses: ['A fool.'] }, { glosses: ['Birds.', 'A small bird'], tags: ['rare'] }], 1),
    )
    expect(key([bird], 0)).not.toBe(key([{ glosses: ['A large bird.'] }], 0))
  })

  it('never throws and returns only text that can be stored, for any JSON', () => {
    const keys = [
      'word',
      'pos',
      'senses',
      'glosses',
      'tags',
      'topics',
      'examples',
      'text',
      'synonyms',
      'sounds',
      'ipa',
      'mp3_url',
      'forms',
      'form',
      'form_of',
      'alt_of',
    ]
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constant(null),
        fc.integer(),
        fc.string({ unit: 'binary' }),
        fc.constantFrom(
          'wug',
          '/wʌɡ/',
          '\u0000',
          '\ud800',
          'https://a.b/\u0000',
          'noun',
          'plural',
          'alternative',
        ),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...keys), tie('value')),
      ),
    }))
    const sample = fc.constantFrom(...wiktextractSamples)
    fc.assert(
      fc.property(sample, fc.dictionary(fc.constantFrom(...keys), value), (whole, broken) => {
        const { parts } = partsOfEntry({ ...whole, ...broken }, headwords)
        for (const { headword, part } of parts) {
          for (const text of textsIn([headword, part])) {
            expect(text.isWellFormed() && !/\p{Cc}/u.test(text)).toBe(true)
          }
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
