import { createHmac } from 'node:crypto'
import * as articles from '@wordhoard/contracts/articles'
import { streamMessages } from '@wordhoard/contracts/chat-stream'
import type { Endpoint } from '@wordhoard/contracts/endpoint'
import { getShortUserInfo } from '@wordhoard/contracts/my-profile'
import * as school from '@wordhoard/contracts/school'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deriveSubkey } from './lib/derive-subkey'
import { allEndpoints } from './router'
import { callAs } from './testing/calls'
import { usualInput } from './testing/fuzz/fuzz'
import { classTestRows } from './testing/matrix/class-test-rows'
import { knowledgeRows } from './testing/matrix/knowledge-rows'
import { accountRows, learnerRows, publicRows, textRows } from './testing/matrix/own-rows'
import { messageRows, peopleRows, studentRows } from './testing/matrix/people-rows'
import { ownRow, type Row, type Statuses } from './testing/matrix/row'
import { type Caller, callers, makeScene, type Scene, secretsOf } from './testing/matrix/scene'
import { assignmentRows, invitationRows, pupilRows, schoolRows } from './testing/matrix/school-rows'
import { person } from './testing/people'
import { openTestApp, type TestApp } from './testing/test-app'

/**
 * Tests who may make which call, and what the answer reveals: every endpoint of the contracts for every kind of caller.
 */
const writtenRows = [
  ...[peopleRows, studentRows, messageRows, schoolRows, invitationRows, assignmentRows],
  ...[pupilRows, classTestRows],
  ...[textRows, learnerRows, knowledgeRows, accountRows, publicRows],
].flat()
const haveRows = new Set(writtenRows.map(({ endpoint }) => endpoint))
/**
 * Public GET endpoints without a row. They answer everybody alike, so their requests are generated from the schemas.
 */
const publicReads = allEndpoints.filter(
  (each) => each.auth === 'public' && each.method === 'GET' && !haveRows.has(each),
)
const rows = [...writtenRows, ...publicReads.map((each) => ownRow(each, () => usualInput(each), 200))]

const secret = 'a secret that a matrix is made with, long'
/** An id that no row of any table has. */
const NO_ONE_ELSE = 2_147_483_000
/** Endpoints that visitors may call, but that answer 404 here because the item isn't public. */
const hidden: Endpoint[] = [articles.getArticle, getShortUserInfo]
let api: TestApp
/** Scene for all rows that don't change it. */
let shared: Scene
let visitors: Record<'visitor' | 'expired' | 'ended', { headers: Record<string, string> } | undefined>
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', HUMAN_CHECK: 'off', JWT_SECRET: secret })
  const [late, gone] = [await person(api), await person(api)]
  await api.app.sessions.endAllOf(gone.userId)
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  visitors = { visitor: undefined, expired: bearer(expireToken(late.token)), ended: bearer(gone.token) }
  shared = await makeScene(api)
})
afterAll(() => api.close())

/** Returns the same token, correctly signed, but with an expiry one second ago. */
function expireToken(token: string): string {
  const [header, body] = token.split('.')
  const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as object
  const late = Buffer.from(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })).toString(
    'base64url',
  )
  const key = deriveSubkey(secret, 'access token').toString('base64url')
  return `${header}.${late}.${createHmac('sha256', key).update(`${header}.${late}`).digest('base64url')}`
}

/** Returns the scene's secrets that an answer reveals although its reader may not know them. */
function leaks(scene: Scene, reader: Caller | undefined, { payload }: LightMyRequestResponse): string[] {
  return secretsOf(scene)
    .filter(({ text, who }) => payload.includes(text) && (!reader || !who.includes(reader)))
    .map(({ text }) => text)
}

/** Returns an error response without its request id. */
function refusal({ statusCode, payload }: LightMyRequestResponse): object {
  const { request_id, ...rest } = JSON.parse(payload) as Record<string, unknown>
  expect(Object.keys(rest).sort()).toEqual(['code', 'detail'])
  return { statusCode, ...rest }
}

async function answersOf({ endpoint, input, before }: Row, scene: Scene) {
  const answers: [Caller, LightMyRequestResponse][] = []
  for (const caller of callers) {
    await before?.(scene)
    answers.push([caller, await callAs(api, scene[caller], endpoint, input(scene, caller))])
  }
  return answers
}

const seen = new Map<Row, ReturnType<typeof answersOf>>()
/** Returns the answers to a row of reads, requested only once. */
function answersOfShared(row: Row): ReturnType<typeof answersOf> {
  const answers = seen.get(row) ?? answersOf(row, shared)
  seen.set(row, answers)
  return answers
}

/**
 * Unless everything is tested, a run takes all rows that share the scene, and a random third of those that need their
 * own.
 */
const part = Math.floor(Math.random() * 3)
const taken = rows.filter((row, index) => process.env.FULL || row.keepsScene || index % 3 === part)

describe('the matrix', () => {
  it('has a row for every endpoint of the contracts', () => {
    const held = new Set(rows.map(({ endpoint }) => endpoint))
    // The stream has its own tests of who receives what (chat-stream, class-read-marks).
    const missing = allEndpoints.filter((each) => !held.has(each) && each !== streamMessages)
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  it.each(
    taken.map((each) => ({
      row: each,
      name: `${each.endpoint.method} ${each.endpoint.path} (${rows.indexOf(each) + 1})`,
    })),
  )('$name answers each caller with the expected status and reveals no secrets', async ({ row }) => {
    const { endpoint, input, usualStatus, exceptions, keepsScene } = row
    const scene = keepsScene ? shared : await makeScene(api)
    for (const [name, who] of Object.entries(visitors)) {
      const isOpen = endpoint.auth === 'public' || (endpoint.auth === 'optional' && name === 'visitor')
      const answer = await callAs(api, who, endpoint, input(scene, 'self'))
      if (isOpen) expect(answer.statusCode, name).toBe(hidden.includes(endpoint) ? 404 : usualStatus)
      else expect(refusal(answer), name).toMatchObject({ statusCode: 401, code: 'not_signed_in' })
      expect(leaks(scene, undefined, answer), name).toEqual([])
    }
    const found: Statuses = {}
    const expected: Statuses = {}
    const refusals = new Map<number, [Caller, object]>()
    for (const [caller, answer] of await (keepsScene ? answersOfShared(row) : answersOf(row, scene))) {
      found[caller] = answer.statusCode
      expected[caller] = exceptions[caller] ?? usualStatus
      expect(leaks(scene, caller, answer), caller).toEqual([])
      if (answer.statusCode < 400 || caller in exceptions) continue
      // All callers without access get the same answer, word for word.
      const [first, delivered] = refusals.get(answer.statusCode) ?? [caller, refusal(answer)]
      refusals.set(answer.statusCode, [first, delivered])
      expect(refusal(answer), `${caller} as ${first}`).toEqual(delivered)
    }
    expect(found).toEqual(expected)
    // Outsiders must not be able to tell it from an item that doesn't exist. That a school exists is public.
    if (found.stranger === 404 && endpoint !== school.leaveSchool) {
      const { params = {}, ...rest } = input(scene, 'stranger') as { params?: Record<string, unknown> }
      if (typeof params.id !== 'number') return
      const missing = await callAs(api, scene.stranger, endpoint, {
        ...rest,
        params: { ...params, id: NO_ONE_ELSE },
      } as Parameters<typeof callAs>[3])
      expect(refusal(missing)).toEqual(refusals.get(404)?.[1])
    }
  })

  it('finds each secret in some answer to everybody who may know it, so its other checks can fail', async () => {
    const delivered = new Set<string>()
    for (const row of rows.filter(({ keepsScene }) => keepsScene)) {
      for (const [caller, { payload }] of await answersOfShared(row)) {
        for (const { text } of secretsOf(shared))
          if (payload.includes(text)) delivered.add(`${text}: ${caller}`)
      }
    }
    const known = secretsOf(shared).flatMap(({ text, who }) => who.map((caller) => `${text}: ${caller}`))
    expect([...delivered].toSorted()).toEqual(known.toSorted())
  })
})
