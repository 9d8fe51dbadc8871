import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSpeech, type Speech, SpeechError } from './speech'

/** Checks the header of a WAV file and returns its duration in seconds and its loudest sample (of 1). */
function describeSound(wav: Uint8Array): { seconds: number; peak: number } {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  const text = (at: number) => Buffer.from(wav.subarray(at, at + 4)).toString('latin1')
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect(view.getUint32(4, true)).toBe(wav.length - 8)
  expect(view.getUint32(40, true)).toBe(wav.length - 44)
  expect([view.getUint16(20, true), view.getUint16(22, true), view.getUint16(34, true)]).toEqual([1, 1, 16])
  let peak = 0
  for (let at = 44; at < wav.length; at += 2) peak = Math.max(peak, Math.abs(view.getInt16(at, true)))
  return { seconds: (wav.length - 44) / view.getUint32(28, true), peak: peak / 32_768 }
}

describe('speech', () => {
  let speech: Speech
  beforeAll(async () => {
    speech = await createSpeech()
  })
  afterAll(() => speech.close())

  it.each(['schedule', 'put up with', "don't", 'a'])(
    'speaks "%s" audibly, without long silences',
    async (text) => {
      const { seconds, peak } = describeSound(await speech.speak(text))
      expect(seconds).toBeGreaterThan(0.2)
      expect(seconds).toBeLessThan(3)
      expect(peak).toBeGreaterThan(0.2)
      expect(peak).toBeLessThan(0.95)
    },
  )

  it('answers simultaneous calls, each with its own word', async () => {
    const [short, long, again] = await Promise.all(
      ['up', 'incomprehensibility', 'up'].map((text) => speech.speak(text)),
    )
    expect(long!.length).toBeGreaterThan(2 * short!.length)
    // The voice varies slightly, so two recordings of a word differ in some samples.
    expect(Math.abs(again!.length / short!.length - 1)).toBeLessThan(0.1)
  })

  it('keeps the event loop free while it speaks', async () => {
    const started = performance.now()
    let longest = 0
    let last = started
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    await speech.speak('an extraordinarily long and rather complicated sentence about nothing in particular')
    clearInterval(timer)
    expect(longest).toBeLessThan((performance.now() - started) / 2)
  })

  it.each(['naïve café', '[[h@l0U]] <break time="9s"/> hello', 'a\u0000b\u202e', 'Ω 漢字 hello', '£5 & 3rd'])(
    'handles odd characters: %j',
    async (text) => {
      expect(describeSound(await speech.speak(text)).seconds).toBeLessThan(6)
    },
  )

  it.each(['', ' ', '\u0000', '☃', '…', 'x'.repeat(301)])(
    'refuses text that can’t be spoken: %j',
    async (text) => {
      await expect(speech.speak(text)).rejects.toBeInstanceOf(RangeError)
    },
  )
})

describe('speech with a failing thread', () => {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Writes a worker that answers with four bytes but misbehaves for "crash", "once" and "hang". */
  function faultyWorker(): URL {
    const mark = JSON.stringify(join(folder, `${Math.random()}`))
    const file = join(folder, `${Math.random()}.mjs`)
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads'
      import { existsSync, writeFileSync } from 'node:fs'
      parentPort.on('message', ({ id, text }) => {
        if (text === 'crash') process.exit(1)
        if (text === 'once' && !existsSync(${mark})) { writeFileSync(${mark}, ''); throw new Error('out of memory') }
        if (text !== 'hang') parentPort.postMessage({ id, wav: new Uint8Array(4) })
      })
      parentPort.postMessage({ ready: true })`,
    )
    return pathToFileURL(file)
  }

  it('replaces the thread and speaks what it left unanswered', async () => {
    const speech = await createSpeech({ workerUrl: faultyWorker() })
    expect(await Promise.all([speech.speak('once'), speech.speak('fine')])).toEqual([
      new Uint8Array(4),
      new Uint8Array(4),
    ])
    await speech.close()
  })

  it('gives up on a text after the second failure, and speaks the others', async () => {
    const speech = await createSpeech({ workerUrl: faultyWorker() })
    await expect(speech.speak('crash')).rejects.toBeInstanceOf(SpeechError)
    expect(await speech.speak('fine')).toEqual(new Uint8Array(4))
    await speech.close()
  })

  it('ends a thread that hangs', async () => {
    const speech = await createSpeech({ workerUrl: faultyWorker(), timeout: 300 })
    const others = Promise.all([
      speech.speak('fine'),
      speech.speak('hang').catch((error: Error) => error.message),
      speech.speak('fine'),
    ])
    expect(await others).toEqual([new Uint8Array(4), 'no speech within 300 ms', new Uint8Array(4)])
    expect(await speech.speak('fine')).toEqual(new Uint8Array(4))
    await speech.close()
  })

  it('ends the thread after a while without work, and starts another one for the next text', async () => {
    const file = join(folder, 'numbered.mjs')
    writeFileSync(
      file,
      `import { parentPort, threadId } from 'node:worker_threads'
      parentPort.on('message', ({ id }) => parentPort.postMessage({ id, wav: Uint8Array.of(threadId) }))
      parentPort.postMessage({ ready: true })`,
    )
    const speech = await createSpeech({ workerUrl: pathToFileURL(file), idleLimit: 300 })
    const [first] = await speech.speak('fine')
    expect(await speech.speak('fine')).toEqual(Uint8Array.of(first!))
    await sleep(1_500)
    const [second] = await speech.speak('fine')
    expect(second).not.toBe(first)
    await speech.close()
  })

  it('rejects if the thread never starts, and once it is closed', async () => {
    const missing = pathToFileURL(join(folder, 'missing.mjs'))
    await expect(createSpeech({ workerUrl: missing })).rejects.toThrow(/did not start/)
    const speech = await createSpeech({ workerUrl: faultyWorker() })
    const pendingSpeech = speech.speak('hang')
    const refused = expect(pendingSpeech).rejects.toBeInstanceOf(SpeechError)
    await speech.close()
    await refused
    await expect(speech.speak('fine')).rejects.toThrow('closed')
  })
})
