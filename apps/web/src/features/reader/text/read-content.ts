import type { ReactNode } from 'react'

/** The text to read, with its title and byline. */
export interface ReadContent {
  /** HTML; sanitised each time it is shown. */
  readonly text: string
  /**
   * Returns the text's blocks from the page in which they arrived, without parsing the HTML; undefined if it can't.
   * Must not change.
   */
  readonly blocks?: (() => DocumentFragment | undefined) | undefined
  /** Number of words, if it is known before the text is shown. */
  readonly words?: number
  readonly title: string
  /** Shown among the figures below the title, unless empty. */
  readonly byline: string
  /** A line above the figures. */
  readonly about?: ReactNode
  /** Whether links within this site stay, as in articles. */
  readonly keepsLinks?: boolean
}
