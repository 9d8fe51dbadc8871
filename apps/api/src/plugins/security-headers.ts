import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** No inline script or style, nothing from elsewhere but pictures in texts that readers paste. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every answer, put together once: they are set on the hottest path too. */
export const securityHeaders = fp(
  async (app: FastifyInstance, options: { https: boolean }) => {
    const headers = {
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      ...(options.https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    }
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(headers)
      reply.header('x-request-id', request.id)
      done()
    })
  },
  { name: 'security-headers' },
)
