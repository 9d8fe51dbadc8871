import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Returns the id by which logs and errors name a call: the given one if it is harmless, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
