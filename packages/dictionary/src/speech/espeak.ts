import createESpeak, { type ESpeakWorker } from '@echogarden/espeak-ng-emscripten'

/**
 * Creates an eSpeak NG engine with its Received Pronunciation voice. Plain `en-gb` isn't that voice: it has the
 * northern short a in *bath*. Throws if the voice is missing, rather than speaking with another one.
 */
export async function createRpVoice(): Promise<ESpeakWorker> {
  const { eSpeakNGWorker } = await createESpeak()
  const engine = new eSpeakNGWorker()
  if (engine.set_voice('en-gb-x-rp') !== 0) throw new Error('eSpeak NG has no voice en-gb-x-rp')
  return engine
}
