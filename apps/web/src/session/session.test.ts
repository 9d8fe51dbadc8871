// @vitest-environment jsdom
/// <reference path="../../../../node_modules/@types/node/index.d.ts" />
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoint } from '@wordhoard/contracts/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { ApiError } from '../http/api-error'

/** Timeout for asynchronous results, which are immediate unless the machine is busy. */
const PATIENCE = { timeout: 20_000 }

const OK = z.object({ ok: z.boolean() })
const secret = endpoint({ method: 'GET', path: '/secret', auth: 'session', summary: '', response: OK })
const open = endpoint({ method: 'GET', path: '/open', auth: 'public', summary: '', response: OK })
const either = endpoint({ method: 'GET', path: '/either', auth: 'optional', summary: '', response: OK })
const form = endpoint({
  method: 'POST',
  path: '/form',
  auth: 'public',
  encoding: 'form',
  summary: '',
  body: z.object({ username: z.string(), text: z.string() }),
  response: OK,
})

interface Seen {
  method: string
  path: string
  token: string | undefined
  type: string | undefined
  body: string
}

type Answer = (seen: Seen, response: ServerResponse) => void

let server: Server
let seen: Seen[]
/** The server's answer for each path; tests add their own. */
let answers: Record<string, Answer>

const nodeFetch = globalThis.fetch

/** Fetches as a page does: Node's own `fetch` knows no page, and takes no signal of a simulated one. */
const fetchFromPage: typeof fetch = (input, { signal, ...init } = {}) =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    nodeFetch(new URL(String(input), window.location.href).href, init).then(resolve, reject)
  })

function json(
  response: ServerResponse,
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

const refuse =
  (status: number, code: string, detail: string, headers?: Record<string, string>): Answer =>
  (_, response) =>
    json(response, status, { detail, code, request_id: 'r' }, headers)
const give =
  (status: number, body?: unknown): Answer =>
  (_, response) =>
    json(response, status, body)
/** Answers only requests with one of the tokens. */
const onlyFor =
  (...tokens: (string | undefined)[]): Answer =>
  (request, response) =>
    tokens.includes(request.token)
      ? json(response, 200, { ok: true })
      : refuse(401, 'not_signed_in', 'Please log in.')(request, response)
const hangUp: Answer = (_, response) => void response.socket?.destroy()

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const requestsTo = (path: string) => seen.filter((request) => request.path === path)

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const one: Seen = {
      method: request.method ?? '',
      path: (request.url ?? '').replace('/api', ''),
      token: request.headers.authorization?.replace('Bearer ', ''),
      type: request.headers['content-type']?.split(';')[0],
      body: await readBody(request),
    }
    seen.push(one)
    const answer = answers[one.path]
    if (answer) answer(one, response)
    else json(response, 404, { detail: 'Not found', code: 'not_found', request_id: 'r' })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const { jsdom } = globalThis as unknown as { jsdom: { reconfigure(to: { url: string }): void } }
  jsdom.reconfigure({ url: `http://127.0.0.1:${port}/` })
  vi.stubGlobal('fetch', fetchFromPage)
})

afterAll(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
  // The last tab's modules know this server; other tests must load their own.
  vi.resetModules()
})

/** Opens a new browser tab with freshly loaded modules. */
async function openTab({ hint = false } = {}) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `has_session=1; path=/; max-age=${hint ? 1000 : 0}`
  vi.resetModules()
  const [{ call }, session, { signOut }, { useSession }, token] = await Promise.all([
    import('./call'),
    import('./session'),
    import('./session-ending'),
    import('./session.store'),
    import('./session-token'),
  ])
  return { call, ...session, signOut, state: useSession.getState, token }
}

/** Opens a tab in which user 7 has logged in with the token `first`. */
async function openUsersTab() {
  const tab = await openTab()
  await tab.signIn(async () => ({ access_token: 'first', user_id: 7 }))
  await vi.waitFor(() => expect(tab.state().user?.username).toBe('ada'), PATIENCE)
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'has_session=1; path=/'
  seen = []
  return tab
}

const ada = {
  id: 7,
  username: 'ada',
  first_name: '',
  last_name: '',
  bio: '',
  onboarding_stage: 'completed',
  avatarId: null,
  created_at: '2026-01-02T03:04:05.000Z',
  privacy_notice: false,
  teaches: false,
  first_language: null,
  show_translations: 'always',
  estimated_level: null,
  deletion_due_at: null,
}

beforeEach(() => {
  seen = []
  answers = {
    '/secret': onlyFor('first', 'second'),
    '/open': give(200, { ok: true }),
    '/either': onlyFor('first', 'second', undefined),
    '/form': give(200, { ok: true }),
    '/user-info/me': give(200, ada),
    '/auth2/refresh': give(200, { access_token: 'second', user_id: 7 }),
    '/auth2/logout': give(204),
  }
})

const errorOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('was not refused')),
    (error: ApiError) => error,
  )

describe('calls', () => {
  it('send the token only to endpoints that know users', async () => {
    const { call } = await openUsersTab()
    await call(secret, {})
    await call(either, {})
    await call(open, {})
    expect(seen.map(({ path, token }) => [path, token])).toEqual([
      ['/secret', 'first'],
      ['/either', 'first'],
      ['/open', undefined],
    ])
  })

  it('encode a form’s body', async () => {
    const { call } = await openTab()
    await call(form, { body: { username: 'a@b.example', text: 'ü & =' } })
    expect(seen[0]?.type).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
      username: 'a@b.example',
      text: 'ü & =',
    })
  })

  it('report how long to wait after too many requests', async () => {
    const { call } = await openTab()
    answers['/open'] = refuse(429, 'too_many_requests', 'Too many', { 'retry-after': '90' })
    expect(await errorOf(call(open, {}))).toMatchObject({ status: 429, retryAfter: 90 })
  })
})

describe('an expired token', () => {
  beforeEach(() => {
    answers['/secret'] = onlyFor('second')
  })

  it('is renewed once for all waiting calls, which are then repeated', async () => {
    const { call, state } = await openUsersTab()
    await Promise.all(Array.from({ length: 12 }, () => call(secret, {})))
    expect(requestsTo('/auth2/refresh')).toHaveLength(1)
    expect(requestsTo('/secret').filter(({ token }) => token === 'second')).toHaveLength(12)
    expect(state().status).toBe('user')
    await call(secret, {})
    expect(requestsTo('/auth2/refresh')).toHaveLength(1)
  })

  it('is renewed before it is sent, as after a sleep', async () => {
    const { call } = await openUsersTab()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000)
    await call(secret, {})
    vi.restoreAllMocks()
    expect(seen.map(({ path }) => path)).toEqual(['/auth2/refresh', '/secret'])
  })

  it('is not retried a second time', async () => {
    const { call, state } = await openUsersTab()
    answers['/secret'] = onlyFor()
    expect(await errorOf(call(secret, {}))).toMatchObject({ status: 401 })
    expect(requestsTo('/secret')).toHaveLength(2)
    expect(state().status).toBe('user')
  })

  it('ends the session when the renewal is refused, once for all waiting calls', async () => {
    const { call, state, token } = await openUsersTab()
    answers['/auth2/refresh'] = refuse(401, 'not_signed_in', 'Please log in.')
    const refusals = await Promise.all(Array.from({ length: 5 }, () => errorOf(call(secret, {}))))
    expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect(requestsTo('/auth2/refresh')).toHaveLength(1)
    expect(state()).toMatchObject({ status: 'visitor', user: undefined, ended: 'lost' })
    expect(token.freshToken()).toBeUndefined()
    expect(document.cookie).not.toContain('has_session')
  })

  it('does not log out when the renewal fails for another reason', async () => {
    const { call, state } = await openUsersTab()
    answers['/auth2/refresh'] = hangUp
    expect(await errorOf(call(secret, {}))).toMatchObject({ code: 'offline' })
    answers['/auth2/refresh'] = refuse(503, 'unavailable', 'Not now', { 'retry-after': '2' })
    expect(await errorOf(call(secret, {}))).toMatchObject({ status: 503, retryAfter: 2 })
    expect(state().status).toBe('user')
    answers['/auth2/refresh'] = give(200, { access_token: 'second', user_id: 7 })
    expect(await call(secret, {})).toEqual({ ok: true })
  })

  it('stays discarded when the user logs out in the meantime', async () => {
    const { call, signOut, state, token } = await openUsersTab()
    // Whether the call is refused or answered just in time must not matter.
    const waiting = call(secret, {}).catch(() => undefined)
    await vi.waitFor(() => expect(requestsTo('/auth2/refresh')).toHaveLength(1), PATIENCE)
    await signOut()
    await waiting
    expect(state().status).toBe('visitor')
    expect(token.freshToken()).toBeUndefined()
  })

  it('fails its waiting calls when another user has logged in meanwhile', async () => {
    const { call, state } = await openUsersTab()
    answers['/auth2/refresh'] = give(200, { access_token: 'second', user_id: 8 })
    expect(await errorOf(call(secret, {}))).toMatchObject({ status: 401 })
    expect(requestsTo('/secret').filter(({ token }) => token === 'second')).toHaveLength(0)
    expect(state().user?.user_id).toBe(8)
  })
})

describe('restoreSession', () => {
  it('sends nothing for a visitor', async () => {
    const { state, restoreSession, call } = await openTab()
    await restoreSession()
    await call(either, {})
    expect(state().status).toBe('visitor')
    expect(seen.map(({ path }) => path)).toEqual(['/either'])
  })

  it('determines who is logged in', async () => {
    const { state, restoreSession } = await openTab({ hint: true })
    expect(state().status).toBe('unknown')
    await restoreSession()
    expect(state()).toMatchObject({ status: 'user', user: { user_id: 7, username: 'ada' } })
    expect(requestsTo('/user-info/me')[0]?.token).toBe('second')
  })

  it('turns an expired session into a visitor, without reporting a lost session', async () => {
    answers['/auth2/refresh'] = refuse(401, 'not_signed_in', 'Please log in.')
    const { state, restoreSession } = await openTab({ hint: true })
    await restoreSession()
    expect(state()).toMatchObject({ status: 'visitor', ended: undefined })
  })

  it('waits for the server without logging out', async () => {
    answers['/auth2/refresh'] = hangUp
    const { state, restoreSession } = await openTab({ hint: true })
    const restored = restoreSession()
    await vi.waitFor(() => expect(state().failure).toBeDefined(), PATIENCE)
    expect(state().status).toBe('unknown')
    answers['/auth2/refresh'] = give(200, { access_token: 'second', user_id: 7 })
    window.dispatchEvent(new Event('online'))
    await restored
    expect(state()).toMatchObject({ status: 'user', failure: undefined })
  })
})

describe('logging in and out', () => {
  it('forgets the previous user when a login is refused', async () => {
    const { signIn, call, state } = await openUsersTab()
    answers['/form'] = refuse(401, 'wrong_credentials', 'Incorrect email or password')
    const refused = signIn(async () => {
      await call(form, { body: { username: 'a', text: 'b' } })
      throw new Error('not reached')
    })
    expect(await errorOf(refused)).toMatchObject({ detail: 'Incorrect email or password' })
    expect(state()).toMatchObject({ status: 'visitor', ended: undefined })
    expect(requestsTo('/auth2/refresh')).toHaveLength(0)
  })

  it('ends the session', async () => {
    const { signOut, state, token } = await openUsersTab()
    await signOut()
    expect(state()).toMatchObject({ status: 'visitor', ended: 'by-choice' })
    expect(token.freshToken()).toBeUndefined()
  })

  it.each([
    ['Unauthorized', refuse(401, 'not_signed_in', 'Unauthorized')],
    ['a server error', refuse(500, 'fault', 'Something went wrong')],
    ['no answer', hangUp],
  ])('keeps the session when the logout gets %s', async (_, answer) => {
    const { signOut, state } = await openUsersTab()
    answers['/auth2/logout'] = answer
    await errorOf(signOut())
    expect(state()).toMatchObject({ status: 'user', user: { user_id: 7 }, isEnding: false })
  })

  it('pauses background requests until the server has answered', async () => {
    const { signOut, state } = await openUsersTab()
    let finish: (() => void) | undefined
    answers['/auth2/logout'] = (seen, response) => {
      finish = () => give(204)(seen, response)
    }
    const leaving = signOut()
    await vi.waitFor(() => expect(finish).toBeDefined(), PATIENCE)
    expect(state()).toMatchObject({ status: 'user', isEnding: true })
    finish?.()
    await leaving
    expect(state()).toMatchObject({ status: 'visitor', isEnding: false })
  })

  it('waits for answers to earlier calls before it logs out, and sends no later ones', async () => {
    const { call, signOut, state } = await openUsersTab()
    let answerSecret: (() => void) | undefined
    const { '/secret': secretAnswer, '/auth2/logout': logoutAnswer } = answers
    let isEnded = false
    answers['/secret'] = (request, response) => {
      answerSecret = () =>
        (isEnded ? refuse(401, 'not_signed_in', 'Please log in.') : secretAnswer!)(request, response)
    }
    answers['/auth2/logout'] = (request, response) => {
      isEnded = true
      logoutAnswer!(request, response)
    }
    const before = call(secret, {})
    await vi.waitFor(() => expect(answerSecret).toBeDefined(), PATIENCE)
    const leaving = signOut()
    await vi.waitFor(() => expect(state().isEnding).toBe(true), PATIENCE)
    const during = errorOf(call(secret, {}))
    const openDuring = call(either, {})
    expect(isEnded).toBe(false)
    answerSecret!()
    expect(await before).toEqual({ ok: true })
    await leaving
    expect(await during).toMatchObject({ status: 401, code: 'not_signed_in' })
    expect(await openDuring).toEqual({ ok: true })
    expect(requestsTo('/secret')).toHaveLength(1)
    expect(requestsTo('/either')).toMatchObject([{ token: undefined }])
    expect(requestsTo('/auth2/refresh')).toHaveLength(0)
  })

  it('logs out after a second if an answer never comes', async () => {
    const { call, signOut, state } = await openUsersTab()
    let isAsked = false
    answers['/secret'] = () => {
      isAsked = true
    }
    void call(secret, {}).catch(() => undefined)
    await vi.waitFor(() => expect(isAsked).toBe(true), PATIENCE)
    await signOut()
    expect(state().status).toBe('visitor')
  })

  it('sends the calls that waited if the server refuses to end the session', async () => {
    const { call, followTab } = await openUsersTab()
    followTab({ kind: 'ending' })
    const during = call(secret, {})
    // Longer than a call takes to be sent.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(requestsTo('/secret')).toHaveLength(0)
    followTab({ kind: 'goes-on' })
    expect(await during).toEqual({ ok: true })
  })

  it('pauses while another tab logs out, and continues if the server refuses', async () => {
    const { followTab, state } = await openUsersTab()
    followTab({ kind: 'ending' })
    expect(state()).toMatchObject({ status: 'user', isEnding: true })
    followTab({ kind: 'goes-on' })
    expect(state()).toMatchObject({ status: 'user', isEnding: false })
    followTab({ kind: 'ending' })
    followTab({ kind: 'ended' })
    expect(state()).toMatchObject({ status: 'visitor', isEnding: false })
  })

  it('follows another tab that logs out or in', async () => {
    const { followTab, state } = await openUsersTab()
    followTab({ kind: 'ended' })
    expect(state()).toMatchObject({ status: 'visitor', ended: undefined })
    followTab({ kind: 'began', userId: 7 })
    expect(state().status).toBe('unknown')
    await vi.waitFor(
      () => expect(state()).toMatchObject({ status: 'user', user: { username: 'ada' } }),
      PATIENCE,
    )
  })
})
