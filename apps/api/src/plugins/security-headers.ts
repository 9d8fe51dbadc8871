import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { isBelowApi } from '../lib/is-below-api'

/** Inline scripts and styles of a page. */
export interface InlineParts {
  readonly script: readonly string[]
  readonly style: readonly string[]
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Allows this exact text as an inline style in all pages that don't send a policy of their own. */
    allowInlineStyle(text: string): void
    /**
     * Returns a page's own policy, which allows its inline scripts and styles and no others. Their hashes are as long as a
     * page's text, and no other answer has to carry them.
     */
    policyAllowing(inline: InlineParts): string
    /** Security headers of answers that are no documents. */
    dataHeaders: Readonly<Record<string, string>>
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

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
    ["script-src 'self'", ...inline.script.map(hashOf)].join(' ') + widget,
    ["style-src 'self'", ...inline.style.map(hashOf)].join(' '),
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

const partsOfPage = /^\/assets\/(?!.*worker)[\w.-]+\.(?:js|css|woff2)$/

/**
 * Returns whether a request's address is a script, a style sheet or a font of a page. These are never a document of their
 * own. Workers aren't among them: what a worker may do is said by the headers of its own file.
 */
function isPartOfPage(url: string): boolean {
  return partsOfPage.test(url)
}

/**
 * Sets the security headers of every answer. They are built in advance, because the most frequent calls set them too.
 * Those that only affect documents are left out of data and of a page's scripts, styles and fonts: five to seven of these arrive
 * before the first paint, and nothing compresses headers.
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
    const styles = new Set<string>()
    const policyAllowing = (inline: InlineParts) => contentSecurityPolicy(options.turnstile, inline)
    const policyOfAll = () => policyAllowing({ script: [], style: [...styles] })
    const page = {
      ...always,
      'content-security-policy': policyOfAll(),
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...(isTrustworthy ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    }
    app.decorate('policyAllowing', policyAllowing)
    app.decorate('allowInlineStyle', (text) => {
      styles.add(text)
      page['content-security-policy'] = policyOfAll()
    })
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(isBelowApi(request.url) || isPartOfPage(request.url) ? data : page)
      reply.header('x-request-id', request.id)
      done()
    })
  },
  { name: 'security-headers' },
)
