import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characterDiff, type DiffPart, isRightSpelling } from './answers'
import { graphemes } from './graphemes'

describe('isRightSpelling', () => {
  it.each([
    ["make up one's mind", 'make up your mind', true],
    ["make up one's mind", "make up sb's mind", true],
    ["make up one's mind", 'make up the mind', false],
    ["make up one's mind", 'make up mind', false],
    ['give someone a hand', 'give sb a hand', true],
    ['give someone a hand', 'give them a hand', true],
    ['enjoy oneself', 'enjoy yourself', true],
    ['enjoy oneself', 'enjoy him', false],
    ['something', 'it', false],
    ['put off', 'put  off', true],
  ])(
    'for "%s" answered with "%s", returns %s: words may fill the slots of a phrase',
    (right, typed, isRight) => {
      expect(isRightSpelling(typed, [right])).toBe(isRight)
    },
  )

  it.each([
    ['COLOUR', ['colour', 'color']],
    ['color', ['colour', 'color']],
    ['  take   off ', ['take off']],
    ['o’clock', ["o'clock"]],
    ["o'clock", ['o’clock']],
    ['well‑known', ['well-known']],
    ['cafe\u0301', ['café']],
    ['cafe', ['café']],
    ['london', ['London']],
    ['naïve', ['naive', 'naïve']],
    ['\u200btree', ['tree']],
  ])('accepts "%s" where %j is right', (typed, accepted) => {
    expect(isRightSpelling(typed, accepted)).toBe(true)
  })

  it.each([
    ['', ['a']],
    ['   ', ['a']],
    ['', ['']],
    ['colours', ['colour']],
    ['takeoff', ['take off']],
    ['cafè', ['café']],
    ['café', ['cafe']],
    ['tree', []],
  ])('rejects "%s" where %j is right', (typed, accepted) => {
    expect(isRightSpelling(typed, accepted)).toBe(false)
  })

  it('accepts every listed spelling in any case', () => {
    const word = fc.stringMatching(/^[a-z][a-z' -]{0,14}[a-z]$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(), (accepted, index) => {
        const typed = accepted[index % accepted.length] as string
        expect(isRightSpelling(` ${typed.toUpperCase()} `, accepted)).toBe(true)
      }),
    )
  })
})

const text = (parts: readonly DiffPart[], ...kinds: DiffPart['kind'][]) =>
  parts
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('')

/** Computes the Levenshtein distance in its usual form: forwards, with one row. */
function distance(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, index) => index + 1)
  for (const [i, letter] of a.entries()) {
    let left = i + 1
    row = row.map((above, j) => {
      const diagonal = j === 0 ? i : (row[j - 1] as number)
      left = Math.min(left + 1, above + 1, diagonal + (letter === b[j] ? 0 : 1))
      return left
    })
  }
  return row.at(-1) ?? a.length
}

describe('characterDiff', () => {
  it.each<[string, string, DiffPart[]]>([
    ['house', 'house', [{ kind: 'same', text: 'house' }]],
    [
      'goverment',
      'government',
      [
        { kind: 'same', text: 'gover' },
        { kind: 'missing', text: 'n' },
        { kind: 'same', text: 'ment' },
      ],
    ],
    [
      'beautifull',
      'beautiful',
      [
        { kind: 'same', text: 'beautiful' },
        { kind: 'extra', text: 'l' },
      ],
    ],
    [
      'seperate',
      'separate',
      [
        { kind: 'same', text: 'sep' },
        { kind: 'wrong', text: 'e' },
        { kind: 'same', text: 'rate' },
      ],
    ],
    [
      'recieve',
      'receive',
      [
        { kind: 'same', text: 'rec' },
        { kind: 'wrong', text: 'ie' },
        { kind: 'same', text: 've' },
      ],
    ],
    ['', 'ox', [{ kind: 'missing', text: 'ox' }]],
    ['ox', '', [{ kind: 'extra', text: 'ox' }]],
    ['', '', []],
    ['OX’s', "ox's", [{ kind: 'same', text: 'OX’s' }]],
  ])('shows how "%s" differs from "%s"', (typed, right, parts) => {
    expect(characterDiff(typed, right)).toEqual(parts)
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', 'x', ' '), maxLength: 12 })

  it('keeps the whole of a very long answer', () => {
    const parts = characterDiff('house'.repeat(1_000), 'house')
    expect(text(parts, 'same', 'extra', 'wrong')).toBe('house'.repeat(1_000))
    expect(text(parts, 'same')).toBe('house')
  })

  it('keeps the whole typed answer and reports the least number of differences', () => {
    fc.assert(
      fc.property(word, word, (typed, right) => {
        const parts = characterDiff(typed, right)
        expect(text(parts, 'same', 'extra', 'wrong')).toBe(typed.trim())
        expect(graphemes(text(parts, 'same', 'missing', 'wrong'))).toHaveLength(
          graphemes(right.trim()).length,
        )
        const differences = graphemes(text(parts, 'missing', 'extra', 'wrong')).length
        expect(differences).toBe(distance(graphemes(typed.trim()), graphemes(right.trim())))
        for (const [index, part] of parts.entries()) expect(parts[index - 1]?.kind).not.toBe(part.kind)
      }),
    )
  })

  it('never splits a grapheme of several characters', () => {
    expect(characterDiff('cafe\u0301', 'cafe')).toEqual([
      { kind: 'same', text: 'caf' },
      { kind: 'wrong', text: 'é' },
    ])
    expect(characterDiff('👩‍👩‍👧', 'ox')[0]).toEqual({ kind: 'wrong', text: '👩‍👩‍👧' })
  })
})
