import { SITE_FACTS_ID, type SiteFacts } from '@wordhoard/contracts/site/site-facts'

/** What the page says of the installation that sent it; undefined when it came from a development server. */
export function siteFacts(): SiteFacts | undefined {
  const json = document.getElementById(SITE_FACTS_ID)?.textContent
  return json ? (JSON.parse(json) as SiteFacts) : undefined
}
