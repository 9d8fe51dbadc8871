import { brand } from '@wordhoard/contracts/site/brand'
import { pages } from '@wordhoard/contracts/site/pages'
import type { SiteFacts } from '@wordhoard/contracts/site/site-facts'

/** Returns schema.org data for the About page: a free educational application. */
export function aboutStructuredData(facts: SiteFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: pages.about.title,
    url: facts.public_url + pages.about.path,
    inLanguage: 'en-GB',
    mainEntity: {
      '@type': 'WebApplication',
      name: brand.name,
      url: `${facts.public_url}/`,
      description: brand.description,
      applicationCategory: 'EducationalApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      isAccessibleForFree: true,
      inLanguage: 'en-GB',
      audience: { '@type': 'EducationalAudience', educationalRole: ['student', 'teacher'] },
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      provider: { '@type': 'Organization', name: facts.operator, email: facts.contact_email },
    },
  }
}
