import { Worker } from 'node:worker_threads'
import { threadEntry } from '../thread-entry'
import { espeakMnemonics } from './espeak-mnemonics'
import type { SpeechAnswer, SpeechRequest } from './speech-worker'

/** A synthesiser of British English. */
export interface Speech {
  /**
   * The text, at most 200 characters, spoken: a WAV file (PCM, 16 bits, mono). Rejects with a RangeError when the
   * text is too long or has nothing in it to be spoken, with a SpeechError when the synthesiser fails.
   */
  speak(text: string): Promise<Uint8Array>
  /**
   * A transcription spoken as it is written, so that what is heard is what is shown. Rejects with a RangeError when it
   * is too long or has a sound in it that the voice has not.
   */
  pronounce(ipa: string): Promise<Uint8Array>
  /** Ends the thread; what is still being spoken rejects. */
  close(): Promise<void>
}

/** The synthesiser's thread failed twice in a row, took too long, or was closed. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError'
}

export interface SpeechOptions {
  /** The worker's file; `speech-worker` next to this one unless given. */
  workerUrl?: URL
  /** Milliseconds without an answer from a thread at work, after which it is given up with the text it was at. */
  timeout?: number
}

const LONGEST_TEXT = 200

interface Job {
  request: SpeechRequest
  resolve(wav: Uint8Array): void
  reject(error: Error): void
  retried: boolean
}

/**
 * Starts eSpeak NG in a thread of its own, so that synthesis (some 50 ms a word) never holds up the event loop, and
 * resolves once it can speak. A thread that dies is replaced and asked once more for what it owed.
 */
export async function createSpeech(options: SpeechOptions = {}): Promise<Speech> {
  const { workerUrl = openDefaultWorker(), timeout = 10_000 } = options
  const jobs = new Map<number, Job>()
  let nextId = 1
  let closed = false
  let dead = false
  let running = false
  let watchdog: NodeJS.Timeout | undefined
  let worker = start()
  await worker.ready

  function start() {
    running = false
    const thread = new Worker(threadEntry(workerUrl), { execArgv: [] })
    let settle: { resolve(): void; reject(error: Error): void }
    const ready = new Promise<void>((resolve, reject) => {
      settle = { resolve, reject }
    })
    // Whoever waits for a thread's start hears of its failure; nobody needs to wait for a replacement's.
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

  /** Gives a new thread what the dead one had not answered, unless it is the second to die on it. */
  function replace(cause: Error) {
    for (const [id, job] of jobs) {
      if (!job.retried && !closed) continue
      jobs.delete(id)
      job.reject(new SpeechError(`no speech: ${cause.message}`, { cause }))
    }
    if (closed) return
    // With nothing owed the next request starts a thread, so that a broken engine does not restart for ever.
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

  /** Called whenever something moves: an idle thread keeps no process alive, a busy one must move again in time. */
  function watch() {
    clearTimeout(watchdog)
    if (jobs.size === 0) worker.thread.unref()
    else worker.thread.ref()
    if (jobs.size > 0 && running) watchdog = setTimeout(giveUp, timeout)
  }

  function giveUp() {
    const [first] = jobs.values()
    if (first === undefined) return
    jobs.delete(first.request.id)
    first.reject(new SpeechError(`no speech within ${timeout} ms`))
    // A thread that hangs answers nobody any more; what else it owes is asked of the next one.
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
    await worker.thread.terminate()
  }

  return { speak, pronounce, close }
}

/**
 * What of a text can be spoken: letters, digits and ordinary punctuation. Marks of eSpeak NG's own input language
 * (`[[phonemes]]`, `<ssml>`) and control characters must not reach it.
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

/** The worker's source next to this source, or its bundle next to the bundle. */
function openDefaultWorker(): URL {
  return new URL(
    import.meta.url.endsWith('.ts') ? './speech-worker.ts' : './speech-worker.js',
    import.meta.url,
  )
}
