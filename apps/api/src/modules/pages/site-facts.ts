import { SITE_FACTS_ID, type SiteFacts } from '@wordhoard/contracts/site/site-facts'
import type { Env } from '../../env'
import type { DictionaryCounts } from '../system/dictionary-counts'
import { siteOf } from '../system/site'
import { roundCount } from './round-count'

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

/** The element in which a page carries them; data, not script, to the content security policy too. */
export function siteFactsElement(facts: SiteFacts): string {
  return `<script type="application/json" id="${SITE_FACTS_ID}">${JSON.stringify(facts).replace(/</g, '\\u003c')}</script>`
}
