import { refusesOtherSites } from '@wordhoard/contracts/endpoint-errors'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../lib/app-error'

/**
 * Unsafe calls below /auth2 work with the session's cookie, and login takes a form, as any page can send one. So they
 * refuse what a browser says came from another site (OWASP, Cross-Site Request Forgery Prevention, Fetch Metadata).
 * Without either header no browser sent it, and there is nobody to be tricked.
 */
export const crossSite = fp(
  async (app: FastifyInstance, options: { publicUrl: string }) => {
    const { origin } = new URL(options.publicUrl)
    const check: onRequestHookHandler = (request, _reply, done) => {
      done(isOwn(request, origin) ? undefined : new AppError('cross_site'))
    }
    // Put on these routes only, so that it costs the others nothing.
    app.addHook('onRoute', (route) => {
      const endpoint = route.config?.endpoint
      if (!endpoint || !refusesOtherSites(endpoint)) return
      route.onRequest = [check, ...[route.onRequest ?? []].flat()]
    })
  },
  { name: 'cross-site' },
)

function isOwn(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  // The host as the browser wrote it: Fastify's own takes a proxy's word (X-Forwarded-Host), which anybody can send.
  const asked = `${request.protocol}://${request.headers.host}`
  return origin === undefined || origin === publicOrigin || origin === asked
}
