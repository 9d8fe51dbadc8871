import type { ReactNode } from 'react'

/** A numbered section of a legal page. */
export interface LegalSection {
  /** Id of the heading. Don't change it: people keep links to it. */
  id: string
  heading: string
  body: ReactNode
}

/** Dates of both policies; update the second when either text changes. */
export const legalDates = { effective: '1 January 2025', updated: '1 September 2025' } as const
