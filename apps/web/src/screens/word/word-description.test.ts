import type { Spell } from '@wordhoard/contracts/dictionary'
import { describe, expect, it } from 'vitest'
import { wordDescription } from './word-description'

function spell(texts: readonly string[], pronunciations: string[] = []): Spell {
  const definitions = texts.map((text) => ({
    text,
    domain: { usage: text.startsWith('rude') ? ['offensive'] : [] },
  })) as unknown as Spell['definitions']
  return { spell_lower: 'heron', pronunciations, definitions } as Spell
}

describe('wordDescription', () => {
  it('contains the word, its pronunciation and its first meanings', () => {
    expect(wordDescription(spell(['a tall grey bird', 'a pump'], ['ˈherən']))).toBe(
      'heron /ˈherən/: a tall grey bird; a pump',
    )
  })

  it('contains no meaning that isn’t fit for a class', () => {
    expect(wordDescription(spell(['a tall grey bird', 'rude word for a thief']))).toBe(
      'heron: a tall grey bird',
    )
    expect(wordDescription(spell(['rude word for a thief'], ['ˈherən']))).toBe('heron /ˈherən/')
  })

  it('has at most 160 characters and ends at a word boundary', () => {
    const text = wordDescription(spell(['wading bird '.repeat(40).trim()]))
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toMatch(/(bird|wading)…$/)
  })
})
