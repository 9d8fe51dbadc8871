import { expect, it } from 'vitest'
import { espeakMnemonics } from './espeak-mnemonics'

it.each([
  ['rɪˈkɔːd', "[[rIk'O:d]]"],
  ['ˌedʒʊˈkeɪʃən', "[[,EdZUk'eIS@n]]"],
  ['bɑːθ', "[[b'A:T]]"],
  ['əˈlɑːm klɒk', "[[@l'A:m kl0k]]"],
])('a transcription is written as the voice reads it: %s', (ipa, expected) => {
  expect(espeakMnemonics(ipa)).toBe(expected)
})

it('there is none for sounds that the voice has not', () => {
  expect(espeakMnemonics('ʁɔ̃')).toBeUndefined()
  expect(espeakMnemonics(']] <speak>')).toBeUndefined()
  expect(espeakMnemonics('')).toBeUndefined()
})
