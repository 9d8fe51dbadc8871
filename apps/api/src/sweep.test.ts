import type { Endpoint } from '@wordhoard/contracts/endpoint'
import { errorsOf } from '@wordhoard/contracts/endpoint-errors'
import { errorTable } from '@wordhoard/contracts/errors'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from './router'
import { type Person, person } from './testing/people'
import { openTestApp, type TestApp } from './testing/test-app'

let api: TestApp
let reader: Person
beforeAll(async () => {
  // Rate limits are off, because refusals would hide what is tested here. Pages are served too, as in the product,
  // where they could answer instead of the API.
  api = await openTestApp({ RATE_LIMIT: 'off', HUMAN_CHECK: 'off' }, { withPages: true })
  reader = await person(api)
})
afterAll(() => api.close())

describe('every endpoint', () => {
  it('is registered once, and no others are', () => {
    const name = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
    const registered = api.app.endpoints.map(name).sort()
    expect(registered).toEqual(allEndpoints.map(name).sort())
    expect(new Set(registered).size).toBe(registered.length)
  })

  it('answers with and without a trailing slash', async () => {
    expect((await api.app.inject({ url: '/api/health/' })).statusCode).toBe(200)
    expect((await api.app.inject({ url: '/api/dict/spell/cat/' })).statusCode).toBe(200)
  })

  it('refuses visitors and users whose session has ended, unless it is public', async () => {
    const gone = await person(api)
    await api.app.sessions.endAllOf(gone.userId)
    const tokens = [
      undefined,
      `Bearer ${gone.token}`,
      'Bearer x',
      `Bearer ${reader.token}x`,
      `Basic ${reader.token}`,
      reader.token,
    ]
    for (const endpoint of allEndpoints) {
      if (endpoint.auth !== 'session') continue
      for (const authorization of tokens) {
        const response = await api.app.inject({
          method: endpoint.method,
          url: `/api${endpoint.path.replace(/:\w+/g, '1')}`,
          ...(authorization && { headers: { authorization } }),
          ...(endpoint.body && { payload: {} }),
        })
        expect(response.statusCode, `${endpoint.method} ${endpoint.path}`).toBe(401)
        expect(response.json()).toMatchObject({ code: 'not_signed_in' })
      }
    }
  })

  it('answers malformed input with a 4xx in the envelope, never with a 5xx', async () => {
    const junk = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '-1',
        '0',
        '1e9',
        '99999999999999999999',
        'null',
        '../../etc/passwd',
        '%00',
        "'; DROP TABLE spell",
      ),
      fc.string({ minLength: 500, maxLength: 2_000 }),
    )
    await fc.assert(
      fc.asyncProperty(
        // An open stream doesn't end by itself.
        fc.constantFrom(...allEndpoints.filter(({ produces }) => produces !== 'text/event-stream')),
        junk,
        junk,
        fc.anything(),
        async (endpoint, first, second, body) => {
          const path = endpoint.path.replace(/:\w+/g, encodeURIComponent(first.toWellFormed()) || '%20')
          const fields = Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {})
          const query =
            fields.length > 0
              ? `?${new URLSearchParams(Object.fromEntries(fields.map((name, i) => [name, i % 2 ? first : second])))}`
              : ''
          const response = await api.app.inject({
            method: endpoint.method,
            url: `/api${path}${query}`,
            headers: {
              ...reader.headers,
              ...(endpoint.body && { 'content-type': 'application/json' }),
            },
            ...(endpoint.body && { payload: JSON.stringify(body) ?? 'undefined' }),
          })
          expect(response.statusCode).toBeLessThan(500)
          if (response.statusCode >= 400) {
            expect(response.json()).toMatchObject({
              detail: expect.anything(),
              code: expect.any(String),
              request_id: response.headers['x-request-id'],
            })
          }
        },
      ),
      { numRuns: process.env.FULL ? 400 : 60 },
    )
  })
})

describe('the API', () => {
  it('answers an unknown path and a wrong method with a 404 in the envelope', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['GET', '/api/nothing.json'],
      ['HEAD', '/api/nothing'],
      ['GET', '/api/'],
      ['GET', '/api'],
      ['GET', '/api?x=1'],
      ['GET', '/api//'],
      ['GET', '/api//articles/'],
      ['GET', '/api/articles//'],
      ['GET', '/api/%2F'],
      ['DELETE', '/api/health'],
      ['POST', '/api/nothing'],
      ['PUT', '/api'],
      ['OPTIONS', '/api/nothing'],
    ] as const) {
      const response = await api.app.inject({ method, url })
      expect(response.statusCode, `${method} ${url}`).toBe(404)
      expect(response.headers['content-type'], `${method} ${url}`).toContain('application/json')
      if (method !== 'HEAD') {
        expect(response.json()).toMatchObject({ code: 'not_found', request_id: expect.any(String) })
      }
    }
  })

  it('gives refusals of plugins a code by their status', async () => {
    const response = await api.app.inject({ url: '//assets/x.js' })
    expect(response.json()).toMatchObject({ code: expect.stringMatching(/^(forbidden|not_found)$/) })
  })

  it('leaves paths outside /api to pages, including unknown ones', async () => {
    for (const [url, status] of [
      ['/', 200],
      ['/login', 200],
      ['/nothing', 404],
      ['/apis', 404],
    ] as const) {
      const response = await api.app.inject({ url })
      expect(response.statusCode).toBe(status)
      expect(response.headers['content-type']).toContain('text/html')
    }
  })

  it('limits lists to pages of 1 to 500', async () => {
    const lists = allEndpoints.filter(({ query }) => 'limit' in ((query as { shape?: object })?.shape ?? {}))
    expect(lists.length).toBeGreaterThan(15)
    for (const { method, path } of lists) {
      const asked = async (limit: number) => {
        const url = `/api${path.replace(/:\w+/g, '2147483647')}?limit=${limit}&custom_voc_id=2147483647&level=A1`
        const { statusCode, payload } = await api.app.inject({ method, url, headers: reader.headers })
        return statusCode === 400 && payload.includes('limit') ? 'refused' : 'accepted'
      }
      expect(await Promise.all([0, 1, 500, 501].map(asked)), path).toEqual([
        'refused',
        'accepted',
        'accepted',
        'refused',
      ])
    }
  })

  it('names the field that failed validation', async () => {
    const response = await api.app.inject({ url: '/api/embeddings/top-definitions?spell_id=x&context=y' })
    expect(response.json()).toMatchObject({ code: 'invalid_input', detail: [{ loc: ['query', 'spell_id'] }] })
  })

  it('refuses a body that is too large, not JSON, or of another type', async () => {
    const post = (payload: string, type: string) =>
      api.app.inject({ method: 'POST', url: '/api/dict/spells', headers: { 'content-type': type }, payload })
    expect((await post(`[${'1,'.repeat(200_000)}1]`, 'application/json')).statusCode).toBe(413)
    expect((await post('[1', 'application/json')).statusCode).toBe(400)
    expect((await post('[1]', 'text/csv')).statusCode).toBe(415)
  })

  it('sends its security headers and a request id with every answer', async () => {
    for (const url of ['/api/health', '/api/nothing', '/api/dict/spell/%00']) {
      const { headers } = await api.app.inject({ url })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-request-id']).toBeTruthy()
    }
  })

  it('lists every endpoint with its errors in the OpenAPI document and in the documentation', async () => {
    const document = (await api.app.inject({ url: '/api/openapi.json' })).json<{
      paths: Record<string, Record<string, { responses: Record<number, { description: string }> }>>
    }>()
    const page = (await api.app.inject({ url: '/api/docs' })).payload
    for (const endpoint of allEndpoints) {
      const openApiPath = endpoint.path.replace(/:(\w+)/g, '{$1}')
      const { responses } = document.paths[openApiPath]![endpoint.method.toLowerCase()]!
      for (const code of errorsOf(endpoint)) {
        const { status, detail } = errorTable[code]
        expect(responses[status]?.description, openApiPath).toContain(`${code}: ${detail}`)
      }
      expect(page).toContain(`/api${openApiPath}`)
    }
  })

  it('is ready once the dictionary is loaded: all of WordNet, with American spellings merged into British ones', async () => {
    const ready = (await api.app.inject({ url: '/api/ready' })).json<{ words: number; definitions: number }>()
    expect(ready.words).toBeGreaterThan(146_000)
    // Senses written for learners stand for several of WordNet's, so there are fewer than its 207,000.
    expect(ready.definitions).toBeGreaterThan(190_000)
  })
})

describe('rate limits', () => {
  it('refuse an address that calls too often, and say when to try again', async () => {
    const limited = await openTestApp({ RATE_LIMIT: 'on' })
    const counting = await openTestApp({ RATE_LIMIT: 'off' })
    try {
      const call = (app: TestApp, address: string) =>
        app.app.inject({ url: '/api/dict/get_only/word/cat', remoteAddress: address })
      let refused: Awaited<ReturnType<typeof call>> | undefined
      for (let i = 0; i < 3_000 && !refused; i++) {
        const response = await call(limited, '203.0.113.7')
        if (response.statusCode === 429) refused = response
      }
      expect(refused?.headers['retry-after']).toMatch(/^\d+$/)
      expect(refused?.json()).toMatchObject({ code: 'too_many_requests' })
      expect((await call(limited, '203.0.113.8')).statusCode).toBe(200)
      for (let i = 0; i < 1_500; i++) expect((await call(counting, '203.0.113.7')).statusCode).toBe(200)
    } finally {
      await limited.close()
      await counting.close()
    }
  })
})
