import createESpeak, { type ESpeakWorker } from '@echogarden/espeak-ng-emscripten'

/**
 * An eSpeak NG engine speaking with its Received Pronunciation voice. Plain `en-gb` is not that: it has a northern
 * short a in *bath*. Throws when the voice is missing rather than speaking with another one.
 */
export async function createRpVoice(): Promise<ESpeakWorker> {
  const { eSpeakNGWorker } = await createESpeak()
  const engine = new eSpeakNGWorker()
  if (engine.set_voice('en-gb-x-rp') !== 0) throw new Error('eSpeak NG has no voice en-gb-x-rp')
  return engine
}
