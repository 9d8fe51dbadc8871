import { refusesOtherSites } from '@wordhoard/contracts/endpoint-errors'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../lib/app-error'

/**
 * Refuses cross-site requests to unsafe endpoints below /auth2. These use the session cookie, and login accepts a form,
 * which any page can submit. So they refuse what the browser says came from another site (OWASP, Cross-Site Request
 * Forgery Prevention, Fetch Metadata). A request with neither Origin nor Sec-Fetch-Site was not sent by a browser, so
 * there is nobody to trick.
 */
export const crossSite = fp(
  async (app: FastifyInstance, options: { publicUrl: string }) => {
    const { origin } = new URL(options.publicUrl)
    const check: onRequestHookHandler = (request, _reply, done) => {
      done(isOwn(request, origin) ? undefined : new AppError('cross_site'))
    }
    // Added to these routes only, so that it costs the others nothing.
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
  // Uses the Host header that the browser sent: Fastify's own `host` trusts X-Forwarded-Host, which anybody can send.
  const asked = `${request.protocol}://${request.headers.host}`
  return origin === undefined || origin === publicOrigin || origin === asked
}
