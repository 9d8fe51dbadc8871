import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextWindow, multiSelect } from '../context'
import { sentences } from './sentences'
import { normalForm, type Token, tokenise } from './tokens'

/** Pieces that trigger each other's special cases, mixed with any characters, including lone surrogates. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      "don't",
      "'",
      '’',
      '‘',
      '-',
      '-\n',
      '\u00ad',
      '\u00ad\n',
      '\u200b',
      '\u200d',
      '.',
      ':',
      '//',
      '@',
      '#',
      '&',
      '_',
      '()',
    ],
    ...[
      '\n',
      '\n\n',
      ' ',
      'n',
      'http://',
      'a.m.',
      'Dr.',
      'example.com',
      'rock',
      "'n'",
      '£',
      '5',
      '3rd',
      '👍🏽',
      '🇬🇧',
      '你好',
      'é',
      'e\u0301',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => String.fromCharCode(unit)),
  fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
)
const anyText = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
const check = (property: (text: string, tokens: Token[]) => void) =>
  fc.assert(
    fc.property(anyText, (text) => {
      property(text, tokenise(text))
    }),
    { numRuns: 2000 },
  )

describe('tokenise, for any string', () => {
  it('returns tokens that are ordered, not empty, within the text and do not overlap', () => {
    check((text, tokens) => {
      let last = 0
      for (const { start, end } of tokens) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(last).toBeLessThanOrEqual(text.length)
    })
  })

  it('leaves no letter outside a token', () => {
    check((text, tokens) => {
      let at = 0
      let outside = ''
      for (const { start, end } of tokens) {
        outside += text.slice(at, start)
        at = end
      }
      expect(outside + text.slice(at)).not.toMatch(/[A-Za-z\u00c0-\u00d6]/)
    })
  })

  it('is deterministic', () => {
    check((text, tokens) => {
      expect(tokenise(text)).toEqual(tokens)
    })
  })

  it('never splits a surrogate pair', () => {
    check((text, tokens) => {
      const splits = (at: number) =>
        /[\ud800-\udbff]/.test(text.charAt(at - 1)) && /[\udc00-\udfff]/.test(text.charAt(at))
      for (const { start, end } of tokens) expect(splits(start) || splits(end)).toBe(false)
    })
  })

  it('returns words whose normal form is NFC, without invisible characters and curly marks', () => {
    check((text, tokens) => {
      for (const token of tokens) {
        if (token.kind !== 'word') continue
        const form = normalForm(text, token)
        expect(form).toBe(form.normalize('NFC'))
        expect(form).not.toMatch(/[\u00ad\u200b-\u200d\u2060\ufeff\u00a0’‘‐‑\nﬀ-ﬆ]/)
        expect(form).toMatch(/^\S+( \S+ \S+)?$|^'?n'?$/)
      }
    })
  })

  it('begins and ends words with a letter, a mark, an apostrophe or a full stop', () => {
    check((text, tokens) => {
      for (const token of tokens) {
        if (token.kind === 'word')
          expect(text.slice(token.start, token.end)).toMatch(/^['’‘ʻʼ＇]?\p{L}(.*[\p{L}\p{M}.'`´’‘ʻʼ＇])?$/su)
      }
    })
  })
})

describe('sentences and contextWindow, for any string', () => {
  it('return sentences that are ordered, do not overlap and contain every token whole', () => {
    check((text, tokens) => {
      const spans = sentences(text, tokens)
      let last = 0
      for (const { start, end } of spans) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      for (const token of tokens) {
        expect(spans.filter(({ start, end }) => start <= token.start && token.end <= end)).toHaveLength(1)
      }
    })
  })

  it('return windows with the word between the text before and after it', () => {
    check((text, tokens) => {
      tokens.forEach((token, index) => {
        const window = contextWindow(text, tokens, index)
        expect(window.before + window.word + window.after).toBe(window.text)
        expect(text.slice(window.start, window.end)).toBe(window.text)
        expect(window.word).toBe(text.slice(token.start, token.end))
        expect(multiSelect(tokens, index).last).toBeLessThan(tokens.length)
      })
    })
  })
})
