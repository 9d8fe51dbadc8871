import { pages } from '@wordhoard/contracts/site/pages'
import type { SiteFacts } from '@wordhoard/contracts/site/site-facts'
import type { FastifyInstance } from 'fastify'

/** How long the file is valid, in days; RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

/** Returns /.well-known/security.txt as defined by RFC 9116. */
export function securityTxt(facts: SiteFacts, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 86_400_000)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${facts.security_email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${facts.public_url}/.well-known/security.txt`,
    `Policy: ${facts.public_url}${pages.securityPolicy.path}`,
    '',
  ].join('\n')
}

export function securityTxtRoute(app: FastifyInstance, facts: SiteFacts): void {
  app.get('/.well-known/security.txt', (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(securityTxt(facts, new Date())),
  )
}
