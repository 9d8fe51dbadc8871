import { formattingOf } from './formatting-of'
import type { TransformRules } from './transform'

/** Options of one cleaning; elements, image sources and limits are the same everywhere. */
export interface ReadingRules extends TransformRules {
  /** Where it runs: HTML is prepared differently for the parsers of a browser and of the server. */
  readonly side: 'server' | 'browser'
  /** Addresses that pass the sanitiser, if they are others than in texts that are only read. */
  readonly addresses?: RegExp
}

/**
 * Name of the attribute with inline styles. In the browser `prepareHtml` renames it before parsing, because a strict
 * content security policy reports every inline style that a parser meets.
 */
export const styleAttribute = { server: 'style', browser: 'data-style' } as const

const formatting = {
  server: formattingOf(styleAttribute.server),
  browser: formattingOf(styleAttribute.browser),
}

/** Rules for HTML from the clipboard, a file, the extension or the browser's own storage. */
export const browserText: ReadingRules = { side: 'browser', formatting: formatting.browser }

/** Returns the rules for the HTML of an article. @param linkOrigin origin of this site */
export const articleRules = (side: ReadingRules['side'], linkOrigin: string): ReadingRules => ({
  side,
  formatting: formatting[side],
  linkOrigin,
})
