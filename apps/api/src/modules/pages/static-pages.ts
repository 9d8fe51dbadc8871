import { pageTitle } from '@wordhoard/contracts/site/brand'
import { type PrerenderedPage, pages } from '@wordhoard/contracts/site/pages'
import { publicDescriptions } from '@wordhoard/contracts/site/public-pages'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'
import type { SiteFacts } from '@wordhoard/contracts/site/site-facts'
import { RawBody } from '../../lib/raw-body'
import { aboutStructuredData } from './about-page'
import { landingStructuredData } from './landing-page'
import type { PageHandler } from './page-handler'
import type { PageHead, PageTemplate } from './page-template'
import type { PrerenderedPages } from './prerendered-pages'

interface StaticPagesOptions {
  readonly template: PageTemplate
  readonly prerendered: PrerenderedPages
  readonly facts: SiteFacts
}

/**
 * Returns the handlers of the pages that need no data, rendered once. Visitors and search engines get the whole page;
 * users with a login session get an empty root, because the prerendered content is what visitors see.
 */
export function staticPages(options: StaticPagesOptions): Record<PrerenderedPage, PageHandler> {
  const names = Object.keys(publicDescriptions) as PrerenderedPage[]
  const handlers = names.map((page) => [page, staticPage(page, options)])
  return Object.fromEntries(handlers) as Record<PrerenderedPage, PageHandler>
}

function staticPage(
  page: PrerenderedPage,
  { template, prerendered, facts }: StaticPagesOptions,
): PageHandler {
  const head = staticPageHead(page, facts)
  const isForm = pages[page].access === 'visitors'
  const content = template.render(head, prerendered.html(page), prerendered.links(page), { varies: isForm })
  const whole = RawBody.ofPage(content, true)
  const empty = RawBody.ofPage(template.render(head, '', prerendered.userLinks(page)), true)
  return (request, reply) => {
    reply.header('cache-control', 'no-cache')
    const hasSession = request.headers.cookie?.includes(`${SESSION_HINT_COOKIE}=`)
    // A form's links hand its query on.
    const isOther = hasSession || (isForm && request.url.includes('?'))
    return (isOther ? empty : whole).send(request, reply)
  }
}

/** Head of a page that needs no data. */
function staticPageHead(page: PrerenderedPage, facts: SiteFacts): PageHead {
  const { title, path } = pages[page]
  return {
    title: pageTitle(title),
    description: publicDescriptions[page],
    path,
    structuredData: dataOfPage(page, facts),
  }
}

function dataOfPage(page: PrerenderedPage, facts: SiteFacts): object {
  if (page === 'home') return landingStructuredData(facts)
  if (page === 'about') return aboutStructuredData(facts)
  const { title, path } = pages[page]
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    description: publicDescriptions[page],
    url: facts.public_url + path,
    inLanguage: 'en-GB',
    publisher: { '@type': 'Organization', name: facts.operator },
  }
}
