import type { ReactNode } from 'react'

/** One numbered part of a legal page. */
export interface LegalSection {
  /** The heading's id: addresses that people keep end in it. */
  id: string
  heading: string
  body: ReactNode
}

/** Of both pages; changing a text changes the second. */
export const legalDates = { effective: '1 January 2025', updated: '1 September 2025' } as const
