import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSpeech } from '@wordhoard/dictionary/speech/speech'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TokenBuckets } from '../../../lib/limits/token-buckets'
import { type Person, person } from '../../../testing/people'
import { openTestApp, type TestApp } from '../../../testing/test-app'
import { AudioService } from '../../dictionary/audio/audio.service'
import { PREPARED_SOUNDS_LIMIT } from '../learning-deps'
import { prepareSounds } from './prepare-sounds'

let api: TestApp
let me: Person
const dataDir = mkdtempSync(join(tmpdir(), 'wordhoard-sounds-'))
const speech = createSpeech()
beforeAll(async () => {
  api = await openTestApp()
  me = await person(api)
})
afterAll(async () => {
  await (await speech).close()
  await api.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('makes a session’s sounds in advance, except for sessions begun faster than anyone can play', async () => {
  const spoken: string[] = []
  const { pool, dictionary } = api
  const audio = new AudioService({
    dataDir,
    pool,
    speech: async () => {
      const engine = await speech
      const counted = (speak: (text: string) => Promise<Uint8Array>) => (text: string) => {
        spoken.push(text)
        return speak(text)
      }
      return { ...engine, speak: counted(engine.speak), pronounce: counted(engine.pronounce) }
    },
  })
  const parts = {
    audio,
    dictionary,
    logger: pino({ enabled: false }),
    soundLimits: new TokenBuckets(PREPARED_SOUNDS_LIMIT),
  }
  const words = ['fjord', 'glacier', 'mountain', 'river', 'brook', 'lake', 'hill', 'valley', 'meadow']
  const ids = words.map((word) => dictionary.index.idOf(word)!)
  for (const id of ids.slice(0, -1))
    prepareSounds(parts, { userId: me.userId, sessionId: '' }, [{ spoken: [id] }])
  await expect.poll(() => spoken.length, { timeout: 20_000 }).toBe(5)
  // Sounds are made in order, so those of the other sessions would come first if they had been queued.
  await audio.speak(ids.at(-1)!, words.at(-1)!)
  expect(spoken).toHaveLength(6)
})
