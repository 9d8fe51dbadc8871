import { describe, expect, it } from 'vitest'
import { plainIpa } from './plain-ipa'

describe('plainIpa', () => {
  it.each([
    ['/ˈkʌl.ə(ɹ)/', 'ˈkʌlə'],
    ['/bæŋk/', 'bæŋk'],
    ['/ˈtʃɛ.ɹi/', 'ˈtʃeri'],
    ['/t͡ʃɛə/', 'tʃeə'],
    ['/ˈwaɪld ˈɡuːs/', 'ˈwaɪld ˈɡuːs'],
    ['ˈzɪəɹəʊ', 'ˈzɪərəʊ'],
  ])('writes %s as %s', (written, ipa) => expect(plainIpa(written)).toBe(ipa))

  it.each(['[ˈkʰʌlə]', '/-iː/', '/ˈfiːl-/', '/…/', '//', '', '/a/ or /b/'])('omits %j', (written) => {
    expect(plainIpa(written)).toBeUndefined()
  })
})
