import fc from 'fast-check'
import { expect, it } from 'vitest'
import { definitionsIn, spliceTranslations } from './splice-translations'

const splice = (document: object, texts: Record<number, string[]>, from?: object) => {
  const bytes = Buffer.from(JSON.stringify(document))
  const spliced = spliceTranslations(bytes, definitionsIn(bytes), (id) =>
    texts[id]
      ? { json: Buffer.from(JSON.stringify(texts[id])), ...(from && { from: from as never }) }
      : undefined,
  )
  return JSON.parse(spliced.toString()) as unknown
}

it('adds translations to the definitions that have some, and to nothing else', () => {
  const links = [{ spell_id: 11, spelling: 'x' }]
  const document = {
    id: 11,
    spell_lower: 'deal',
    definitions: [{ id: 11, links }, { id: 12, links }, { id: 130 }],
  }
  expect(splice(document, { 11: ['trato', 'acuerdo'], 130: ['一排'] })).toEqual({
    ...document,
    definitions: [
      { id: 11, links, translations: ['trato', 'acuerdo'] },
      { id: 12, links },
      { id: 130, translations: ['一排'] },
    ],
  })
})

it('says where translations come from that aren’t ours', () => {
  const from = { source: 'A “pack”', has_other_meanings: true }
  expect(splice({ id: 1, definitions: [{ id: 2 }] }, { 2: ['x'] }, from)).toEqual({
    id: 1,
    definitions: [{ id: 2, translations: ['x'], translations_from: from }],
  })
})

it('returns the same bytes where there is nothing to add', () => {
  const document = Buffer.from('{"id":1,"definitions":[{"id":2,"text":"x"}]}')
  expect(spliceTranslations(document, definitionsIn(document), () => undefined)).toBe(document)
})

it('isn’t deceived by any text in a document', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constant('{"id":7,'), fc.constant('"{"id":7}'))),
      (texts) => {
        const document = {
          id: 1,
          definitions: texts.map((text, at) => ({ id: at + 2, text, examples: [{ text }] })),
        }
        const spliced = splice(document, { 7: ['x'] }) as typeof document
        expect(spliced.definitions.map(({ id }) => id)).toEqual(document.definitions.map(({ id }) => id))
        expect(spliced.definitions.map(({ text }) => text)).toEqual(texts)
      },
    ),
  )
})
