import { describe, expect, it } from 'vitest'
import { emojiImages, imageBytes } from './emoji-images'
import { matchEmoji } from './match-emoji'

const images = new Map([...emojiImages()].map(({ word, hexcode }) => [word, hexcode]))

describe('the table of pictured words', () => {
  it('is what the packages and the choices give today', () => {
    expect([...emojiImages()]).toEqual(matchEmoji())
  })

  it('pictures some nine hundred concrete nouns, the British name among them', () => {
    expect(images.size).toBeGreaterThan(870)
    expect(images.get('crab')).toBe('1F980')
    for (const [british, other] of [
      ['aubergine', 'eggplant'],
      ['lorry', 'truck'],
      ['torch', 'flashlight'],
      ['aeroplane', 'airplane'],
    ] as const) {
      expect(images.get(british), british).toBe(images.get(other))
    }
  })

  it('leaves out words whose picture would mislead', () => {
    for (const word of [
      'cancer',
      'bear',
      'watch',
      'sake',
      'mate',
      'fly',
      'saw',
      'lift',
      'Cancer',
      'middle finger',
    ]) {
      expect(images.has(word), word).toBe(false)
    }
  })

  it('keeps every picture small, plain and complete', () => {
    for (const hexcode of new Set(images.values())) {
      const svg = imageBytes(hexcode).toString()
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 72 72">.*<\/svg>$/)
      expect(svg).not.toMatch(/script|style|href|url\(|\sid=|\son\w+=|<!--|&/i)
      expect(svg.length).toBeLessThan(40_000)
    }
  })

  it('refuses a hexcode that is not one', () => {
    expect(() => imageBytes('../../../package')).toThrow(/hexcode/)
    expect(() => imageBytes('FFFF')).toThrow(/no such file/)
  })
})
