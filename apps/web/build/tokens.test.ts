import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8')

/** Returns a token's colour in one theme, as #rrggbb. */
function colour(token: string, theme: 'light' | 'dark'): string {
  const found = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)
  if (!found) throw new Error(`No colour --${token}`)
  return found[theme === 'light' ? 1 : 2]!
}

/** Returns the relative luminance as defined in WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

const grounds = ['paper', 'surface', 'raised', 'sunk', 'accent-soft']

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each([
    ['ink', 7],
    ['ink-2', 7],
    ['ink-3', 4.5],
    ['accent', 4.5],
    ['signal', 4.5],
    ['danger', 4.5],
    // Used for underlines and borders that carry meaning.
    ['learning', 3],
  ])('gives %s on every background a contrast of at least %s', (token, least) => {
    for (const ground of grounds) {
      expect(contrast(colour(token, theme), colour(ground, theme)), ground).toBeGreaterThanOrEqual(least)
    }
  })

  it.each(['paper', 'surface', 'raised'])(
    'gives the edge of a field on %s a contrast of at least 3',
    (ground) => {
      expect(contrast(colour('field', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
    },
  )

  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
    ['on-danger', 'danger'],
    ['ink', 'signal-soft'],
    ['paper', 'ink'],
  ])('gives %s on %s a contrast of at least 7', (token, ground) => {
    expect(contrast(colour(token, theme), colour(ground, theme))).toBeGreaterThanOrEqual(7)
  })
})
