import { streamMessages } from '@wordhoard/contracts/chat-stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'

export function chatStreamRoutes(app: FastifyInstance, { stream }: ApiServices): void {
  route(app, streamMessages, ({ query }, { actor, request }) =>
    stream.listen(actor, lastEventId(request) ?? query.after),
  )
}

/** The position that a reconnecting client sends; undefined if it sends none. */
function lastEventId(request: FastifyRequest): string | undefined {
  const given = request.headers['last-event-id']
  return typeof given === 'string' && given !== '' ? given : undefined
}
