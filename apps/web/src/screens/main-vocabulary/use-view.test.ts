// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { viewOf } from './use-view'

beforeEach(() => localStorage.clear())
const open = (address: string) => viewOf(new URLSearchParams(address))

describe('viewOf', () => {
  it('opens the saved words, or the table if it was looked at last', () => {
    expect(open('')).toBe('saved')
    localStorage.setItem('vocabularyView', '"all"')
    expect(open('')).toBe('all')
  })

  it('opens the view that the address names', () => {
    localStorage.setItem('vocabularyView', '"all"')
    expect(['saved', 'met', 'all', 'lists'].map((view) => open(`tab=${view}&search=x`))).toEqual([
      'saved',
      'met',
      'all',
      'lists',
    ])
  })

  it('shows filters of addresses without a view in the table of all words', () => {
    expect(open('state=known&limit=250')).toBe('all')
  })

  it('ignores unknown views and damaged storage', () => {
    localStorage.setItem('vocabularyView', '"met')
    expect(open('')).toBe('saved')
    expect(open('tab=cards')).toBe('all')
  })
})
