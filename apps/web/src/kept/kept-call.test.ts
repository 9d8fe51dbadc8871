// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { endpoint } from '@wordhoard/contracts/endpoint'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '../http/api-error'
import { setReachable } from '../http/reach'
import { call } from '../session/call'
import { leaveSession } from '../session/session-state'
import { useOffline } from '../shell/offline/offline.store'
import { refreshKept } from '../shell/offline/watch-kept'
import { queryClient } from '../shell/query-client'
import { openPage, signInAs, until } from '../testing/page'
import { openIndexedDb } from '../testing/real-indexed-db'
import { renderHook } from '../testing/render-hook'
import { forgetKept, readKept, storeWaiting } from './keep'
import { listGroups } from './kept-answers'
import { listItems } from './kept-items'
import { ownerOfKept } from './kept-marker'
import { setOpenText } from './waiting'

const server = openPage()
openIndexedDb()
afterEach(async () => {
  setReachable(true)
  setOpenText(undefined)
  await forgetKept()
})

const shared = { auth: 'session', summary: '', response: z.object({ count: z.int() }) } as const
const words = endpoint({
  ...shared,
  method: 'GET',
  path: '/words/:id',
  keep: 'page',
  params: z.object({ id: z.string() }),
})
const states = endpoint({
  ...shared,
  method: 'POST',
  path: '/states',
  keep: 'text',
  body: z.object({ text: z.string() }),
})
const unkept = endpoint({ ...shared, method: 'GET', path: '/unkept' })

const ask = (id: string) => call(words, { params: { id } })
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    (answer) => Promise.reject(new Error(`answered ${JSON.stringify(answer)}`)),
    (error: ApiError) => error,
  )

describe('an answer that is kept', () => {
  it('answers the same request when the network fails', async () => {
    server.answer(words, { count: 3 })
    await ask('a')
    await storeWaiting()
    server.loseConnection(words)
    expect(await ask('a')).toEqual({ count: 3 })
    expect(await errorOf(ask('b'))).toMatchObject({ code: 'offline' })
  })

  it('is the latest one, and tells requests with other bodies apart', async () => {
    server.answer(states, ({ body }) => ({ count: body.text.length }))
    for (const text of ['one', 'three', 'one']) await call(states, { body: { text } })
    await storeWaiting()
    server.answer(states, { count: 9 })
    await call(states, { body: { text: 'one' } })
    await storeWaiting()
    server.loseConnection(states)
    expect(await call(states, { body: { text: 'one' } })).toEqual({ count: 9 })
    expect(await call(states, { body: { text: 'three' } })).toEqual({ count: 5 })
  })

  it.each([400, 403, 404, 409, 429, 500, 502, 503])('is never shown after a %i', async (status) => {
    server.answer(words, { count: 3 })
    await ask('a')
    await storeWaiting()
    server.refuse(words, status, 'refused')
    expect(await errorOf(ask('a'))).toMatchObject({ status })
  })

  it('is never shown to another user, nor after a logout', async () => {
    server.answer(words, { count: 3 })
    await ask('a')
    await storeWaiting()
    server.loseConnection(words)
    signInAs(8)
    expect(await errorOf(ask('a'))).toMatchObject({ code: 'offline' })
    leaveSession(undefined)
    expect(await errorOf(ask('a'))).toMatchObject({ code: 'offline' })
  })

  it('does not wait for the network while the server is known to be away', async () => {
    server.answer(words, { count: 3 })
    await ask('a')
    await storeWaiting()
    setReachable(false)
    expect(await ask('a')).toEqual({ count: 3 })
    expect(server.requestsTo(words)).toHaveLength(1)
  })

  it('is taken when the connection turns out to be lost while a call waits', async () => {
    server.answer(words, { count: 3 })
    await ask('a')
    await storeWaiting()
    server.hold(words)
    const asked = ask('a')
    await until(() => expect(server.requestsTo(words)).toHaveLength(2))
    setReachable(false)
    expect(await asked).toEqual({ count: 3 })
  })

  it('is dropped when the contract has changed since', async () => {
    server.answer(words, { count: 3 })
    await ask('a')
    await storeWaiting()
    const changed = endpoint({ ...words, response: z.object({ total: z.int() }) })
    expect(await readKept(7, changed, { params: { id: 'a' } })).toBeUndefined()
  })

  it('is not kept unless its endpoint says so', async () => {
    server.answer(unkept, { count: 3 })
    await call(unkept, {})
    await storeWaiting()
    server.loseConnection(unkept)
    expect(await errorOf(call(unkept, {}))).toMatchObject({ code: 'offline' })
  })

  it('belongs to the text that is open', async () => {
    server.answer(states, { count: 1 })
    setOpenText({ kind: 'article', id: 4, title: 'Herons' })
    await call(states, { body: { text: 'x' } })
    await storeWaiting()
    expect([...(await listGroups())]).toEqual(['7 article:4'])
    expect(await listItems(7)).toMatchObject([{ kind: 'article', id: 4, title: 'Herons', isChosen: false }])
  })
})

describe('a query answered from this device', () => {
  it('is asked again once the server is back, although its answer is fresh', async () => {
    server.answer(words, { count: 3 })
    await ask('a')
    await storeWaiting()
    setReachable(false)
    const query = { queryKey: ['words'], queryFn: () => ask('a') }
    const hook = await renderHook(() => useQuery(query), undefined)
    await until(() => expect(hook.current.data).toEqual({ count: 3 }))
    server.answer(words, { count: 4 })
    setReachable(true)
    await until(() => expect(hook.current.data).toEqual({ count: 4 }))
  })

  it('is asked again, too, if no query was shown when the server went away', async () => {
    server.answer(words, { count: 3 })
    const query = { queryKey: ['words'], queryFn: () => ask('a') }
    const before = await renderHook(() => useQuery(query), undefined)
    await until(() => expect(before.current.data).toEqual({ count: 3 }))
    await storeWaiting()
    await before.unmount()
    queryClient.clear()
    setReachable(false)
    const hook = await renderHook(() => useQuery(query), undefined)
    await until(() => expect(hook.current.data).toEqual({ count: 3 }))
    server.answer(words, { count: 4 })
    setReachable(true)
    await until(() => expect(hook.current.data).toEqual({ count: 4 }))
  })
})

describe('a logout', () => {
  it('leaves nothing, not even what is just being stored', async () => {
    server.answer(words, { count: 3 })
    await ask('a')
    await storeWaiting()
    expect(ownerOfKept()).toBe(7)
    await ask('b')
    const storing = storeWaiting()
    await Promise.all([storing, forgetKept()])
    expect(await indexedDB.databases()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it('stays empty when a request that was under way looks for what is kept', async () => {
    server.answer(words, { count: 3 })
    await ask('a')
    await storeWaiting()
    await forgetKept()
    server.loseConnection(words)
    expect(await errorOf(ask('a'))).toMatchObject({ code: 'offline' })
    expect(await indexedDB.databases()).toEqual([])
  })
})

describe('a device on which nothing is kept', () => {
  it('stays empty when the server goes away', async () => {
    server.answer(words, { count: 3 })
    await ask('a')
    await storeWaiting()
    await refreshKept()
    expect(useOffline.getState().kept).toEqual(new Set(['7 page']))
    await forgetKept()
    await refreshKept()
    expect(useOffline.getState().kept).toEqual(new Set())
    expect(await indexedDB.databases()).toEqual([])
  })
})

describe('an answer that was waiting at a logout', () => {
  it('is not stored afterwards', async () => {
    server.answer(words, { count: 3 })
    await ask('a')
    leaveSession(undefined)
    await storeWaiting()
    expect(await indexedDB.databases()).toEqual([])
    expect(ownerOfKept()).toBeUndefined()
  })
})

describe('whatever happens, in any order', () => {
  const user = fc.constantFrom(7, 8)
  const id = fc.constantFrom('a', 'b')
  const step = fc.oneof(
    fc.record({ kind: fc.constant('log in' as const), user }),
    fc.record({ kind: fc.constant('answer' as const), id, count: fc.nat(1000) }),
    fc.record({ kind: fc.constant('refuse' as const), id, status: fc.constantFrom(403, 404, 500, 503) }),
    fc.record({ kind: fc.constant('cut' as const), id }),
  )

  it('a cut connection shows a user their own latest answer or none, and a refusal is shown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await forgetKept()
        signInAs(7)
        let current = 7
        const latest = new Map<string, number>()
        for (const one of steps) {
          if (one.kind === 'log in') {
            await storeWaiting()
            current = one.user
            signInAs(current)
            continue
          }
          const key = `${current} ${one.id}`
          if (one.kind === 'answer') {
            server.answer(words, { count: one.count })
            latest.set(key, one.count)
            expect(await ask(one.id)).toEqual({ count: one.count })
          } else if (one.kind === 'refuse') {
            server.refuse(words, one.status, 'refused')
            expect(await errorOf(ask(one.id))).toMatchObject({ status: one.status })
          } else {
            await storeWaiting()
            server.loseConnection(words)
            const seen = await ask(one.id).catch((error: unknown) => error)
            const count = latest.get(key)
            if (count === undefined) expect(seen).toBeInstanceOf(ApiError)
            else expect(seen).toEqual({ count })
          }
        }
      }),
      { numRuns: 25 },
    )
  })
})
