import { type Endpoint, endpoint } from '@wordhoard/contracts/endpoint'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { RawBody } from './lib/raw-body'
import { route } from './lib/route'
import { StorageWatch } from './lib/storage-watch/storage-watch'
import { errors } from './plugins/errors'
import { allEndpoints } from './router'
import { problemsWith, sendInput } from './testing/fuzz/fuzz'
import { hintsOf } from './testing/fuzz/hints'
import { World } from './testing/fuzz/world'
import { type Person, person } from './testing/people'
import { openTestApp, type TestApp } from './testing/test-app'

const REQUESTS = process.env.FULL ? 10_000 : 400
/**
 * Everyday runs always send the same requests. Full runs send new ones; set FUZZ_SEED to the seed of a failure to
 * repeat it.
 */
const seed = Number(process.env.FUZZ_SEED ?? (process.env.FULL ? Date.now() % 2147483647 : 84_852_436))

let api: TestApp
let world: World
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', HUMAN_CHECK: 'off' }, { withPages: true })
  world = new World(api)
  await world.build()
})
afterAll(() => api.close())

/** Matches calls that change or delete their caller, so that each needs a new one. */
const changesCaller = /^(?!GET)\w+ (\/auth2\/|\/users\/me|\/user-info\/me$|\/school$|\/user-info\/next)/

/** Returns a user who may make the call. */
async function callerOf(call: string): Promise<Person> {
  if (changesCaller.test(call)) return person(api)
  return call === 'DELETE /school/:id/users/me' ? world.hill.student : world.owner
}

/** Matches calls that need a mailed code, a cookie, or the result of another call to succeed. */
const needsMoreThanInput =
  /\/auth2\/(register|reset-password|email|refresh|sessions\/:id)$|undo-answer|results\/find-image|\/media\//

describe('requests generated from the schemas', () => {
  it(`get answers that match the contract (${REQUESTS} requests)`, async () => {
    const endpoints = allEndpoints.filter(({ produces }) => produces !== 'text/event-stream')
    const problems: string[] = []
    const refusals = new Map<string, string>()
    let sent = 0
    for (const what of endpoints) {
      const call = `${what.method} ${what.path}`
      let last = ''
      let hasSucceeded = false
      const found = await problemsWith(what, hintsOf(world, what), {
        requests: REQUESTS / endpoints.length,
        seed,
        send: async (input) => {
          const { headers } = await callerOf(call)
          const answer = await sendInput(api.app, what, input, headers)
          sent++
          if (answer.statusCode < 300) {
            hasSucceeded = true
            if (what.method !== 'GET') await world.repair(what)
          } else if (answer.statusCode !== 400) last = answer.payload
          return answer
        },
      })
      problems.push(...found)
      if (!hasSucceeded) refusals.set(call, last)
    }
    console.info(`${sent} requests made from the schemas, seed ${seed}`)
    expect(problems, `FUZZ_SEED=${seed}`).toEqual([])
    expect(sent).toBeGreaterThanOrEqual(REQUESTS)
    // Most endpoints must have accepted a request: a fuzz test that never gets past validation finds nothing.
    const refused = [...refusals].filter(([call]) => !needsMoreThanInput.test(call))
    expect(refused.length, JSON.stringify(refused)).toBeLessThan(process.env.FULL ? 1 : endpoints.length / 6)
  }, 3_600_000)

  it('find planted faults', async () => {
    const app = fastify()
    app.decorate('endpoints', [])
    app.decorate('idempotentAnswers', {} as never)
    app.decorateRequest('actor', undefined)
    const { pool, dataDir } = api
    await app.register(errors, {
      storage: new StorageWatch({ pool, dataDir, isDatabaseDiskFull: () => false }),
    })
    const body = z.object({
      name: z.string().check(z.maxLength(40)),
      count: z.int().check(z.minimum(0), z.maximum(9000)),
    })
    const makeEndpoint = (path: `/${string}`) =>
      endpoint({
        method: 'POST',
        path,
        auth: 'public',
        summary: 'A call of this test',
        body,
        response: z.object({ count: z.int() }),
      })
    const sound = makeEndpoint('/sound')
    const unstorable = makeEndpoint('/unstorable')
    const atTheLimit = makeEndpoint('/at-the-limit')
    const otherAnswer = makeEndpoint('/other-answer')
    const lax = makeEndpoint('/lax')
    const unnamed = makeEndpoint('/unnamed')
    await app.register(
      async (scope) => {
        route(scope, sound, (input) => ({ count: input.body.count }))
        route(scope, unstorable, async (input) => {
          await api.pool.query('SELECT $1::text', [input.body.name])
          return { count: 1 }
        })
        route(scope, atTheLimit, (input) => {
          if (input.body.count === 9000) throw new Error('One too many')
          return { count: 1 }
        })
        route(scope, otherAnswer, () => new RawBody(Buffer.from('{"count":"1"}'), 'application/json'))
        const anything: Endpoint = { ...lax, body: z.unknown() }
        route(scope, anything, () => ({ count: 1 }))
        route(scope, unnamed, (input) => {
          if (input.body.count === 0) throw Object.assign(new Error('Gone'), { statusCode: 404 })
          return { count: 1 }
        })
      },
      { prefix: '/api' },
    )
    const found = async (what: Endpoint) => {
      const send = (input: Parameters<typeof sendInput>[2]) => sendInput(app, what, input, {})
      return (await problemsWith(what, () => undefined, { requests: 250, seed, send })).join('\n')
    }
    try {
      expect(await found(sound)).toBe('')
      expect(await found(unstorable)).toContain('server error: 500')
      expect(await found(atTheLimit)).toContain('server error: 500')
      expect(await found(otherAnswer)).toContain('answer not as in the contract')
      expect(await found(lax)).toContain('invalid input accepted')
      expect(await found(unnamed)).toContain("not_found, which the contract doesn't declare")
    } finally {
      await app.close()
    }
  })
})
