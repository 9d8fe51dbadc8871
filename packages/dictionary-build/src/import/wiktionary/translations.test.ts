import { expect, it } from 'vitest'
import { translationsOf } from './translations'

it('are listed by language and meaning, best first, each once', () => {
  const translations = [
    { lang: 'French', lang_code: 'fr', sense: 'institution', word: 'banque' },
    { lang: 'German', code: 'de', sense: 'edge of river', word: 'Ufer', tags: ['neuter'] },
    { lang: 'French', lang_code: 'fr', sense: 'institution', word: 'Banque' },
    { lang: 'French', lang_code: 'fr', sense: 'institution', word: 'établissement' },
    { lang: 'French', lang_code: 'fr', sense: 'edge of river', word: 'rive' },
    {
      lang: 'Mandarin Chinese',
      lang_code: 'cmn',
      sense: 'institution',
      word: '銀行',
      tags: ['Traditional-Chinese'],
    },
    {
      lang: 'Mandarin Chinese',
      lang_code: 'cmn',
      sense: 'institution',
      word: '银行',
      tags: ['Simplified-Chinese'],
    },
  ]
  expect(translationsOf({ translations })).toEqual([
    'fr\tinstitution\tbanque\tétablissement',
    'de\tedge of river\tUfer',
    'fr\tedge of river\trive',
    'zh-Hant\tinstitution\t銀行',
    'zh\tinstitution\t银行',
  ])
})

it('may stand in senses, whose definition is then their meaning', () => {
  const senses = [
    { glosses: ['A bird.', 'A small bird.'], translations: [{ lang_code: 'es', word: 'pájaro' }] },
  ]
  expect(translationsOf({ senses })).toEqual(['es\tA small bird.\tpájaro'])
})

it('leaves out what can’t be used', () => {
  const translations = [
    { lang_code: 'fr' },
    { lang_code: 'fr', word: '' },
    { lang_code: 'fr', word: 'x'.repeat(100) },
    { lang_code: 'fr', note: 'see banque' },
    { lang_code: 'gmw-cfr', word: 'Bank' },
    { lang_code: 'ang', word: 'benc' },
    { word: 'Bank' },
    { lang_code: 5, word: 'Bank' },
    null,
  ]
  expect(translationsOf({ translations })).toEqual([])
  expect(translationsOf({ translations: 'none' })).toEqual([])
  const tabs = [{ lang_code: 'fr', sense: 'a\tb', word: 'c\td' }]
  expect(translationsOf({ translations: tabs })).toEqual(['fr\ta b\tc d'])
})
