import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { isBelowApi } from '../lib/is-below-api'

/** Hashes of the inline scripts and styles in our pages. */
interface InlineParts {
  readonly script: Set<string>
  readonly style: Set<string>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Allows this exact text as an inline script or style in pages; no other inline code runs. */
    allowInline(kind: keyof InlineParts, text: string): void
    /** Security headers of answers that are data. */
    dataHeaders: Readonly<Record<string, string>>
  }
}

/**
 * Builds the content security policy of pages. It allows inline scripts and styles only by hash, and from other sites
 * only pictures, for texts that readers paste. Scripts can turn strings into HTML or scripts only through the policies
 * named here (Trusted Types). Turnstile's script doesn't support those, so they aren't required where it is in use.
 */
function contentSecurityPolicy(turnstile: boolean, inline: InlineParts): string {
  // Turnstile's widget is a script and a frame from this host, the only other one allowed.
  const widget = turnstile ? ' https://challenges.cloudflare.com' : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.script].join(' ') + widget,
    ["style-src 'self'", ...inline.style].join(' '),
    "img-src 'self' https: data:",
    "font-src 'self'",
    `connect-src 'self'${widget}`,
    // `blob:` for sounds that the client fetched itself.
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(turnstile
      ? [`frame-src${widget}`]
      : ["require-trusted-types-for 'script'", 'trusted-types default dompurify inert']),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Policy of data answers: opened as a page, they may load and run nothing. (The API's own documentation has no script.)
 */
const policyOfData = "default-src 'none'; frame-ancestors 'none'"

/**
 * Sets the security headers of every answer. They are built in advance, because the most frequent calls set them too.
 * Those that only affect documents are left out of data.
 */
export const securityHeaders = fp(
  async (app: FastifyInstance, options: { publicUrl: string; turnstile: boolean }) => {
    const https = options.publicUrl.startsWith('https:')
    // On other origins browsers ignore Cross-Origin-Opener-Policy, and warn about it on every page.
    const isTrustworthy = https || /^http:\/\/(localhost|127\.|\[::1\])/.test(options.publicUrl)
    const always = {
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    }
    const data = { ...always, 'content-security-policy': policyOfData }
    app.decorate('dataHeaders', data)
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
