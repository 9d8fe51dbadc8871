import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type {} from '@wordhoard/dictionary/testing/provided-context'
import { isListening } from '@wordhoard/testkit/server/free-port'
import { listen } from '@wordhoard/testkit/server/listening'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { signIn } from './caller'
import { ownPostgres } from './own-postgres'
import { type ServerKit, serverKit } from './server-kit'

let kit: ServerKit
beforeAll(async () => {
  kit = await serverKit(inject('dictionaryDatabase'))
})
afterAll(() => kit.close())

/** Begins a call. The returned function sends the rest of it, and resolves with the status of its answer. */
function beginCall(url: string, headers: Record<string, string>): () => Promise<number | undefined> {
  const body = JSON.stringify({ text: 'The bank had a holiday. '.repeat(2_000) })
  const call = request(`${url}/api/main-voc/add-from-text`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': body.length },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.once('response', (answer) => resolve(answer.resume().statusCode))
    call.once('error', reject)
  })
  // Reported where it is waited for.
  status.catch(() => undefined)
  call.write(body.slice(0, 1_000))
  return () => {
    call.end(body.slice(1_000))
    return status
  }
}

it('goes on answering calls and streams after SIGTERM while it says that it is not ready, and cuts none', async () => {
  const dataDir = kit.dataDir()
  const server = await kit.start({ DATA_DIR: dataDir, DRAIN_SECONDS: '5' })
  const postgres = ownPostgres(dataDir)
  const [ada, ben] = [await signIn(server.url, postgres), await signIn(server.url, postgres)]
  const { body } = await ada.call<{ chat_id: number }>('POST', '/messages/send-init', {
    participant_user_id: ben.userId,
    content: 'Before',
  })
  const stream = await listen(server.url, ben.headers())
  await expect.poll(() => stream.events.map(({ event }) => event)).toContain('ready')

  const ready = () => ada.call('GET', '/ready')
  expect((await ready()).status).toBe(200)
  server.signal('SIGTERM')
  // A signal arrives a moment later.
  await expect.poll(async () => (await ready()).status, { interval: 10, timeout: 2_000 }).toBe(503)
  const finishLong = beginCall(server.url, ada.headers())
  // As through a proxy that asks only now and then: calls of all lengths keep coming, and the last ones are still being
  // answered when the wait is over.
  const statuses: number[] = []
  const callUntil = Date.now() + 1_500
  const callers = Array.from({ length: 8 }, async () => {
    while (Date.now() < callUntil)
      statuses.push((await ada.call('POST', '/main-voc/add-from-text', { text: 'A bank holiday.' })).status)
  })
  const sent = await ada.call('POST', '/messages/send', { chat_id: body.chat_id, content: 'Meanwhile' })
  await Promise.all(callers)
  expect(sent.status).toBe(201)
  expect(new Set(statuses)).toEqual(new Set([200]))
  await expect.poll(() => JSON.stringify(stream.events)).toContain('Meanwhile')
  expect(server.isRunning()).toBe(true)
  // Still being sent when the wait is over.
  await expect.poll(() => isListening(Number(new URL(server.url).port)), { timeout: 20_000 }).toBe(false)
  expect(await finishLong()).toBe(200)
  expect(await server.ended, server.output()).toBe(0)
  await stream.ended
  expect(stream.events.at(-1)?.event).toBe('bye')
})

it.runIf(process.env.FULL)('ends the wait at a second signal', async () => {
  const patient = await kit.start({ DATA_DIR: kit.dataDir(), DRAIN_SECONDS: '600' })
  patient.signal('SIGTERM')
  await expect
    .poll(async () => (await fetch(`${patient.url}/api/ready`)).status, { interval: 10, timeout: 2_000 })
    .toBe(503)
  await sleep(100)
  expect(patient.isRunning()).toBe(true)
  patient.signal('SIGTERM')
  expect(await patient.ended).toBe(0)
})
