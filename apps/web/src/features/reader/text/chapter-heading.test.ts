import { describe, expect, it } from 'vitest'
import { headingKind } from './chapter-heading'

describe('headingKind', () => {
  it.each([
    ['Chapter IV', 'chapter'],
    ['CHAPTER THE LAST', 'chapter'],
    ['Scene 12. A room', 'chapter'],
    ['BOOK ONE: 1805', 'division'],
    ['Part the Second', 'division'],
    ['Prologue', 'chapter'],
    ['XII.', 'chapter'],
    ['7', 'chapter'],
    ['THE LIGHTHOUSE', 'division'],
  ])('recognises “%s” as the heading of a %s', (line, kind) => {
    expect(headingKind(line)).toBe(kind)
    expect(headingKind(`  ${line}\n`)).toBe(kind)
  })

  it.each([
    '',
    'Chapter 4 was the one that she had liked best.',
    'Part of it,',
    'STOP!',
    'A',
    'The tide was low',
    'Introduction to the marsh',
    `CHAPTER ${'X'.repeat(80)}`,
    '1914 was a year.',
  ])('returns undefined for “%s”', (line) => {
    expect(headingKind(line)).toBeUndefined()
  })
})
