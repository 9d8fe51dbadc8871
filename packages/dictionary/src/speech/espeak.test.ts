import createESpeak, { type ESpeakWorker } from '@echogarden/espeak-ng-emscripten'
import { expect, it } from 'vitest'
import { createRpVoice } from './espeak'

/** What a learner may have pasted: English, letters of other languages, other scripts, transcriptions. */
const texts = [
  'The quick brown fox jumps over 3,500 lazy dogs!',
  'it’s 5 % & £3 @ home, isn’t it?',
  'naïve café, Zürich, señor, Łódź, œuvre',
  "[[b'aNk]]",
  'Ἀθῆναι και Αθήνα',
  'привет, мир',
  '你好，世界',
  'こんにちは 안녕하세요',
  'مرحبا שלום नमस्ते',
]

function speak(voice: ESpeakWorker, text: string): Buffer {
  const pieces: Buffer[] = []
  voice.synthesize(text, (samples) => {
    if (samples) pieces.push(Buffer.from(new Int16Array(samples).buffer))
    return false
  })
  return Buffer.concat(pieces)
}

it('speaks any text as an engine with the data of all languages does', async () => {
  const { eSpeakNGWorker } = await createESpeak()
  const whole = new eSpeakNGWorker()
  expect(whole.set_voice('en-gb-x-rp')).toBe(0)
  const voice = await createRpVoice()
  for (const text of texts) {
    const expected = speak(whole, text)
    expect(expected.length).toBeGreaterThan(5_000)
    expect(speak(voice, text).equals(expected), text).toBe(true)
    expect(voice.synthesize_ipa(text)).toEqual(whole.synthesize_ipa(text))
  }
})
