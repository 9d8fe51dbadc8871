import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Asks for another connection for the next call once a server that stops has refused new ones. A proxy's connections are
 * then closed when the server ends, and no call is sent on one that is just being closed. Not before: as long as new
 * connections are accepted, kept ones are safer than those that wait to be accepted.
 */
export const drain = fp(
  async (app: FastifyInstance, { isStopping }: { readonly isStopping: () => boolean }) => {
    app.addHook('onRequest', (_request, reply, done) => {
      if (isStopping() && !app.server.listening) void reply.header('connection', 'close')
      done()
    })
  },
  { name: 'drain' },
)
