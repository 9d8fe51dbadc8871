import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { isBelowApi } from '../lib/is-below-api'

/** What stands in our pages themselves, by the hash of its text. */
interface InlineParts {
  readonly script: Set<string>
  readonly style: Set<string>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets pages hold this very text as an inline script or style; nothing else inline runs. */
    allowInline(kind: keyof InlineParts, text: string): void
  }
}

/**
 * No inline script or style but our own, known by hash; nothing from elsewhere but pictures in texts that readers paste. Our
 * scripts can't turn strings into HTML or scripts but through the policies named here (Trusted Types); Turnstile's script
 * comes without any, so where it is in use they are not required.
 */
function contentSecurityPolicy(turnstile: boolean, inline: InlineParts): string {
  // Turnstile's widget is a script and a frame from there; nobody else gets in.
  const widget = turnstile ? ' https://challenges.cloudflare.com' : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.script].join(' ') + widget,
    ["style-src 'self'", ...inline.style].join(' '),
    "img-src 'self' https: data:",
    "font-src 'self'",
    `connect-src 'self'${widget}`,
    "media-src 'self'",
    "manifest-src 'self'",
    ...(turnstile
      ? [`frame-src${widget}`]
      : ["require-trusted-types-for 'script'", 'trusted-types default dompurify inert']),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Data is never a page: opened as one it may do nothing at all. (The API's own documentation has no script.) */
const policyOfData = "default-src 'none'; frame-ancestors 'none'"

/**
 * Headers of every answer, put together once: they are set on the hottest path too, where each costs. Those that only
 * say how a document behaves are left out of data.
 */
export const securityHeaders = fp(
  async (app: FastifyInstance, options: { publicUrl: string; turnstile: boolean }) => {
    const https = options.publicUrl.startsWith('https:')
    // Browsers ignore it elsewhere, and say so on every page.
    const isTrustworthy = https || /^http:\/\/(localhost|127\.|\[::1\])/.test(options.publicUrl)
    const always = {
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    }
    const data = { ...always, 'content-security-policy': policyOfData }
    const inline: InlineParts = { script: new Set(), style: new Set() }
    const page = {
      ...always,
      'content-security-policy': contentSecurityPolicy(options.turnstile, inline),
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...(isTrustworthy ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    }
    app.decorate('allowInline', (kind, text) => {
      inline[kind].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      page['content-security-policy'] = contentSecurityPolicy(options.turnstile, inline)
    })
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(isBelowApi(request.url) ? data : page)
      reply.header('x-request-id', request.id)
      done()
    })
  },
  { name: 'security-headers' },
)
