import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * While the server is about to stop, asks callers to open another connection for their next call. A proxy's connections
 * are then all closed by the time the server stops, and no call is sent on one that is just being closed.
 */
export const drain = fp(
  async (app: FastifyInstance, { isStopping }: { readonly isStopping: () => boolean }) => {
    app.addHook('onRequest', (_request, reply, done) => {
      if (isStopping()) void reply.header('connection', 'close')
      done()
    })
  },
  { name: 'drain' },
)
