import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { fetchAnswer } from './fetch-answer'

const server = createServer((request, response) => {
  if (request.url === '/slow') return void response.writeHead(200).write('{"whole":')
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString()
  })
  request.on('end', () => {
    const { method, headers, url } = request
    response.writeHead(url?.endsWith('refused') ? 409 : 200, { 'retry-after': '7' })
    if (url === '/page') return response.end('<h1>A proxy</h1>')
    response.end(JSON.stringify({ method, token: headers.authorization, body }))
  })
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  vi.useRealTimers()
})

const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`

describe('fetchAnswer', () => {
  it('sends method, headers and body, and parses the answer', async () => {
    const headers = { authorization: 'Bearer a' }
    const answer = await fetchAnswer(address('/'), { method: 'PATCH', headers, body: '{"position":0.5}' })
    expect(answer.data).toEqual({ method: 'PATCH', token: 'Bearer a', body: '{"position":0.5}' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([200, '7'])
  })

  it('returns a file as bytes, but the reason for its refusal parsed', async () => {
    const file = await fetchAnswer(address('/page'), { isFile: true })
    expect(await (file.data as Blob).text()).toBe('<h1>A proxy</h1>')
    const refusal = await fetchAnswer(address('/refused'), { isFile: true })
    expect(refusal).toMatchObject({ status: 409, data: { method: 'GET' } })
  })

  it('returns text that isn’t JSON as it is', async () => {
    expect(await fetchAnswer(address('/page'), {})).toMatchObject({ data: '<h1>A proxy</h1>' })
  })

  it('fails without a connection, and when it is aborted before or meanwhile', async () => {
    await expect(fetchAnswer('http://127.0.0.1:1/', {})).rejects.toThrow()
    await expect(fetchAnswer(address('/'), { signal: AbortSignal.abort() })).rejects.toThrow()
    const abort = new AbortController()
    const answer = fetchAnswer(address('/slow'), { signal: abort.signal })
    abort.abort()
    await expect(answer).rejects.toThrow()
  })

  it('fails when the whole answer takes longer than half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const failed = vi.fn()
    const answer = fetchAnswer(address('/slow'), {}).catch(failed)
    vi.advanceTimersByTime(29_999)
    expect(failed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    await answer
    expect(failed).toHaveBeenCalledOnce()
  })
})
