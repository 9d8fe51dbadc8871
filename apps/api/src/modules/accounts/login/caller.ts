import type { FastifyRequest } from 'fastify'
import type { Caller } from '../account-deps'

/** Where a request comes from. */
export function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, userAgent: request.headers['user-agent'] }
}
