import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@wordhoard/contracts/site/brand'
import { CLIENT_LINKS_ID } from '@wordhoard/contracts/site/client-links'
import { hasRareLetters } from '@wordhoard/contracts/site/rare-letters'
import { escapeHtml } from '@wordhoard/reading-html/escape-html'
import type { InlineParts } from '../../plugins/security-headers'
import { type InlineFiles, inlinePartsOf, mergeStyles } from './inline-files'

/** A page's metadata, for clients that don't run its script. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Path of the page's canonical address. */
  readonly path: string
  readonly type?: 'website' | 'article'
  /** Whether search engines should leave the page out. */
  readonly noIndex?: boolean
  /** Separated by commas. */
  readonly keywords?: string
  /** For articles: the author's name, and when it was first and last saved (ISO 8601). */
  readonly article?: { readonly author: string; readonly published: string; readonly modified: string }
  /** schema.org data. */
  readonly structuredData?: object
}

/** What the template must know of a page that is complete without the client. */
export interface CompletePage {
  /** Whether the client draws it differently where a browser has stored settings or words. */
  readonly varies: boolean
  /** Whether the screen fills the window and scrolls inside itself (shell/full-height.ts in the client). */
  readonly fillsWindow?: boolean
  /** Element with the page's data, which follows the root. */
  readonly data?: string
}

/** A page to be sent. */
export interface RenderedPage {
  readonly html: Buffer
  /** Its content security policy, which allows its own inline styles and scripts only. */
  readonly policy: string
}

/** The end of a head, with the content security policy of pages that have it. */
interface HeadEnd {
  readonly html: string
  readonly policy: string
}

const HEAD = '<!--app-head-->'
const CONTENT = '<!--app-html-->'

/** The built client's index.html with placeholders for a page's head and readable content. */
export class PageTemplate {
  readonly #parts: readonly [string, string, string]
  readonly #publicUrl: string
  readonly #everywhere: string
  readonly #files: InlineFiles
  readonly #policyAllowing: (inline: InlineParts) => string
  readonly #rareFonts: string
  /** Ends of heads by their pages' kind and links. */
  readonly #ends = new Map<string, HeadEnd>()

  /**
   * Throws if the client wasn't built or its page lacks the placeholders.
   *
   * @param everywhere HTML for the head of every page
   * @param files replaces links by inlined files
   * @param policyAllowing builds the policy that allows a page's inlined files
   * @param rareFonts link to the faces of rarer letters, for pages whose content has some
   */
  constructor(
    webClient: string,
    publicUrl: string,
    everywhere: string,
    files: InlineFiles,
    policyAllowing: (inline: InlineParts) => string,
    rareFonts: string,
  ) {
    const html = readFileSync(join(webClient, 'index.html'), 'utf8').replace(/<title>.*?<\/title>/s, '')
    const [before, rest] = files.in(html).split(HEAD)
    const [middle, after] = rest?.split(CONTENT) ?? []
    if (before === undefined || middle === undefined || after === undefined) {
      throw new Error(`${webClient}/index.html lacks ${HEAD} or ${CONTENT}`)
    }
    this.#parts = [before, middle, after]
    this.#publicUrl = publicUrl
    this.#everywhere = everywhere
    this.#files = files
    this.#policyAllowing = policyAllowing
    this.#rareFonts = rareFonts
  }

  /**
   * @param content safe HTML
   * @param links HTML for the end of the head, after the styles of all pages: files that this page needs
   * @param complete given if the content is what the client would draw, so that it needn't start yet
   */
  render(head: PageHead, content = '', links = '', complete?: CompletePage): RenderedPage {
    const [before, , after] = this.#parts
    const allLinks = hasRareLetters(content) ? [links, this.#rareFonts].filter(Boolean).join('\n    ') : links
    const { html: middle, policy } = this.#endOf(allLinks, complete)
    const start = complete?.fillsWindow ? before.replace('<html', '<html data-full-height') : before
    const end = complete?.data ? after.replace('</div>', (root) => root + complete.data) : after
    return { html: Buffer.from(start + this.#head(head) + middle + content + end), policy }
  }

  /** Returns what follows a page's metadata up to its content. */
  #endOf(links: string, complete: CompletePage | undefined): HeadEnd {
    const key = `${complete?.varies} ${links}`
    const known = this.#ends.get(key)
    if (known) return known
    const [before, middle] = this.#parts
    const linked = mergeStyles(
      links ? middle.replace('</head>', () => `${this.#files.in(links)}\n  </head>`) : middle,
    )
    const html = complete ? deferClient(linked, complete) : linked.replace(linksWhenUsed, '')
    const end = { html, policy: this.#policyAllowing(inlinePartsOf(before + linked)) }
    this.#ends.set(key, end)
    return end
  }

  #head(head: PageHead): string {
    const url = this.#publicUrl + head.path
    const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
    const property = (name: string, content: string) =>
      `<meta property="${name}" content="${escapeHtml(content)}">`
    return [
      `<title>${escapeHtml(head.title)}</title>`,
      meta('description', head.description),
      head.noIndex ? meta('robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(url)}">`,
      property('og:title', head.title),
      property('og:description', head.description),
      property('og:type', head.type ?? 'website'),
      property('og:url', url),
      property('og:site_name', brand.name),
      property('og:locale', 'en_GB'),
      meta('twitter:card', 'summary'),
      meta('twitter:title', head.title),
      meta('twitter:description', head.description),
      head.keywords ? meta('keywords', head.keywords) : '',
      ...(head.article
        ? [
            meta('author', head.article.author),
            property('article:published_time', head.article.published),
            property('article:modified_time', head.article.modified),
          ]
        : []),
      // The policy against inline scripts allows JSON-LD, because it is data. We still escape "<".
      head.structuredData
        ? `<script type="application/ld+json">${JSON.stringify(head.structuredData).replace(/</g, '\\u003c')}</script>`
        : '',
      this.#everywhere,
    ].join('\n    ')
  }
}

/** Links to what only complete pages load. */
const linksWhenUsed = /<link data-when-used [^>]*>\s*/g

/** Links to files of the client, all but the entry's and what it loads at once. */
const linksOfClient =
  /<link rel="(?:modulepreload|preload" as="style)"[^>]* href="(?!\/assets\/entry-)[^>]*>\s*/g

/** Moves the links to the client's files into a template, whose content the browser doesn't fetch. */
function deferClient(head: string, { varies }: CompletePage): string {
  const links: string[] = []
  const rest = head.replace(linksOfClient, (link) => {
    links.push(link.trim())
    return ''
  })
  return rest.replace(
    '</head>',
    () =>
      `<template id="${CLIENT_LINKS_ID}"${varies ? ' data-varies' : ''}>${links.join('')}</template>\n  </head>`,
  )
}
