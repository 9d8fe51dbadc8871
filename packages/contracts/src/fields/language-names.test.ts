import { describe, expect, it } from 'vitest'
import {
  directionOf,
  englishName,
  findOfferedTag,
  guessLanguage,
  offeredLanguages,
  ownName,
} from './language-names'

describe('the names of languages', () => {
  it('are their own, and English ones', () => {
    expect(['ar', 'de', 'hi', 'pt', 'zh'].map(ownName)).toEqual([
      'العربية',
      'Deutsch',
      'हिन्दी',
      'Português',
      '中文',
    ])
    expect(['de', 'uk', 'zh'].map(englishName)).toEqual(['German', 'Ukrainian', 'Chinese'])
    expect([ownName('sv'), englishName('sv')]).toEqual(['Svenska', 'Swedish'])
    expect(englishName('not a tag')).toBe('not a tag')
  })

  it('stand in order, Latin letters first', () => {
    expect(offeredLanguages).toHaveLength(12)
    expect(offeredLanguages.slice(0, 3)).toEqual(['de', 'es', 'fr'])
  })
})

it('Arabic, Persian, Hebrew and Urdu run from right to left', () => {
  expect(['ar', 'ar-EG', 'fa', 'he', 'ur'].map(directionOf)).toEqual(Array(5).fill('rtl'))
  expect(['de', 'hi', 'zh', 'arn'].map(directionOf)).toEqual(Array(4).fill('ltr'))
})

it('regions lead to the language that is offered, traditional Chinese to itself', () => {
  expect(['pt-BR', 'de-CH', 'zh-Hans-CN', 'zh-CN', 'zh-TW', 'zh-Hant', 'sv-SE'].map(findOfferedTag)).toEqual([
    'pt',
    'de',
    'zh',
    'zh',
    'zh-TW',
    'zh-Hant',
    'sv-SE',
  ])
})

describe('guessLanguage', () => {
  it('takes the first language of the browser that isn’t English', () => {
    expect(guessLanguage(['en-GB', 'de-DE', 'fr'])).toBe('de')
    expect(guessLanguage(['pt-BR', 'en'])).toBe('pt')
  })

  it('guesses nothing from English, or from a language that isn’t ours', () => {
    expect(guessLanguage(['en-GB', 'en'])).toBeUndefined()
    expect(guessLanguage(['sv-SE', 'en'])).toBeUndefined()
    expect(guessLanguage([])).toBeUndefined()
  })
})
