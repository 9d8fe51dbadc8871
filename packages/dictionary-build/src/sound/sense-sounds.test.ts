import { describe, expect, it } from 'vitest'
import type { Sense } from '../model'
import type { Pronunciation } from './pronunciations'
import { differBySense, soundsOfSense } from './sense-sounds'

const noun = (ipa: string, ...keys: string[]): Pronunciation => ({
  ipa,
  partOfSpeech: 'noun',
  ...(keys.length > 0 && { senses: new Set(keys) }),
})
const sense = (key: string, spelling = 'row', covers: string[] = []) =>
  ({
    key,
    spelling,
    partOfSpeech: 'noun',
    covered: covers.map((each) => ({ key: each })),
  }) as unknown as Sense
const ipa = (all: readonly Pronunciation[]) => all.map((one) => one.ipa)

describe('soundsOfSense', () => {
  const row = [noun('rəʊ'), noun('raʊ', 'row.2'), { ipa: 'rəʊə', partOfSpeech: 'verb' }]

  it('returns what is kept for the sense or for one that it covers', () => {
    expect(ipa(soundsOfSense(row, sense('row.2')))).toEqual(['raʊ'])
    expect(ipa(soundsOfSense(row, sense('row.n.9', 'row', ['row.1', 'row.2'])))).toEqual(['raʊ'])
  })

  it('returns those of the part of speech for other senses', () => {
    expect(ipa(soundsOfSense(row, sense('row.1')))).toEqual(['rəʊ'])
  })

  it('prefers the part of speech to those that hold for any', () => {
    const minute = [{ ipa: 'any', partOfSpeech: '' }, noun('noun')]
    expect(ipa(soundsOfSense(minute, sense('a')))).toEqual(['noun'])
    expect(ipa(soundsOfSense(minute, { ...sense('a'), partOfSpeech: 'verb' }))).toEqual(['any'])
  })

  it('returns those of the sense’s spelling', () => {
    const polish = [
      { ipa: 'ˈpɒlɪʃ', partOfSpeech: '' },
      { ipa: 'ˈpəʊlɪʃ', partOfSpeech: '', spelling: 'Polish' },
    ]
    expect(ipa(soundsOfSense(polish, sense('a', 'Polish')))).toEqual(['ˈpəʊlɪʃ'])
    expect(ipa(soundsOfSense(polish, sense('a', 'polish')))).toEqual(['ˈpɒlɪʃ'])
  })
})

describe('differBySense', () => {
  it('is true if any pronunciation is kept for a part of speech, some senses or a spelling', () => {
    expect(differBySense([{ ipa: 'a', partOfSpeech: '' }])).toBe(false)
    expect(differBySense([noun('a')])).toBe(true)
    expect(differBySense([{ ipa: 'a', partOfSpeech: '', spelling: 'A' }])).toBe(true)
  })
})
