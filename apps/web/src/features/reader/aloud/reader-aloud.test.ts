// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NoVoiceError, ReaderAloud } from './reader-aloud'
import type { SpokenPart } from './spoken-parts'
import { chooseVoice, type Voice } from './voice'

const block = document.createElement('p')
const part = (text: string): SpokenPart => ({ block, start: 0, end: text.length, text })

/** A voice that speaks until it is told that it is done. */
function patientVoice() {
  const spoken: { text: string; rate: number; signal: AbortSignal; finish: () => void; fail: () => void }[] =
    []
  const voice: Voice = {
    speak: (text, rate, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        spoken.push({ text, rate, signal, finish: resolve, fail: () => reject(new Error('hoarse')) })
      }),
    prepare: vi.fn(),
  }
  return { voice, spoken }
}

let rate = 1
const turn = () => new Promise((done) => setTimeout(done))
function open(voices: Voice[], texts = ['One.', 'Two.']) {
  const left = texts.map(part)
  const marked: string[] = []
  const on = { onPhase: vi.fn(), onEnd: vi.fn(), onFailure: vi.fn() }
  const reader = new ReaderAloud({
    next: () => left.shift() ?? null,
    voices: async () => voices,
    rate: () => rate,
    onPart: ({ text }) => marked.push(text),
    ...on,
  })
  return { reader, marked, ...on }
}
beforeEach(() => {
  rate = 1
})

describe('ReaderAloud', () => {
  it('speaks one part after another, prepares the next, and says when it ends', async () => {
    const { voice, spoken } = patientVoice()
    const { reader, marked, onEnd } = open([voice])
    reader.play()
    await turn()
    expect([marked, spoken.map(({ text }) => text)]).toEqual([['One.'], ['One.']])
    expect(voice.prepare).toHaveBeenCalledWith('Two.')
    spoken[0]?.finish()
    await turn()
    expect(marked).toEqual(['One.', 'Two.'])
    expect(onEnd).not.toHaveBeenCalled()
    spoken[1]?.finish()
    await turn()
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('falls silent when paused, and goes on with the same part', async () => {
    const { voice, spoken } = patientVoice()
    const { reader, onPhase, onFailure } = open([voice])
    reader.play()
    await turn()
    reader.pause()
    await turn()
    expect(spoken[0]?.signal.aborted).toBe(true)
    expect(onPhase).toHaveBeenLastCalledWith('paused')
    reader.play()
    reader.play()
    await turn()
    expect(spoken.map(({ text }) => text)).toEqual(['One.', 'One.'])
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('speaks the part again at a new rate, but not while it is paused', async () => {
    const { voice, spoken } = patientVoice()
    const { reader } = open([voice])
    reader.play()
    await turn()
    rate = 0.8
    reader.restart()
    await turn()
    expect(spoken.map((one) => one.rate)).toEqual([1, 0.8])
    reader.pause()
    reader.restart()
    await turn()
    expect(spoken).toHaveLength(2)
  })

  it('goes over to the next voice when one fails, and pauses when the last one does', async () => {
    const [own, ours] = [patientVoice(), patientVoice()]
    const { reader, onFailure, onPhase } = open([own.voice, ours.voice])
    reader.play()
    await turn()
    own.spoken[0]?.fail()
    await turn()
    expect(ours.spoken.map(({ text }) => text)).toEqual(['One.'])
    ours.spoken[0]?.fail()
    await turn()
    expect(onFailure).toHaveBeenCalledOnce()
    expect(onPhase).toHaveBeenLastCalledWith('paused')
    reader.play()
    await turn()
    expect([own.spoken.length, ours.spoken.length]).toEqual([1, 2])
  })

  it('says when there is no voice', async () => {
    const { reader, onFailure } = open([])
    reader.play()
    await turn()
    expect(onFailure.mock.calls[0]?.[0]).toBeInstanceOf(NoVoiceError)
  })
})

describe('chooseVoice', () => {
  const voice = (lang: string, localService: boolean) => ({ lang, localService }) as SpeechSynthesisVoice
  const american = voice('en-US', true)

  it('prefers a British voice of this device', () => {
    const [far, near] = [voice('en-GB', false), voice('en_GB', true)]
    expect(chooseVoice([american, far, near], false)).toBe(near)
    expect(chooseVoice([american, far], false)).toBe(far)
  })

  it('takes another English voice only if there is nothing better', () => {
    expect(chooseVoice([voice('fr-FR', true), american], true)).toBe(american)
    expect(chooseVoice([american], false)).toBeUndefined()
  })
})
