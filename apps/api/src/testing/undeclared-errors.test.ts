import { endpoint } from '@wordhoard/contracts/endpoint'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { AppError } from '../lib/app-error'
import { route } from '../lib/route'
import { errors } from '../plugins/errors'
import { recordUndeclaredErrors } from './undeclared-errors'

it('recordUndeclaredErrors reports endpoints that answer an error they don’t declare', async () => {
  const { logger, assertNone } = recordUndeclaredErrors()
  const app = fastify({ loggerInstance: logger }) as unknown as FastifyInstance
  app.decorate('endpoints', [])
  await app.register(errors, { storage: { recordFailure: () => false } as never })
  const makeEndpoint = (path: `/${string}`) =>
    endpoint({ method: 'GET', path, auth: 'public', summary: 'A call of this test', errors: ['not_found'] })
  const refuse = (code: 'not_found' | 'forbidden' | 'unavailable') => () => {
    throw new AppError(code)
  }
  route(app, makeEndpoint('/declared'), refuse('not_found'))
  route(app, makeEndpoint('/common'), refuse('unavailable'))
  route(app, makeEndpoint('/undeclared'), refuse('forbidden'))
  await app.inject('/declared')
  await app.inject('/common')
  assertNone()
  expect((await app.inject('/undeclared')).statusCode).toBe(403)
  expect(assertNone).toThrow("GET /undeclared answers 'forbidden'")
  await app.close()
})
