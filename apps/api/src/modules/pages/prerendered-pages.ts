import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataPage, PageName, PrerenderedPage } from '@wordhoard/contracts/site/pages'
import type { SiteFacts } from '@wordhoard/contracts/site/site-facts'
import { escapeHtml } from '@wordhoard/reading-html/escape-html'

/** The client build's output: its public pages as visitors first see them. */
interface Built {
  /** HTML for the head: the screen's styles and scripts. */
  readonly links: Record<PrerenderedPage, string>
  /** The same for users with a login session, who see other screens on some pages. */
  readonly userLinks: Record<PrerenderedPage, string>
  /** HTML for the heads of some pages that are not prerendered. */
  readonly otherLinks: Partial<Record<PageName, string>>
  /** The same for pages rendered from data, whose styles are applied at once. */
  readonly dataLinks: Record<DataPage, string>
  /** Link to the faces of rarer letters. */
  readonly rareFonts: string
  /** HTML for the root element; the privacy policy's depends on the human check. */
  readonly html: Record<SiteFacts['human_check'], Record<PrerenderedPage, string>>
}

/** Never served as a file. */
export const PRERENDERED_FILE = 'prerendered.json'

/** The public pages with this installation's facts in place of their markers. */
export class PrerenderedPages {
  readonly #built: Built
  readonly #facts: SiteFacts

  /** Throws if the client wasn't built. */
  constructor(webClient: string, facts: SiteFacts) {
    this.#built = JSON.parse(readFileSync(join(webClient, PRERENDERED_FILE), 'utf8')) as Built
    this.#facts = facts
  }

  links(page: PrerenderedPage): string {
    return this.#built.links[page]
  }

  /** Returns HTML for the head of a page that is not prerendered: its first screen's styles and scripts, if known. */
  otherLinks(page: PageName): string {
    return this.#built.otherLinks[page] ?? ''
  }

  dataLinks(page: DataPage): string {
    return this.#built.dataLinks[page]
  }

  get rareFonts(): string {
    return this.#built.rareFonts
  }

  userLinks(page: PrerenderedPage): string {
    return this.#built.userLinks[page]
  }

  html(page: PrerenderedPage): string {
    const facts: Record<string, string> = { ...this.#facts }
    return this.#built.html[this.#facts.human_check][page].replace(/\{\{(\w+)\}\}/g, (mark, name: string) =>
      escapeHtml(facts[name] ?? mark),
    )
  }
}
