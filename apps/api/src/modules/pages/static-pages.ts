import { pageTitle } from '@wordhoard/contracts/site/brand'
import { type PublicPath, publicPages } from '@wordhoard/contracts/site/public-pages'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'
import type { SiteFacts } from '@wordhoard/contracts/site/site-facts'
import type { FastifyInstance } from 'fastify'
import { ReadyMade } from '../../lib/ready-made'
import { aboutStructuredData } from './about-page'
import { landingStructuredData } from './landing-page'
import type { PageHead, PageTemplate } from './page-template'
import type { PrerenderedPages } from './prerendered-pages'
import { securityTxt } from './security-txt'

interface StaticPagesOptions {
  readonly template: PageTemplate
  readonly prerendered: PrerenderedPages
  readonly facts: SiteFacts
}

/**
 * The pages that need no data, put together once. Visitors and search engines get them whole; whoever has a session gets
 * the root empty, since what was drawn ahead is what visitors see.
 */
export function staticPages(
  app: FastifyInstance,
  { template, prerendered, facts }: StaticPagesOptions,
): void {
  const html = 'text/html; charset=utf-8'
  for (const path of Object.keys(publicPages) as PublicPath[]) {
    const head = staticPageHead(path, facts)
    const links = prerendered.links(path)
    const whole = new ReadyMade(template.render(head, prerendered.html(path), links), html)
    const empty = new ReadyMade(template.render(head, '', links), html)
    app.get(path, (request, reply) => {
      reply.header('cache-control', 'no-cache')
      const hasSession = request.headers.cookie?.includes(`${SESSION_HINT_COOKIE}=`)
      return (hasSession ? empty : whole).send(request, reply)
    })
  }
  app.get('/.well-known/security.txt', (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(securityTxt(facts, new Date())),
  )
}

/** Head of a page that needs no data. */
function staticPageHead(path: PublicPath, facts: SiteFacts): PageHead {
  const { title, description } = publicPages[path]
  return { title: pageTitle(title), description, path, structuredData: structuredData(path, facts) }
}

function structuredData(path: PublicPath, facts: SiteFacts): object {
  if (path === '/') return landingStructuredData(facts)
  if (path === '/about') return aboutStructuredData(facts)
  const { title, description } = publicPages[path]
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    description,
    url: facts.public_url + path,
    inLanguage: 'en-GB',
    publisher: { '@type': 'Organization', name: facts.operator },
  }
}
