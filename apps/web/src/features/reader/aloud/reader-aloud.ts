import type { SpokenPart } from './spoken-parts'
import type { Voice } from './voice'

interface ReaderAloudOptions {
  /** Returns the next part to read and moves past it; null at the end. */
  readonly next: () => SpokenPart | null
  /** Returns the voices to try, best first. */
  readonly voices: () => Promise<readonly Voice[]>
  readonly rate: () => number
  /** Called with the part being spoken. */
  readonly onPart: (part: SpokenPart) => void
  readonly onPhase: (phase: 'waiting' | 'speaking' | 'paused') => void
  /** Called when the text has been read to its end. */
  readonly onEnd: () => void
  /** Called when no voice can speak; reading is then paused. */
  readonly onFailure: (error: unknown) => void
}

/** Thrown if there is no voice at all. */
export class NoVoiceError extends Error {
  override readonly name = 'NoVoiceError'
}

/**
 * Reads a text aloud, part by part. A pause ends within the part, which is spoken again from its start: browsers can't
 * be relied on to continue in the middle.
 */
export class ReaderAloud {
  readonly #options: ReaderAloudOptions
  #part: SpokenPart | null
  #following: SpokenPart | null
  #voices: Promise<readonly Voice[]> | undefined
  /** Number of voices that have failed. */
  #failed = 0
  #abort: AbortController | null = null

  constructor(options: ReaderAloudOptions) {
    this.#options = options
    this.#part = options.next()
    this.#following = options.next()
  }

  /** Starts, or goes on with the part in which it was paused. */
  play(): void {
    if (this.#abort) return
    const abort = new AbortController()
    this.#abort = abort
    void this.#read(abort.signal)
  }

  pause(): void {
    this.stop()
    this.#options.onPhase('paused')
  }

  /** Speaks the current part again, at the rate that is now set. */
  restart(): void {
    if (!this.#abort) return
    this.stop()
    this.play()
  }

  /** Falls silent. */
  stop(): void {
    this.#abort?.abort()
    this.#abort = null
  }

  async #read(signal: AbortSignal): Promise<void> {
    const { onPart, onPhase, onEnd, onFailure, next } = this.#options
    try {
      while (this.#part) {
        onPart(this.#part)
        onPhase('waiting')
        await this.#speak(this.#part, signal)
        if (signal.aborted) return
        this.#part = this.#following
        this.#following = next()
      }
    } catch (error) {
      if (signal.aborted) return
      this.pause()
      onFailure(error)
      return
    }
    this.#abort = null
    onEnd()
  }

  /** Speaks a part with the first voice that can. */
  async #speak(part: SpokenPart, signal: AbortSignal): Promise<void> {
    this.#voices ??= this.#options.voices()
    const voices = await this.#voices
    signal.throwIfAborted()
    for (;;) {
      const voice = voices[Math.min(this.#failed, voices.length - 1)]
      if (!voice) throw new NoVoiceError('There is no voice')
      this.#options.onPhase('speaking')
      const spoken = voice.speak(part.text, this.#options.rate(), signal)
      if (this.#following) voice.prepare(this.#following.text)
      try {
        return await spoken
      } catch (error) {
        if (signal.aborted || this.#failed >= voices.length - 1) throw error
        console.info('A voice failed, so the next one reads:', error)
        this.#failed++
      }
    }
  }
}
