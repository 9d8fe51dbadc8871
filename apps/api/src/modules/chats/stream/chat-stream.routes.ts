import { streamMessages } from '@wordhoard/contracts/chat-stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'

export function chatStreamRoutes(app: FastifyInstance, { stream }: ApiServices): void {
  route(app, streamMessages, ({ query }, { actor, request }) =>
    stream.listen(actor, lastEventId(request) ?? query.after),
  )
}

/** The id that a reconnecting client sends; undefined if it isn't a number. */
function lastEventId(request: FastifyRequest): number | undefined {
  const given = request.headers['last-event-id']
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : undefined
}
