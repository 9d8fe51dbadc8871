import { brand } from '@wordhoard/contracts/site/brand'
import type { SiteFacts } from '@wordhoard/contracts/site/site-facts'

/** Returns schema.org data for the landing page. */
export function landingStructuredData(facts: SiteFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    alternateName: brand.tagline,
    url: `${facts.public_url}/`,
    description: brand.description,
    inLanguage: 'en-GB',
    publisher: { '@type': 'Organization', name: facts.operator },
  }
}
