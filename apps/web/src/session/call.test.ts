// @vitest-environment jsdom
import { endpoint } from '@wordhoard/contracts/endpoint'
import { refresh } from '@wordhoard/contracts/sessions'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { ApiError } from '../http/api-error'
import { queryClient } from '../shell/query-client'
import { Refusal } from '../testing/fake-server'
import { openPage, until } from '../testing/page'
import { call, callForFile } from './call'

const server = openPage()
const shared = { auth: 'session', summary: '' } as const
const words = endpoint({
  ...shared,
  method: 'GET',
  path: '/words/:id',
  params: z.object({ id: z.string() }),
  query: z.object({ sort: z.optional(z.array(z.string())) }),
  response: z.object({ count: z.int() }),
})
const save = endpoint({
  ...shared,
  method: 'POST',
  path: '/words',
  idempotent: true,
  body: z.object({ text: z.string() }),
  status: 204,
})
const file = endpoint({ ...shared, method: 'GET', path: '/words.csv', produces: 'text/csv' })

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('was not refused')),
    (error: ApiError) => error,
  )

describe('call', () => {
  it('sends params, query, body, key and token, and returns what the contract promises', async () => {
    server.answer(words, { count: 3, secret: 'x' } as never)
    expect(await call(words, { params: { id: 'a/b' }, query: { sort: ['x', 'y'] } })).toEqual({ count: 3 })
    expect(server.requestsTo(words)[0]).toMatchObject({
      params: { id: 'a/b' },
      query: { sort: 'x,y' },
      token: 'token-of-7',
    })
    server.answer(save, undefined)
    expect(await call(save, { body: { text: 'é' } }, { idempotencyKey: 'k' })).toBeUndefined()
    expect(server.requestsTo(save)[0]).toMatchObject({ body: { text: 'é' }, idempotencyKey: 'k' })
  })

  it('works the same for requests that outlive their page', async () => {
    server.answer(save, undefined)
    await call(save, { body: { text: 'x' } }, { keepalive: true })
    server.refuse(save, 409, 'conflict', 'Changed meanwhile.')
    const error = await refusal(call(save, { body: { text: 'x' } }, { keepalive: true }))
    expect(error).toMatchObject({ status: 409, code: 'conflict', detail: 'Changed meanwhile.' })
  })

  it('returns the bytes of a file, or the server’s error', async () => {
    server.answer(file, (() => new Blob(['word\nheron'])) as never)
    expect(await (await callForFile(file, {})).text()).toBe('word\nheron')
    server.refuse(file, 403, 'forbidden', 'You don’t have permission to do this.')
    expect(await refusal(callForFile(file, {}))).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('rejects an answer that breaks the contract, and logs why', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.answer(words, { count: 'three' } as never)
    const error = await refusal(call(words, { params: { id: '1' }, query: {} }))
    expect(error).toMatchObject({ code: 'unexpected_answer', status: 200 })
    expect(error.detail).not.toContain('three')
    expect(said).toHaveBeenCalledOnce()
  })

  it('rejects with the abort error when it is aborted', async () => {
    const held = server.hold(words)
    const abort = new AbortController()
    const calling = refusal(call(words, { params: { id: '1' }, query: {} }, { signal: abort.signal }))
    await until(() => expect(held).toHaveLength(1))
    abort.abort()
    expect(await calling).toMatchObject({ name: 'AbortError' })
  })

  it('sends nothing when it is aborted while the token is renewed', async () => {
    const abort = new AbortController()
    server.answer(refresh, () => {
      abort.abort()
      return { access_token: 'new', user_id: 7 }
    })
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 20 * 60_000)
    const error = await refusal(call(words, { params: { id: '1' }, query: {} }, { signal: abort.signal }))
    expect(error).toMatchObject({ name: 'AbortError' })
    expect(server.requestsTo(words)).toEqual([])
  })
})

describe('a query', () => {
  const ask = () =>
    queryClient.fetchQuery({
      queryKey: ['words'],
      queryFn: () => call(words, { params: { id: '1' }, query: {} }),
    })
  const failing = async (times: number, failure: () => Error) => {
    vi.useFakeTimers()
    let left = times
    server.answer(words, () => {
      left -= 1
      if (left >= 0) throw failure()
      return { count: 1 }
    })
    const asked = ask().catch((error: ApiError) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    return asked
  }

  it('is retried twice when the server is briefly unavailable', async () => {
    expect(await failing(2, () => new Refusal(503, 'unavailable'))).toEqual({ count: 1 })
    expect(server.requestsTo(words)).toHaveLength(3)
  })

  it('fails after the second retry', async () => {
    expect(await failing(3, () => new Refusal(502, 'unavailable'))).toMatchObject({ status: 502 })
    expect(server.requestsTo(words)).toHaveLength(3)
  })

  it.each([400, 403, 404, 429, 500])('is not retried after a %i', async (status) => {
    expect(await failing(1, () => new Refusal(status, 'x'))).toMatchObject({ status })
    expect(server.requestsTo(words)).toHaveLength(1)
  })

  it('never shows one user’s data to the next', async () => {
    const { signInAs } = await import('../testing/page')
    queryClient.setQueryData(['words'], { count: 9 })
    signInAs(7)
    expect(queryClient.getQueryData(['words'])).toEqual({ count: 9 })
    signInAs(8)
    expect(queryClient.getQueryData(['words'])).toBeUndefined()
  })
})
