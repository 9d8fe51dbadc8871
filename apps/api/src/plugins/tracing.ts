import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { CallSpan, Tracing } from '../lib/tracing/tracing'

/**
 * Writes a span for each call, named by its route pattern. Without tracing there is no hook, so nothing costs anything.
 */
export const tracing = fp(
  async (app: FastifyInstance, { tracing }: { readonly tracing: Tracing | undefined }) => {
    if (!tracing) return
    const spans = new WeakMap<FastifyRequest, CallSpan>()
    app.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url ?? 'none'
      const span = tracing.startCall(request.method, route, traceparentOf(request))
      spans.set(request, span)
      span.within(done)
    })
    // Bodies arrive in events of the connection, which belong to no call.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = spans.get(request)
      if (span) span.within(done)
      else done()
    })
    app.addHook('onResponse', (request, reply, done) => {
      spans.get(request)?.end(reply.statusCode)
      done()
    })
  },
  { name: 'tracing' },
)

/** Returns the `traceparent` header if a trusted proxy has sent it: only then does the call have further addresses. */
function traceparentOf({ headers, ips }: FastifyRequest): string | undefined {
  const { traceparent } = headers
  return ips !== undefined && ips.length > 1 && typeof traceparent === 'string' ? traceparent : undefined
}
