import type { SiteInfo } from '../system'

/** Id of the element in which every page of the server holds its `SiteFacts` as JSON. */
export const SITE_FACTS_ID = 'site-facts'

/** What pages say of the installation they come from; in the page itself, so that nothing waits for a call. */
export interface SiteFacts extends SiteInfo {
  /** Address of the site, without a slash at its end. */
  readonly public_url: string
  /** Sizes of the running dictionary, rounded down, ready to be shown: "147K+". */
  readonly words: string
  readonly definitions: string
}
