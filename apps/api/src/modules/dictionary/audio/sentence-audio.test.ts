import { speakSentence } from '@wordhoard/contracts/reading/sentence-audio'
import type { Speech } from '@wordhoard/dictionary/speech/speech'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../../lib/actor'
import { callsTo } from '../../../testing/calls'
import { person } from '../../../testing/people'
import { openTestApp, type TestApp } from '../../../testing/test-app'
import { SentenceAudio } from './sentence-audio'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
}, 60_000)
afterAll(() => api?.close())
const call = callsTo(() => api)
const sentence = 'The tide is turning, and the boats come home.'

describe('a sentence read aloud', () => {
  it('is a WAV file, for those who are logged in', async () => {
    const answer = await call(await person(api), speakSentence, { body: { text: sentence } })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['content-type']).toBe('audio/wav')
    expect(answer.rawPayload.toString('latin1', 0, 4)).toBe('RIFF')
    expect(answer.rawPayload.length).toBeGreaterThan(50_000)
    expect((await call(undefined, speakSentence, { body: { text: sentence } })).statusCode).toBe(401)
  })

  it.each(['', ' … ', 'x'.repeat(301)])('is refused if it has no words or is too long: %s', async (text) => {
    const answer = await call(await person(api), speakSentence, { body: { text } })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
  })
})

describe('SentenceAudio', () => {
  /** A voice that speaks when told to. */
  function openVoice() {
    const spoken: { text: string; finish: () => void }[] = []
    const speak = (text: string) =>
      new Promise<Uint8Array>((resolve) =>
        spoken.push({ text, finish: () => resolve(new Uint8Array(Buffer.from(text))) }),
      )
    const speech = { speak } as Speech
    return { spoken, audio: (rateLimit = false) => audioWith(speech, rateLimit) }
  }
  const audioWith = (speech: Speech, rateLimit: boolean) =>
    new SentenceAudio({ pool: api.pool, speech: async () => speech, rateLimit })
  const actorOf = async () => ({ userId: (await person(api)).userId }) as Actor
  const turn = () => new Promise((done) => setTimeout(done))

  it('makes a sound once, however many ask for it at once or later', async () => {
    const { spoken, audio } = openVoice()
    const service = audio()
    const me = await actorOf()
    const both = [service.speak(me, 'One.'), service.speak(me, 'One.')]
    await turn()
    spoken[0]?.finish()
    expect((await Promise.all(both)).map(String)).toEqual(['One.', 'One.'])
    expect(String(await service.speak(me, 'One.'))).toBe('One.')
    expect(spoken).toHaveLength(1)
  })

  it('refuses more sentences than the voice can speak in a second, until one is done', async () => {
    const { spoken, audio } = openVoice()
    const service = audio()
    const me = await actorOf()
    const first = Array.from({ length: 8 }, (_, n) => service.speak(me, `Sentence ${n}.`))
    await turn()
    await expect(service.speak(me, 'One more.')).rejects.toMatchObject({ code: 'speech_busy' })
    for (const { finish } of spoken) finish()
    await Promise.all(first)
    const again = service.speak(me, 'One more.')
    await turn()
    spoken.at(-1)?.finish()
    expect(String(await again)).toBe('One more.')
  })

  it('speaks so many sentences an hour to an account', async () => {
    const { spoken, audio } = openVoice()
    const service = audio(true)
    const me = await actorOf()
    const first = service.speak(me, 'One.')
    await api.pool.query(`UPDATE guess_count SET count = 1000 WHERE key = $1`, [
      `sentence-audio:${me.userId}`,
    ])
    await expect.poll(() => spoken.length).toBe(1)
    spoken[0]?.finish()
    await first
    await api.pool.query(`UPDATE guess_count SET count = 1000 WHERE key = $1`, [
      `sentence-audio:${me.userId}`,
    ])
    await expect(service.speak(me, 'One.')).rejects.toMatchObject({ code: 'too_many_requests' })
  })
})
