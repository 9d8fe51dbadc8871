import * as chats from '@wordhoard/contracts/chats'
import { type CollectedSpan, type Collector, startCollector } from '@wordhoard/testkit/server/collector'
import { afterEach, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/calls'
import { person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { inOwnSpan, inSpan } from './spans'

/** The SDK reads its variables from the process. */
const variables = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_SERVICE_NAME',
  'OTEL_BSP_SCHEDULE_DELAY',
  'OTEL_BSP_MAX_QUEUE_SIZE',
  'OTEL_TRACES_SAMPLER',
] as const
type Variables = Partial<Record<(typeof variables)[number], string>>

let api: TestApp | undefined
let collector: Collector | undefined
afterEach(async () => {
  await api?.close()
  await collector?.close()
  api = collector = undefined
  for (const name of variables) delete process.env[name]
})

async function openTraced(settings: Variables = {}, behaviour?: 'hangs' | number): Promise<TestApp> {
  collector = await startCollector(behaviour)
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    ...settings,
  }
  Object.assign(process.env, environment)
  api = await openTestApp({ ...environment, RATE_LIMIT: 'off' })
  return api
}

/** Ends the application, which sends what is left, and returns all spans. */
async function collectSpans(): Promise<CollectedSpan[]> {
  await api?.close()
  api = undefined
  return collector!.spans()
}
const attributesOf = ({ attributes }: CollectedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] as unknown]))

describe('a traced process', () => {
  it('sends a span for each call, its statements, its threads, its transactions and its events', async () => {
    const traced = await openTraced({ OTEL_SERVICE_NAME: 'words' })
    const [ada, ben] = [await person(traced), await person(traced)]
    await traced.app.inject({ url: '/api/dict/spell/glacier' })
    await traced.app.inject({ url: '/api/no-such-call' })
    const body = { participant_user_id: ben.userId, content: 'Hello' }
    const { chat_id } = (await callAs(traced, ada, chats.sendFirstMessage, { body })).json<{
      chat_id: number
    }>()
    await callAs(traced, ada, chats.sendMessage, { body: { chat_id, content: 'Again' } })
    await traced.app.inject({
      method: 'POST',
      url: '/api/main-voc/add-from-text',
      headers: ada.headers,
      payload: { text: 'The bank had a holiday. '.repeat(10_000) },
    })
    const spans = await collectSpans()
    expect(collector!.bodies.join()).toContain('"service.name","value":{"stringValue":"words"}')
    const call = spans.find(({ name }) => name === 'POST /api/messages/send')!
    expect(attributesOf(call)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/messages/send',
      'http.response.status_code': 201,
    })
    const ofCall = spans.filter(({ traceId }) => traceId === call.traceId)
    const transaction = ofCall.find(({ name }) => name === 'transaction')!
    expect(transaction.parentSpanId).toBe(call.spanId)
    const statement = ofCall.find(({ name }) => name === 'send-message')!
    expect([statement.parentSpanId, attributesOf(statement)]).toEqual([
      transaction.spanId,
      { 'db.system.name': 'postgresql' },
    ])
    const names = new Set(spans.map(({ name }) => name))
    for (const name of ['GET /api/dict/spell/:text', 'GET none', 'thread text-worker', 'events send'])
      expect(names).toContain(name)
    // Whatever happens beside calls is not counted among them.
    expect(spans.filter(({ name }) => name === 'POST /api/messages/send')).toHaveLength(1)
  })

  it('sends no text, name, address, id, query or token in any byte', async () => {
    const traced = await openTraced()
    const ada = await person(traced)
    const ben = await person(traced)
    const headers = {
      ...ada.headers,
      'user-agent': 'SecretBrowser/1',
      cookie: 'theme=secretcookie',
      'x-request-id': 'secret-request-id',
      'x-forwarded-for': '203.0.113.77',
      referer: 'https://secret.example/page',
    }
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      traced.app.inject({ method, url, headers, ...(payload && { payload }) })
    const answers = [
      await call('GET', '/api/dict/spell/glacier?secret_query=1'),
      await call('GET', '/api/dict/search?q=secretsearch'),
      await call('GET', '/api/users/me'),
      await call('GET', `/api/users/username/${ben.username}`),
      await call('GET', '/api/main-voc?search=secretword'),
      await call('POST', '/api/auth2/login', { email: ada.email, password: 'Secret-password-1' }),
      await call('POST', '/api/articles', {
        title: 'Secret title',
        md_content: 'A secret story of a glacier.',
        access_modifier: 'private',
      }),
      await call('POST', '/api/main-voc/add-from-text', { text: 'A secret novel. '.repeat(10_000) }),
      await call('POST', '/api/main-voc/import', { words: [{ text: 'secretly' }] }),
      await call('POST', '/api/messages/send-init', {
        participant_user_id: ben.userId,
        content: 'A secret message',
      }),
      await call('POST', '/api/messages/send', { chat_id: 'secret', content: 'Not valid' }),
      await call('GET', '/api/secret-path/that/leads/nowhere'),
      await call('PUT', '/api/secret-put'),
      await call('DELETE', '/api/auth2/sessions/secret-session'),
    ]
    expect(new Set(answers.map(({ statusCode }) => Math.floor(statusCode / 100))).has(5)).toBe(false)
    await inOwnSpan('a job', () => Promise.reject(new Error('a secret reason'))).catch(() => undefined)
    const spans = await collectSpans()
    expect(spans.length).toBeGreaterThan(answers.length)
    const bytes = collector!.bodies.join('\n')
    const secrets = ['ecret', 'glacier', '203.0.113.77', ada.email, ada.username, ben.username, ada.token]
    for (const secret of [...secrets, ada.refreshToken, 'Bearer']) expect(bytes).not.toContain(secret)
    const keys = new Set(spans.flatMap((span) => Object.keys(attributesOf(span))))
    expect([...keys].sort()).toEqual([
      'db.system.name',
      'http.request.method',
      'http.response.status_code',
      'http.route',
    ])
    for (const span of spans) {
      // Route patterns, names of statements, tables and threads: words of ours.
      expect(span.name).toMatch(/^(GET|POST|PUT|DELETE) (none|[\w/:*.-]+)$|^\$?[a-zA-Z_][\w. -]*$/)
      expect(span.name).not.toMatch(/\/\d/)
      expect([span.events, span.status.message ?? '']).toEqual([[], ''])
    }
  })

  it('continues the trace of a trusted proxy, and of nobody else', async () => {
    const traced = await openTraced()
    const id = 'a0a1a2a3a4a5a6a7a8a9aaabacadaeaf'
    const traceparent = `00-${id}-b0b1b2b3b4b5b6b7-01`
    const ask = (url: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      traced.app.inject({ url: `/api/${url}`, headers, remoteAddress })
    await ask('health', { traceparent, 'x-forwarded-for': '203.0.113.5' })
    await ask('site', { traceparent })
    await ask('ready', { traceparent, 'x-forwarded-for': '203.0.113.5' }, '198.51.100.7')
    await ask('docs', { traceparent: `${traceparent}-more`, 'x-forwarded-for': '203.0.113.5' })
    const spans = await collectSpans()
    const traceOf = (route: string) => spans.find(({ name }) => name === `GET /api/${route}`)
    expect(traceOf('health')).toMatchObject({ traceId: id, parentSpanId: 'b0b1b2b3b4b5b6b7' })
    for (const route of ['site', 'ready', 'docs']) {
      expect(traceOf(route)?.traceId).toMatch(/^[0-9a-f]{32}$/)
      expect(traceOf(route)?.traceId).not.toBe(id)
    }
  })

  it('sends nothing if the sampler says so', async () => {
    const traced = await openTraced({ OTEL_TRACES_SAMPLER: 'always_off' })
    await traced.app.inject({ url: '/api/site' })
    expect(await collectSpans()).toEqual([])
  })
})

describe('a collector that', () => {
  it.each([
    ['hangs', 'hangs'],
    ['refuses everything', 400],
    ['fails', 503],
  ] as const)('%s holds up neither calls nor the end of the process', async (_what, behaviour) => {
    const traced = await openTraced({ OTEL_BSP_MAX_QUEUE_SIZE: '512' }, behaviour)
    // Only a collector that hangs lets the queue fill.
    const calls = behaviour === 'hangs' ? 1_500 : 300
    for (let n = 0; n < calls; n++) {
      expect((await traced.app.inject({ url: '/api/site' })).statusCode).toBe(200)
      // Lets the event loop turn, as calls over a network do.
      if (n % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    }
    await expect.poll(() => collector!.requests()).toBeGreaterThan(0)
    // More spans were written than the queue and one request of 512 hold: the rest was dropped.
    if (behaviour === 'hangs') expect(collector!.requests()).toBe(1)
    const began = performance.now()
    await collectSpans()
    expect(performance.now() - began).toBeLessThan(6_000)
  })

  it('is not there holds up nothing either', async () => {
    const traced = await openTraced()
    await collector!.close()
    for (let n = 0; n < 100; n++) expect((await traced.app.inject({ url: '/api/site' })).statusCode).toBe(200)
    const began = performance.now()
    await api!.close()
    api = collector = undefined
    expect(performance.now() - began).toBeLessThan(6_000)
  })
})

it('a process that is not traced runs its work at once, and writes nothing', async () => {
  let isRunning = false
  const work = async () => {
    isRunning = true
    return 7
  }
  const answer = inSpan('a part', work)
  expect(isRunning).toBe(true)
  expect([await answer, await inOwnSpan('a job', work)]).toEqual([7, 7])
})
