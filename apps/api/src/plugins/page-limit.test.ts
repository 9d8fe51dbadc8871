import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({}, { withPages: true })
})
afterAll(() => api.close())

const get = (url: string, remoteAddress: string) => api.app.inject({ url, remoteAddress })

/** Requests a page `times` times while the clock stands still; returns the number of answers by status. */
const askFor = async (url: string, address: string, times: number) => {
  const statuses = new Map<number, number>()
  for (let i = 0; i < times; i++) {
    const { statusCode } = await get(url, address)
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  }
  return Object.fromEntries(statuses)
}

describe('pages', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterAll(() => void vi.useRealTimers())

  it('are refused to an address with too many requests, with a page that says when to try again', async () => {
    expect(await askFor('/login', '203.0.113.1', 600)).toEqual({ 200: 400, 429: 200 })
    const refused = await get('/about', '203.0.113.1')
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(refused.payload).toContain('then reload this page')
    expect((await get('/about', '203.0.113.11')).statusCode).toBe(200)
  })

  it.each([
    ['made of data', '/word/1', '203.0.113.2'],
    ['that are not there', '/no/such/page', '203.0.113.3'],
    ['of a sitemap', '/sitemap/words-9999.xml', '203.0.113.4'],
  ])('%s count towards the limit', async (_kind, url, address) => {
    await askFor('/login', address, 399)
    expect((await get(url, address)).statusCode).not.toBe(429)
    expect(await askFor(url, address, 2)).toEqual({ 429: 2 })
    expect(await askFor('/login', address, 1)).toEqual({ 429: 1 })
  })

  it('are served to a class of forty behind one address, ten pages each at once', async () => {
    const paths = ['/', '/login', '/schools', '/learn', '/chats', '/me', '/about', '/a', '/b', '/c']
    const statuses = new Set<number>()
    for (let i = 0; i < 40; i++) {
      for (const path of paths) statuses.add((await get(path, '203.0.113.5')).statusCode)
      statuses.add((await get('/assets/index-Ab_1.js', '203.0.113.5')).statusCode)
    }
    expect([...statuses].sort()).toEqual([200, 404])
  })

  it('are still served after many requests for files, whether those exist or not', async () => {
    expect(await askFor('/assets/index-Ab_1.js', '203.0.113.7', 500)).toEqual({ 200: 500 })
    expect(await askFor('/assets/index-gone.js', '203.0.113.7', 500)).toEqual({ 404: 500 })
    expect(await askFor('/login', '203.0.113.7', 400)).toEqual({ 200: 400 })
  })

  it('are always served to a search engine that fetches ten a second', async () => {
    const statuses = new Set<number>()
    for (let i = 0; i < 900; i++) {
      statuses.add((await get('/about', '203.0.113.6')).statusCode)
      vi.setSystemTime(Date.now() + 100)
    }
    expect([...statuses]).toEqual([200])
  })
})
