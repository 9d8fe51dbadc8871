import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { createRpVoice } from './espeak'
import { wavOf } from './wav'

/** What the speech thread is sent, and what it answers; the first answer, without an id, says that it is ready. */
export interface SpeechRequest {
  id: number
  text: string
}
export type SpeechAnswer = { ready: true } | { id: number; wav: Uint8Array } | { id: number; error: string }

/** A little slower than eSpeak NG's 175 words a minute: single words are to be made out, not got through. */
const WORDS_PER_MINUTE = 150
const PITCH = 46
/** Of the scheduler's −20 to 19: what is left over, and a small share in any case. */
const NICE = 10

if (parentPort === null) throw new Error('the speech worker runs in a thread of its own')
const port = parentPort
// Speech is mostly made ahead, and must not slow down what people wait for. Linux gives each thread a priority of its own;
// elsewhere this would be that of the whole process.
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
