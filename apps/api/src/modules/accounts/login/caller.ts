import type { FastifyRequest } from 'fastify'
import type { Caller } from '../account-deps'

/** Returns the origin of a request. */
export function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, userAgent: request.headers['user-agent'] }
}
