import { expect, it } from 'vitest'
import { languageCode } from './language-code'

it.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['pt-BR', 'pt'],
  ['zh-CN', 'zh'],
  ['zh-Hans', 'zh'],
  ['zh-Hans-SG', 'zh'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['cmn', 'zh'],
  ['deu', 'de'],
  ['iw', 'he'],
  ['no', 'nb'],
  ['sr-Latn', 'sr'],
  ['tlh', 'tlh'],
])('the tag %s leads to %s', (tag, code) => {
  expect(languageCode(tag)).toBe(code)
})

it.each(['', 'x', 'not a tag', 'de_DE!', '-', 'a'.repeat(500), 'und', '\u0000'])(
  '%j is no language',
  (tag) => {
    expect(languageCode(tag)).toBeUndefined()
  },
)
