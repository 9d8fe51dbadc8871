import type { SiteInfo } from '../system'

/** Id of the element in which every page sent by the server holds its `SiteFacts` as JSON. */
export const SITE_FACTS_ID = 'site-facts'

/** Facts about the installation, embedded in every page so that nothing waits for a call. */
export interface SiteFacts extends SiteInfo {
  /** Address of the site, without a trailing slash. */
  readonly public_url: string
  /** Sizes of the dictionary in use, rounded down and formatted for display: "147K+". */
  readonly words: string
  readonly definitions: string
}
