import { expect, it } from 'vitest'
import { espeakMnemonics } from './espeak-mnemonics'

it.each([
  ['rɪˈkɔːd', "[[rIk'O:d]]"],
  ['ˌedʒʊˈkeɪʃən', "[[,EdZUk'eIS@n]]"],
  ['bɑːθ', "[[b'A:T]]"],
  ['əˈlɑːm klɒk', "[[@l'A:m kl0k]]"],
])('a transcription becomes the notation of the voice: %s', (ipa, expected) => {
  expect(espeakMnemonics(ipa)).toBe(expected)
})

it('a transcription with sounds that the voice lacks is refused', () => {
  expect(espeakMnemonics('ʁɔ̃')).toBeUndefined()
  expect(espeakMnemonics(']] <speak>')).toBeUndefined()
  expect(espeakMnemonics('')).toBeUndefined()
})
