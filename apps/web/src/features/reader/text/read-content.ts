import type { ReactNode } from 'react'

/** What is read. */
export interface ReadContent {
  /** HTML; it is sanitised whenever it is shown. */
  readonly text: string
  /** Makes its blocks without the HTML, where the page brought them along; undefined if it cannot. A constant. */
  readonly blocks?: (() => DocumentFragment | undefined) | undefined
  readonly title: string
  /** Among the figures below the title; nothing for ''. */
  readonly byline: string
  /** A line above the figures. */
  readonly about?: ReactNode
  /** It is an article's, whose links within this site stay. */
  readonly keepsLinks?: boolean
}
