import { Worker } from 'node:worker_threads'
import { threadEntry } from '../thread-entry'
import { espeakMnemonics } from './espeak-mnemonics'
import type { SpeechAnswer, SpeechRequest } from './speech-worker'

/** A synthesiser of British English. */
export interface Speech {
  /**
   * Speaks a text of at most 300 characters and returns a WAV file (PCM, 16 bits, mono). Rejects with a RangeError if
   * the text is too long or contains nothing that can be spoken, and with a SpeechError if the synthesiser fails.
   */
  speak(text: string): Promise<Uint8Array>
  /**
   * Speaks a transcription exactly as written, so that users hear what they see. Rejects with a RangeError if it is too
   * long or contains a sound that the voice lacks.
   */
  pronounce(ipa: string): Promise<Uint8Array>
  /** Ends the thread; calls without an answer yet reject. */
  close(): Promise<void>
}

/** Thrown if the synthesiser's thread failed twice in a row, took too long, or was closed. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError'
}

export interface SpeechOptions {
  /** URL of the worker's file; by default `speech-worker` next to this one. */
  workerUrl?: URL
  /** Maximum time in ms that a busy thread may take to answer; then its text is given up and the thread is replaced. */
  timeout?: number
  /** Time without work after which the thread ends, in ms; the next text starts another one. */
  idleLimit?: number
}

/** Maximum length of a text or transcription, in characters: a long sentence takes a tenth of a second. */
const LONGEST_TEXT = 300

interface Job {
  request: SpeechRequest
  resolve(wav: Uint8Array): void
  reject(error: Error): void
  retried: boolean
}

/**
 * Starts eSpeak NG in its own thread, so that synthesis (about 50 ms a word) never blocks the event loop, and resolves
 * once it can speak. A thread that dies is replaced, and the new one gets its unanswered requests once more.
 */
export async function createSpeech(options: SpeechOptions = {}): Promise<Speech> {
  const { workerUrl = openDefaultWorker(), timeout = 10_000, idleLimit = 120_000 } = options
  const jobs = new Map<number, Job>()
  let nextId = 1
  let closed = false
  let dead = false
  let running = false
  let watchdog: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined
  let worker = start()
  await worker.ready

  function start() {
    running = false
    const thread = new Worker(threadEntry(workerUrl), {
      execArgv: [],
      // It makes little garbage; V8 would reserve three times 16 MB.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    })
    let settle: { resolve(): void; reject(error: Error): void }
    const ready = new Promise<void>((resolve, reject) => {
      settle = { resolve, reject }
    })
    // Callers that await the first start see its failure; nobody awaits the start of a replacement.
    ready.catch(() => undefined)
    let cause: Error = new SpeechError('the speech thread ended')
    thread.on('message', (answer: SpeechAnswer) => {
      if ('ready' in answer) {
        settle.resolve()
        running = true
        watch()
      } else {
        finish(answer)
      }
    })
    thread.on('error', (error: Error) => {
      cause = error
    })
    thread.on('exit', () => {
      settle.reject(new SpeechError(`the speech thread did not start: ${cause.message}`, { cause }))
      if (worker.thread === thread) replace(cause)
    })
    return { thread, ready }
  }

  /**
   * Starts a new thread for the requests that the dead one left unanswered, except those that a second thread has died
   * on.
   */
  function replace(cause: Error) {
    for (const [id, job] of jobs) {
      if (!job.retried && !closed) continue
      jobs.delete(id)
      job.reject(new SpeechError(`no speech: ${cause.message}`, { cause }))
    }
    if (closed) return
    // Without pending requests, the next request starts the thread, so that a broken engine doesn't restart for ever.
    if (jobs.size === 0) {
      dead = true
      return
    }
    worker = start()
    for (const job of jobs.values()) {
      job.retried = true
      send(job)
    }
  }

  function send(job: Job) {
    worker.thread.postMessage(job.request)
    if (jobs.size === 1) watch()
  }

  /**
   * Restarts the watchdog once the thread is ready, with the first pending request, and after every answer. An idle
   * thread doesn't keep the process alive; a busy one must answer in time.
   */
  function watch() {
    clearTimeout(watchdog)
    clearTimeout(idle)
    if (jobs.size === 0) {
      worker.thread.unref()
      idle = setTimeout(retire, idleLimit).unref()
    } else worker.thread.ref()
    if (jobs.size > 0 && running) watchdog = setTimeout(giveUp, timeout)
  }

  /** Ends the idle thread, which takes 25 MB. The next request starts another one. */
  function retire() {
    dead = true
    void worker.thread.terminate()
  }

  function giveUp() {
    const [first] = jobs.values()
    if (first === undefined) return
    jobs.delete(first.request.id)
    first.reject(new SpeechError(`no speech within ${timeout} ms`))
    // A thread that hangs can't answer its other requests either, so the next thread gets them.
    void worker.thread.terminate()
  }

  function finish(answer: Exclude<SpeechAnswer, { ready: true }>) {
    const job = jobs.get(answer.id)
    jobs.delete(answer.id)
    watch()
    if (job === undefined) return
    if ('wav' in answer) job.resolve(answer.wav)
    else job.reject(new RangeError(answer.error))
  }

  const speak = async (text: string) => ask(speakable(text))

  async function pronounce(ipa: string): Promise<Uint8Array> {
    const mnemonics = ipa.length > LONGEST_TEXT ? undefined : espeakMnemonics(ipa)
    if (mnemonics === undefined) throw new RangeError('no transcription that the voice can speak')
    return ask(mnemonics)
  }

  async function ask(text: string): Promise<Uint8Array> {
    if (closed) throw new SpeechError('speech is closed')
    const request = { id: nextId++, text }
    if (dead) {
      dead = false
      worker = start()
    }
    return await new Promise<Uint8Array>((resolve, reject) => {
      const job: Job = { request, resolve, reject, retried: false }
      jobs.set(request.id, job)
      send(job)
    })
  }

  async function close() {
    closed = true
    clearTimeout(watchdog)
    clearTimeout(idle)
    await worker.thread.terminate()
  }

  return { speak, pronounce, close }
}

/**
 * Returns the part of a text that can be spoken: letters, digits and ordinary punctuation. Removes control characters
 * and the markup of eSpeak NG's input language (`[[phonemes]]`, `<ssml>`), which must not reach it.
 */
function speakable(text: string): string {
  if (text.length > LONGEST_TEXT) throw new RangeError(`longer than ${LONGEST_TEXT} characters`)
  const plain = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}'’.,!?;:%&£$€@+/ -]+/gu, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(plain)) throw new RangeError('nothing to be spoken')
  return plain
}

/** Returns the URL of the worker: a source file next to this source, or a bundle next to this bundle. */
function openDefaultWorker(): URL {
  return new URL(
    import.meta.url.endsWith('.ts') ? './speech-worker.ts' : './speech-worker.js',
    import.meta.url,
  )
}
