import { describe, expect, it } from 'vitest'
import { parseTranslations } from './equivalents'
import { parseListedDifficulties } from './listed-words'
import { rmseAfterScaling } from './scores'
import { compareEquivalent, likeness, plainEquivalent } from './similarity'

const alike = (language: string, word: string, equivalent: string) =>
  compareEquivalent(language, word, equivalent).best

describe('how much a word looks like its equivalent', () => {
  it('is one for the same word, whatever its accents, article and capitals', () => {
    expect(alike('de', 'hotel', 'Hotel, das')).toBe(1)
    expect(alike('es', 'ritual', 'ritual')).toBe(1)
    expect(alike('fr', 'hotel', 'l’hôtel')).toBe(1)
    expect(plainEquivalent('de', '(Karten) geben')).toBe('geben')
  })

  it('knows endings that languages have for each other’s', () => {
    expect(alike('es', 'nation', 'nación')).toBe(1)
    expect(alike('es', 'university', 'universidad')).toBe(1)
    expect(alike('de', 'organise', 'organisieren')).toBe(1)
    expect(alike('it', 'nation', 'nazione')).toBe(1)
    expect(alike('es', 'nation', 'país')).toBeLessThan(0.5)
  })

  it('reads Cyrillic and katakana, and nothing in scripts that it doesn’t know', () => {
    expect(alike('uk', 'telephone', 'телефон')).toBeGreaterThan(0.6)
    expect(alike('ja', 'hotel', 'ホテル')).toBeGreaterThan(0.7)
    expect(alike('ja', 'hotel', '宿')).toBe(0)
    expect(alike('zh', 'hotel', '酒店')).toBe(0)
  })

  it('is one minus the share of letters to change', () => {
    expect(likeness('kitten', 'sitting')).toBeCloseTo(1 - 3 / 7)
    expect(likeness('', 'a')).toBe(0)
  })
})

it('reads translations by the key of their sense', () => {
  const found = parseTranslations('# head\ndeal.n.2\tAbmachung, die; Geschäft, das\n')
  expect([...found]).toEqual([['deal.n.2', ['Abmachung, die', 'Geschäft, das']]])
})

it('holds out every fifth word in all languages', () => {
  const rows = ['es', 'de', 'zh'].flatMap((language) =>
    [...'abcdef'].map((word) => `${language}\t${word}\tnoun\t-1.5\tx`),
  )
  const listed = parseListedDifficulties(['l1\tword\tpos\teasiness\tl1_word', ...rows].join('\n'))
  expect(listed.filter(({ isHeldOut }) => isHeldOut).map(({ word }) => word)).toEqual([
    'a',
    'f',
    'a',
    'f',
    'a',
    'f',
  ])
  expect(listed[0]!.difficulty).toBe(1.5)
})

it('doesn’t count a wrong scale as an error', () => {
  expect(rmseAfterScaling([1, 2, 3], [10, 20, 30])).toBeCloseTo(0)
  expect(rmseAfterScaling([1, 1, 1], [0, 3, 6])).toBeCloseTo(Math.sqrt(6))
})
