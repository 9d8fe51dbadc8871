import { SITE_FACTS_ID, type SiteFacts } from '@wordhoard/contracts/site/site-facts'

/** Returns the facts of the installation that sent the page; undefined on a development server. */
export function siteFacts(): SiteFacts | undefined {
  const json = document.getElementById(SITE_FACTS_ID)?.textContent
  return json ? (JSON.parse(json) as SiteFacts) : undefined
}
