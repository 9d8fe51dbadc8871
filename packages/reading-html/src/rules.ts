/** What may differ between one cleaning and another; elements, sources of images and limits are the same everywhere. */
export interface ReadingRules {
  /** Where it runs: what a browser parses and what a server parses are prepared differently. */
  readonly side: 'server' | 'browser'
  /**
   * Origin of this site, as `https://example.org`. Set for articles only: their links within this site stay. In pasted
   * texts, files and what the extension sends, links become their words, because they lead to where the text came from.
   */
  readonly linkOrigin?: string | undefined
}

/** For HTML from the clipboard, a file, the extension or the browser's own storage. */
export const browserText: ReadingRules = { side: 'browser' }

/**
 * Attribute that holds inline styles. In the browser `prepareHtml` moves them before anything is parsed, because a strict
 * content security policy reports every inline style that a parser meets.
 */
export const styleAttribute = { server: 'style', browser: 'data-style' } as const
