import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avatarNames, isAvatarName } from './avatar-names'
import { avatarPattern, avatarTone } from './avatar-pattern'

/** Seeds as in avatar ids. */
const seeds = fc.stringMatching(/^[a-z0-9]{1,24}$/)

describe('avatarPattern', () => {
  it('draws the same picture for the same seed in every version', () => {
    expect(avatarPattern('wren7')).toEqual(avatarPattern('wren7'))
    // The picture as first published: a user's avatar must not change with an update.
    expect(avatarPattern('wren7')).toMatchInlineSnapshot(`
      {
        "main": "M12 0L12 12A12 12 0 0 0 0 0ZM36 0L36 12A12 12 0 0 1 48 0ZM12 48L12 36A12 12 0 0 1 0 48ZM36 48L36 36A12 12 0 0 0 48 48ZM12 0L24 0A12 12 0 0 0 12 12ZM36 0L24 0A12 12 0 0 1 36 12ZM12 48L24 48A12 12 0 0 1 12 36ZM36 48L24 48A12 12 0 0 0 36 36ZM12 24L0 24A12 12 0 0 1 12 12ZM36 24L48 24A12 12 0 0 0 36 12ZM12 24L0 24A12 12 0 0 0 12 36ZM36 24L48 24A12 12 0 0 1 36 36ZM24 24L12 24A12 12 0 0 1 24 12ZM24 24L36 24A12 12 0 0 0 24 12ZM24 24L12 24A12 12 0 0 0 24 36ZM24 24L36 24A12 12 0 0 1 24 36Z",
        "second": "",
        "tone": "warm",
      }
    `)
  })

  it('always draws something, with finite coordinates inside the box', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { main, second } = avatarPattern(seed)
        const numbers = (main + second).match(/-?[\d.]+/g)?.map(Number) ?? []
        return (
          numbers.length > 0 &&
          numbers.every((value) => value >= 0 && value <= 48) &&
          !/NaN/.test(main + second)
        )
      }),
    )
  })

  it('draws different pictures for similar seeds', () => {
    const pictures = new Set(
      Array.from({ length: 200 }, (_, index) => JSON.stringify(avatarPattern(`a${index}`))),
    )
    expect(pictures.size).toBeGreaterThan(190)
  })

  it('uses every tone', () => {
    const tones = new Set(Array.from({ length: 60 }, (_, index) => avatarTone(`user${index}`)))
    expect(tones.size).toBe(4)
  })
})

describe('avatarNames', () => {
  it('contains only valid avatar ids', () => {
    for (const name of avatarNames) expect(name).toMatch(/^[a-z]+(-[a-z0-9]{1,24})?$/)
    expect(isAvatarName('owl')).toBe(true)
    expect(isAvatarName('generated-owl')).toBe(false)
  })
})
