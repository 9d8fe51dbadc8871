import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { createRpVoice } from './espeak'
import { wavOf } from './wav'

/** A request to the speech thread. Its first answer, which has no id, says that the thread is ready. */
export interface SpeechRequest {
  id: number
  text: string
}
export type SpeechAnswer = { ready: true } | { id: number; wav: Uint8Array } | { id: number; error: string }

/** A little slower than eSpeak NG's default of 175 words a minute, so that single words are easy to make out. */
const WORDS_PER_MINUTE = 150
const PITCH = 46
/** Niceness of the thread, from −20 to 19: it gets spare processor time, and always a small share. */
const NICE = 10

if (parentPort === null)
  throw new Error('speech-worker must run in a worker thread: start it through createSpeech')
const port = parentPort
// Most speech is synthesised in advance and must not slow down what users wait for. Linux gives each thread its own
// priority; elsewhere this would change the priority of the whole process.
if (process.platform === 'linux') setPriority(NICE)
const engine = await createRpVoice()
engine.set_rate(WORDS_PER_MINUTE)
engine.set_pitch(PITCH)

port.on('message', ({ id, text }: SpeechRequest) => {
  try {
    const wav = wavOf(synthesise(text), engine.get_samplerate())
    port.postMessage({ id, wav } satisfies SpeechAnswer, [wav.buffer])
  } catch (error) {
    port.postMessage({ id, error: (error as Error).message } satisfies SpeechAnswer)
  }
})
port.postMessage({ ready: true } satisfies SpeechAnswer)

function synthesise(text: string): Int16Array {
  const pieces: Int16Array[] = []
  engine.synthesize(text, (samples) => {
    if (samples && samples.length > 0) pieces.push(samples)
    return false
  })
  const all = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
