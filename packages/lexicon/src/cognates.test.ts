import { describe, expect, it } from 'vitest'
import { bareTranslation, findCognate, isCognate } from './cognates'

const cognates: Record<string, [string, string][]> = {
  de: [
    ['hotel', 'Hotel, das'],
    ['university', 'Universität, die'],
    ['organise', 'organisieren'],
    ['electric', 'elektrisch'],
    ['telephone', 'Telefon, das'],
    ['theatre', 'Theater, das'],
  ],
  es: [
    ['nation', 'nación'],
    ['university', 'universidad'],
    ['family', 'familia'],
    ['important', 'importante'],
    ['electric', 'eléctrico'],
    ['organise', 'organizar'],
  ],
  fr: [
    ['music', 'musique'],
    ['university', 'université'],
    ['hotel', 'l’hôtel'],
    ['organise', 'organiser'],
  ],
  it: [
    ['nation', 'nazione'],
    ['problem', 'problema'],
    ['electric', 'elettrico'],
    ['organise', 'organizzare'],
  ],
  pl: [
    ['information', 'informacja'],
    ['university', 'uniwersytet'],
    ['electric', 'elektryczny'],
    ['organise', 'organizować'],
  ],
  pt: [
    ['information', 'informação'],
    ['university', 'universidade'],
    ['telephone', 'telefone'],
  ],
  tr: [
    ['university', 'üniversite'],
    ['music', 'müzik'],
    ['hotel', 'otel'],
    ['organise', 'organize etmek'],
  ],
  uk: [
    ['hotel', 'готель'],
    ['information', 'інформація'],
    ['university', 'університет'],
    ['problem', 'проблема'],
  ],
}

const others: Record<string, [string, string][]> = {
  de: [
    ['history', 'Geschichte, die'],
    ['important', 'wichtig'],
    ['dog', 'Hund, der'],
    ['current', 'aktuell'],
  ],
  es: [
    ['house', 'casa'],
    ['dog', 'perro'],
    ['sea', 'mar'],
  ],
  fr: [
    ['sea', 'mer'],
    ['house', 'maison'],
  ],
  it: [['hotel', 'albergo']],
  pl: [['house', 'dom']],
  tr: [['house', 'ev']],
  uk: [['house', 'дім']],
}

describe('isCognate', () => {
  it.each(Object.entries(cognates))('recognises the same word in %s', (lang, pairs) => {
    for (const [headword, translation] of pairs)
      expect(isCognate(headword, translation, lang), `${headword} ${translation}`).toBe(true)
  })

  it.each(Object.entries(others))('takes no other word of %s for the same one', (lang, pairs) => {
    for (const [headword, translation] of pairs)
      expect(isCognate(headword, translation, lang), `${headword} ${translation}`).toBe(false)
  })

  it('leaves out other scripts, phrases and unknown languages', () => {
    expect(isCognate('hotel', 'ホテル', 'ja')).toBe(false)
    expect(isCognate('hotel', 'hotel', 'xx')).toBe(false)
    expect(isCognate('taxi', 'en taxi público', 'es')).toBe(false)
  })
})

describe('findCognate', () => {
  it('returns the first cognate without its article', () => {
    expect(findCognate('centre', ['Mitte, die', 'Zentrum, das'], 'de')).toBe('Zentrum')
    expect(findCognate('house', ['casa'], 'es')).toBeUndefined()
  })
})

describe('bareTranslation', () => {
  it('removes articles and remarks', () => {
    const bare = ['Informationen, die (Pl.)', 'l’hôtel', 'el hotel', 'organize etmek'].map(bareTranslation)
    expect(bare).toEqual(['Informationen', 'hôtel', 'hotel', 'organize'])
  })
})
