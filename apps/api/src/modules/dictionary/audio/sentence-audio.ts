import { SPOKEN_SENTENCES_PER_HOUR } from '@wordhoard/contracts/reading/sentence-audio'
import type { Speech } from '@wordhoard/dictionary/speech/speech'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import { consumeAttempt } from '../../attempts/attempts'

const limit = { most: SPOKEN_SENTENCES_PER_HOUR, windowSeconds: 60 * 60 }
/** Maximum size of all sounds in memory, in bytes: about ten sentences, so that a class that reads together hears each one made once. */
const MAX_CACHED_BYTES = 4 * 1024 * 1024
/** Maximum number of sentences waiting for the voice, so that the sound of a word never waits for more than a second. */
const MAX_WAITING = 8
const RETRY_AFTER_SECONDS = '2'

interface SentenceAudioDeps {
  readonly pool: pg.Pool
  readonly speech: () => Promise<Speech>
  readonly rateLimit: boolean
}

/** Speaks sentences of texts that are read aloud. Nothing is stored: the texts are the readers' own. */
export class SentenceAudio {
  readonly #deps: SentenceAudioDeps
  readonly #recent = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => length,
  })
  readonly #waiting = new Map<string, Promise<Buffer>>()

  constructor(deps: SentenceAudioDeps) {
    this.#deps = deps
  }

  /**
   * Returns a sentence as a WAV file. Two simultaneous calls make the sound only once.
   *
   * @throws AppError `too_many_requests`, `speech_busy`, and `invalid_input` if there is nothing to speak
   */
  async speak(actor: Actor, text: string): Promise<Buffer> {
    const { pool, rateLimit } = this.#deps
    if (rateLimit) await consumeAttempt(pool, `sentence-audio:${actor.userId}`, limit)
    return this.#recent.get(text) ?? this.#waiting.get(text) ?? this.#synthesise(text)
  }

  #synthesise(text: string): Promise<Buffer> {
    if (this.#waiting.size >= MAX_WAITING)
      throw new AppError('speech_busy', undefined, { 'retry-after': RETRY_AFTER_SECONDS })
    const sound = this.#make(text).finally(() => this.#waiting.delete(text))
    this.#waiting.set(text, sound)
    return sound
  }

  async #make(text: string): Promise<Buffer> {
    const speech = await this.#deps.speech()
    const wav = await speech.speak(text).catch((error: unknown) => {
      // Only letters that the voice doesn't know.
      if (error instanceof RangeError) throw new AppError('invalid_input')
      throw error
    })
    const bytes = Buffer.from(wav.buffer, wav.byteOffset, wav.byteLength)
    this.#recent.set(text, bytes)
    return bytes
  }
}
