import { endpoint } from '@wordhoard/contracts/endpoint'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { callUrl, send } from './http-send'

const search = endpoint({
  method: 'GET',
  path: '/words/:text/of/:id',
  auth: 'public',
  summary: 'a call for these tests',
  params: z.object({ text: z.string(), id: z.int() }),
  query: z.object({ orders_by: z.array(z.string()), limit: z.optional(z.int()) }),
})

describe('callUrl', () => {
  it('encodes path parameters, including slashes', () => {
    expect(callUrl(search, { params: { text: 'and/or don’t?', id: 3 } })).toBe(
      '/api/words/and%2For%20don%E2%80%99t%3F/of/3',
    )
  })

  it('repeats a query parameter with several values and omits absent ones', () => {
    const url = callUrl(search, {
      params: { text: 'a', id: 1 },
      query: { orders_by: ['priority', 'score'], limit: undefined },
    })
    expect(url).toBe('/api/words/a/of/1?orders_by=priority&orders_by=score')
  })
})

describe('send', () => {
  const change = { path: '/words', auth: 'public', summary: 'a call for these tests' } as const
  const body = z.object({ text: z.string() })
  const save = endpoint({ ...change, method: 'POST', body, response: z.object({ id: z.int() }) })
  const early = endpoint({ ...save, isEarly: true })
  const log = endpoint({ ...change, method: 'POST', body, encoding: 'form', status: 204 })

  interface Sent {
    method: string
    headers: Record<string, string>
    body: string
  }
  /** Stands in for the network; returns what is sent over it. */
  function watchNetwork(answer: () => Response): Sent[] {
    const sent: Sent[] = []
    vi.stubGlobal('fetch', async (_url: string, { method = 'GET', headers, body }: RequestInit) => {
      sent.push({ method, headers: Object.fromEntries(new Headers(headers)), body: String(body) })
      return answer()
    })
    return sent
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.doUnmock('axios')
  })

  it('puts the same request on the wire whether it is sent early or by axios', async () => {
    const sent = watchNetwork(() => Response.json({ id: 7 }))
    const options = { token: 't', idempotencyKey: 'k' }
    expect(await send(early, { body: { text: 'a' } }, options)).toEqual({ id: 7 })
    expect(await send(save, { body: { text: 'a' } }, options)).toEqual({ id: 7 })
    const [first, second] = sent
    expect(first).toMatchObject({ method: 'POST', body: '{"text":"a"}' })
    expect(first!.headers).toMatchObject({
      authorization: 'Bearer t',
      'content-type': 'application/json',
      'idempotency-key': 'k',
    })
    // Axios also says which answers it takes.
    const { accept, ...headers } = second!.headers
    expect(accept).toContain('application/json')
    expect({ ...second, headers }).toEqual(first)
  })

  it('sends a form as a form', async () => {
    const sent = watchNetwork(() => new Response(null, { status: 204 }))
    await send(log, { body: { text: 'a b' } })
    expect(sent[0]).toMatchObject({ body: 'text=a+b' })
    expect(sent[0]!.headers['content-type']).toContain('x-www-form-urlencoded')
  })

  it('loads nothing more for early calls; a change whose code can’t be loaded counts as one without a network', async () => {
    vi.doMock('axios', () => {
      throw new Error('It can’t be loaded')
    })
    const sent = watchNetwork(() => Response.json({ id: 7 }))
    vi.resetModules()
    const { send: sendAgain } = await import('./http-send')
    expect(await sendAgain(early, { body: { text: 'a' } })).toEqual({ id: 7 })
    await expect(sendAgain(save, { body: { text: 'a' } })).rejects.toMatchObject({ code: 'offline' })
    expect(sent).toHaveLength(1)
  })
})
