import { formattingOf } from './formatting-of'
import type { TransformRules } from './transform'

/** What may differ between one cleaning and another; elements, sources of images and limits are the same everywhere. */
export interface ReadingRules extends TransformRules {
  /** Where it runs: what a browser parses and what a server parses are prepared differently. */
  readonly side: 'server' | 'browser'
}

/**
 * Attribute that holds inline styles. In the browser `prepareHtml` moves them before anything is parsed, because a strict
 * content security policy reports every inline style that a parser meets.
 */
export const styleAttribute = { server: 'style', browser: 'data-style' } as const

const formatting = {
  server: formattingOf(styleAttribute.server),
  browser: formattingOf(styleAttribute.browser),
}

/** For HTML from the clipboard, a file, the extension or the browser's own storage. */
export const browserText: ReadingRules = { side: 'browser', formatting: formatting.browser }

/** For the HTML of an article. @param linkOrigin of this site */
export const articleRules = (side: ReadingRules['side'], linkOrigin: string): ReadingRules => ({
  side,
  formatting: formatting[side],
  linkOrigin,
})
