import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmojiOnly, messageParts } from './message-parts'

const origin = 'https://words.example'
const links = (text: string) => messageParts(text, origin).flatMap(({ to }) => to ?? [])

describe('messageParts', () => {
  it('links only to addresses within this site', () => {
    expect(links('See https://words.example/article/5?x=1#top.')).toEqual(['/article/5?x=1#top'])
    expect(links('(https://words.example/word/7)')).toEqual(['/word/7'])
    for (const text of [
      'https://evil.example/article/5',
      'https://words.example.evil.example/',
      'https://words.example@evil.example/',
      'https://me:pw@words.example/',
      'http://words.example/',
      'javascript:alert(1)',
      '//words.example/word/7',
    ])
      expect(links(text)).toEqual([])
  })

  it('keeps every character of the message', () => {
    const piece = fc.constantFrom(
      `${origin}/word/7`,
      'https://other.example/',
      ' ',
      '\n',
      '<b>',
      '.',
      'שלום',
      '👋',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary' })), { maxLength: 8 }), (pieces) => {
        const text = pieces.join('')
        expect(
          messageParts(text, origin)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})

describe('isEmojiOnly', () => {
  it('is false for a message with words or numbers', () => {
    for (const text of ['👋', '👩‍👩‍👧 🎉', '🇬🇧', '❤️', '👍🏽', '1️⃣']) expect(isEmojiOnly(text)).toBe(true)
    for (const text of ['', '  ', '42', '#', 'ok 👋', '👋'.repeat(40)]) expect(isEmojiOnly(text)).toBe(false)
  })
})
