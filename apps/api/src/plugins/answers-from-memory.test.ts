import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app'

/** Published by Fastify for each call that it hands to a route. */
const HANDLED = 'tracing:fastify.request.handler:start'

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** Whether Fastify handed the call to a route. */
  readonly isUsual: boolean
}

/** Asks an application that listens, on a connection of its own. */
async function ask(
  { app }: TestApp,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo
  let isUsual = false
  const onHandled = () => {
    isUsual = true
  }
  subscribe(HANDLED, onHandled)
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, method, headers, agent: false }
      const sent = httpRequest(options, (answer) => {
        buffer(answer).then(
          (body) => resolve({ status: answer.statusCode, headers: answer.headers, body, isUsual }),
          reject,
        )
      })
      sent.on('error', reject)
      sent.end()
    })
  } finally {
    unsubscribe(HANDLED, onHandled)
  }
}

const withoutItsOwn = ({ date, 'x-request-id': id, ...headers }: IncomingHttpHeaders) => headers

async function openListening(environment: Record<string, string> = {}): Promise<TestApp> {
  const api = await openTestApp(environment)
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  return api
}

describe('look-ups and searches that were asked before', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await openListening({ METRICS_TOKEN: 'only-for-the-operator-of-this-test' })
  })
  afterAll(() => api.close())

  it.each([
    '/api/dict/spell/harbour',
    '/api/dict/spell/harbour?lang=de',
    "/api/dict/spell/o'clock",
    '/api/dict/get_only/word/harb',
  ])('are answered from memory with the same bytes and headers: %s', async (path) => {
    // The same word in a form that takes the usual way.
    const encoded = path.replace(/[a-z](?=\?|$)/, (last) => `%${last.charCodeAt(0).toString(16)}`)
    await ask(api, path)
    for (const encoding of ['identity', 'gzip']) {
      const headers = { 'accept-encoding': encoding }
      const usual = await ask(api, encoded, { headers })
      const again = await ask(api, path, { headers })
      expect([usual.isUsual, again.isUsual]).toEqual([true, false])
      expect(again.status).toBe(200)
      expect(withoutItsOwn(again.headers)).toEqual(withoutItsOwn(usual.headers))
      expect(again.body.equals(usual.body)).toBe(true)
      expect(again.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
      expect(again.headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  it('keep the id that a proxy gave them', async () => {
    const headers = { 'x-request-id': 'given-by-proxy-1' }
    await ask(api, '/api/dict/spell/harbour')
    const answer = await ask(api, '/api/dict/spell/harbour', { headers })
    expect(answer.isUsual).toBe(false)
    expect(answer.headers['x-request-id']).toBe('given-by-proxy-1')
  })

  it('take the usual way in any other form', async () => {
    await ask(api, '/api/dict/spell/harbour')
    const usual = await ask(api, '/api/dict/spell/harbou%72')
    expect(usual.isUsual).toBe(true)
    expect((await ask(api, '/api/dict/spell/harbour', { method: 'HEAD' })).body.length).toBe(0)
    expect((await ask(api, '/api/dict/spell/harbour', { method: 'POST' })).status).toBe(404)
    expect((await ask(api, '/api/dict/spell/harbour/')).isUsual).toBe(true)
    expect((await ask(api, '/api/dict/spell/harbour?lang=de&lang=fr')).isUsual).toBe(true)
    expect((await ask(api, '/api/dict/spell/harbour?context=The%20harbour')).isUsual).toBe(true)
    expect((await ask(api, '/api/dict/spell/qzxv')).status).toBe(404)
  })

  it('are measured as other calls are', async () => {
    const count = async () => {
      const headers = { authorization: 'Bearer only-for-the-operator-of-this-test' }
      const { payload } = await api.app.inject({ url: '/api/metrics', headers })
      const line = /http_request_duration_seconds_count\{[^}]*"\/api\/dict\/spell\/:text"[^}]*"200"\} (\d+)/
      return Number(line.exec(payload)?.[1])
    }
    await ask(api, '/api/dict/spell/harbour')
    const before = await count()
    expect((await ask(api, '/api/dict/spell/harbour')).isUsual).toBe(false)
    expect(await count()).toBe(before + 1)
  })
})

describe('the limit of an address', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await openListening({ TRUST_PROXY: '1' })
  })
  afterAll(() => api.close())
  // The clock stands still, so that no tokens are refilled.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('counts answers from memory once each, by the address that a proxy names', async () => {
    const askFrom = (address: string) =>
      ask(api, '/api/dict/spell/anchor', { headers: { 'x-forwarded-for': address } })
    await askFrom('203.0.113.9')
    for (let call = 0; call < 1200; call++) {
      const answer = await askFrom('203.0.113.8')
      expect([answer.status, answer.isUsual]).toEqual([200, false])
    }
    const refused = await askFrom('203.0.113.8')
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    expect(JSON.parse(refused.body.toString())).toMatchObject({ code: 'too_many_requests' })
    expect((await askFrom('203.0.113.9')).status).toBe(200)
    vi.setSystemTime(Date.now() + 25)
    // Two tokens have come back: the refused call has taken none.
    expect([(await askFrom('203.0.113.8')).status, (await askFrom('203.0.113.8')).status]).toEqual([200, 200])
    expect((await askFrom('203.0.113.8')).status).toBe(429)
  })
})

it('the limit is kept where several processes share it', async () => {
  const api = await openListening({ DATABASE_URL: 'postgresql://the-tests-have-their-own/database' })
  try {
    let [fromMemory, refused] = [0, 0]
    // More than the limit, and what comes back of it meanwhile.
    for (let call = 0; call < 4000 && refused === 0; call++) {
      const { status, isUsual } = await ask(api, '/api/dict/spell/anchor')
      if (status === 429) refused++
      else if (!isUsual) fromMemory++
    }
    expect(refused).toBe(1)
    expect(fromMemory).toBeGreaterThan(1200 * 0.95)
  } finally {
    await api.close()
  }
})
