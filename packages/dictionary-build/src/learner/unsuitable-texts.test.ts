import { describe, expect, it } from 'vitest'
import { withMark } from './marks'
import { isRefusedExample, markOfDefinition, markOfHeadword } from './unsuitable-texts'

describe('an example that a school would refuse', () => {
  it.each([
    'This book deals with incest',
    'She was raped by the intruder',
    'he drank himself drunk',
    'The police smashed the drug ring',
    'slit her throat',
    'they swam in the nude',
    'He called me a bastard',
    'Hitler nazified Germany in the 1930’s',
    'what the hell are you doing?',
    'Addicted to cocaine',
  ])('is %s', (example) => expect(isRefusedExample(example)).toBe(true))

  it.each([
    'Season the chicken breast after roasting it',
    'the patient took the drug twice a day',
    'he shot the ball into the net',
    'clear the water before it can be drunk',
    'the opposite sex',
    'sexual reproduction in plants',
    'a house full of snot-nosed kids',
    'niggling doubts',
    'arsenic is a poison',
    'the naked eye',
    'looked fondly at the child',
    'a chink in the wall',
    'Dick passed the class',
    'the cock crew at dawn',
    'the saddle fitted the horse',
    'I had an assistant at the passport office',
  ])('is not %s', (example) => expect(isRefusedExample(example)).toBe(false))
})

describe('the label of a definition', () => {
  it.each([
    ['engage in sexual intercourse', 'sexual'],
    ['the crime of forcing a person to have sex', 'sexual'],
    ['someone who smokes marijuana habitually', 'taboo'],
    ['the act of killing yourself', 'taboo'],
    ['an instrument of torture that stretches or mutilates victims', 'taboo'],
    ['offensive term for a homosexual man', 'offensive'],
    ['(ethnic slur) offensive term for a Jew', 'offensive'],
    ['a person of subnormal intelligence', 'offensive'],
    ['obscene words for unacceptable behavior', 'taboo or offensive'],
  ])('of “%s” is %s', (text, label) => expect(label).toContain(markOfDefinition(text)))

  it.each([
    'a castrated male horse',
    'the fleshy part of the human body that you sit on',
    'tropical bird, the male having an erectile crest',
    'seed of rape plants; source of an edible oil',
    'an illegal enterprise (such as extortion or drug peddling or prostitution)',
    '(American football) a play by the offensive team',
    'a substance that is used as a medicine or narcotic',
    'having an offensive smell',
    'a deliberately offensive act',
    'a fighter plane used for suicide missions',
  ])('of “%s” is none', (text) => expect(markOfDefinition(text)).toBeUndefined())
})

describe('the label of a headword', () => {
  it('is on rude words and phrases with them, and on no other', () => {
    for (const word of ['fuck off', 'fuckhead', 'bullshit', 'piss off', 'god-damned', 'Son of a bitch'])
      expect(markOfHeadword(word), word).toBe('taboo')
    expect(markOfHeadword('faggot')).toBe('offensive')
    for (const word of [
      'shittah',
      'pass off',
      'whorl',
      'cockatoo',
      'Scunthorpe',
      'swank',
      'son of God',
      'niggle',
    ])
      expect(markOfHeadword(word), word).toBeUndefined()
  })
})

describe('usage labels', () => {
  it('of WordNet and Wiktionary are joined by ours', () => {
    expect(withMark(['ethnic slur'])).toEqual(['ethnic slur', 'offensive'])
    expect(withMark(['slang', 'obscenity'])).toEqual(['slang', 'obscenity', 'taboo'])
    expect(withMark(['vulgar'])).toEqual(['vulgar', 'taboo'])
  })

  it('of ours stay alone, and others get the label of the text', () => {
    expect(withMark(['offensive', 'disparagement'])).toEqual(['offensive', 'disparagement'])
    expect(withMark(['slang'], 'sexual')).toEqual(['slang', 'sexual'])
    expect(withMark(['slang'])).toEqual(['slang'])
  })
})
