import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app'

const token = 'only-for-the-one-who-watches'
const authorization = `Bearer ${token}`
let open: TestApp
let closed: TestApp
beforeAll(async () => {
  open = await openTestApp({ METRICS_TOKEN: token })
  closed = await openTestApp()
})
afterAll(async () => {
  await open.close()
  await closed.close()
})

const read = (api: TestApp, headers: Record<string, string> = { authorization }) =>
  api.app.inject({ url: '/api/metrics', headers })

describe('the figures of a process', () => {
  it('are for the bearer of the token only, and look like a missing page to anybody else', async () => {
    const unknown = await closed.app.inject({ url: '/api/nothing-here' })
    const refused = [
      await read(open, {}),
      await read(open, { authorization: 'Bearer another' }),
      await read(open, { authorization: token }),
      await read(closed),
      await read(closed, { authorization: 'Bearer undefined' }),
    ]
    for (const answer of refused) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ ...unknown.json(), request_id: expect.any(String) })
    }
    expect((await read(open)).statusCode).toBe(200)
  })

  it('count answers by route pattern, method and status, and never show what was asked', async () => {
    await open.app.inject({ url: '/api/dict/spell/glacier' })
    await open.app.inject({ url: '/api/dict/spell/xqzzyx' })
    await open.app.inject({ url: '/api/no-such-call-as-this' })
    const { body, headers } = await read(open)
    expect(headers['content-type']).toMatch(/^text\/plain/)
    const counts = (status: number) =>
      `http_request_duration_seconds_count{method="GET",route="/api/dict/spell/:text",status="${status}"} 1`
    expect(body).toContain(counts(200))
    expect(body).toContain(counts(404))
    expect(body).not.toMatch(/glacier|xqzzyx|no-such-call/)
    expect(body).toMatch(/database_connections\{state="waiting"\} 0/)
    expect(body).toMatch(/open_now\{what="chat streams"\} 0/)
    expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds /)
  })
})
