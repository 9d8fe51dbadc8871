import { describe, expect, it } from 'vitest'
import { shareEquivalent, shareMeaning } from './equivalents'

describe('translations that could mean the same', () => {
  it.each([
    ['mirar', 'Mirar'],
    ['echar un vistazo', 'vistazo rápido'],
    ['schnell laufen', 'Läufer laufend'],
    ['Feuerwehrauto', 'Auto Auto'],
    ['快速', '迅速'],
    ['見る', '見える'],
    ['كتاب', 'الكتاب'],
    ['élan', 'elan'],
    ['бегать', 'бега'],
  ])('%s and %s', (one, other) => {
    expect(shareMeaning(one, other)).toBe(true)
    expect(shareMeaning(other, one)).toBe(true)
  })

  it.each([
    ['de repente', 'de nuevo'],
    ['sich freuen', 'sich irren'],
    ['快速地', '安静地'],
    ['perro', 'gato'],
    ['する', '走る'],
  ])('are not %s and %s', (one, other) => expect(shareMeaning(one, other)).toBe(false))

  it('are found among several', () => {
    expect(shareEquivalent(['perro', 'can'], ['gato', 'perros'])).toBe(true)
    expect(shareEquivalent(['perro', 'can'], ['gato'])).toBe(false)
  })
})
