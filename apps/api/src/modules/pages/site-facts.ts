import { SITE_FACTS_ID, type SiteFacts } from '@wordhoard/contracts/site/site-facts'
import type { Env } from '../../env'
import type { DictionaryCounts } from '../system/dictionary-counts'
import { siteOf } from '../system/site'
import { roundCount } from './round-count'

/** Collects the facts about this installation that pages show. */
export function siteFactsOf(
  env: Parameters<typeof siteOf>[0] & Pick<Env, 'publicUrl'>,
  counts: DictionaryCounts,
): SiteFacts {
  return {
    ...siteOf(env),
    public_url: env.publicUrl,
    words: roundCount(counts.words),
    definitions: roundCount(counts.definitions),
  }
}

/** Returns the element in which a page carries the facts. To the content security policy it is data, not script. */
export function siteFactsElement(facts: SiteFacts): string {
  return `<script type="application/json" id="${SITE_FACTS_ID}">${JSON.stringify(facts).replace(/</g, '\\u003c')}</script>`
}
