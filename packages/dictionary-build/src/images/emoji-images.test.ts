import { describe, expect, it } from 'vitest'
import { emojiImages, imageBytes } from './emoji-images'
import { matchEmoji } from './match-emoji'

const images = new Map([...emojiImages()].map(({ word, hexcode }) => [word, hexcode]))

describe('the table of pictured words', () => {
  it('is up to date with the packages and the hand-made choices', () => {
    expect([...emojiImages()]).toEqual(matchEmoji())
  })

  it('pictures about nine hundred concrete nouns, including British names', () => {
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

  it('has only small, plain and complete pictures', () => {
    for (const hexcode of new Set(images.values())) {
      const svg = imageBytes(hexcode).toString()
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 72 72">.*<\/svg>$/)
      expect(svg).not.toMatch(/script|style|href|url\(|\sid=|\son\w+=|<!--|&/i)
      expect(svg.length).toBeLessThan(40_000)
    }
  })

  it('refuses an invalid hexcode', () => {
    expect(() => imageBytes('../../../package')).toThrow(/hexcode/)
    expect(() => imageBytes('FFFF')).toThrow(/no such file/)
  })
})
