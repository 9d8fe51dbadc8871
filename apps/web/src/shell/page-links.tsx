import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../ui/button'
import { cx } from '../ui/cx'
import { pageLinksMessages } from './messages'
import styles from './page-links.module.css'

interface PageLinksProps {
  /** Starts at 1. */
  page: number
  pages: number
  /** Returns the address's query for a page. */
  searchOf: (page: number) => string
  /** Called when the user is about to go to a page. */
  onHint?: (page: number) => void
  /** Accessible name, for screens with several paged lists. */
  label?: string
}

/** Returns the pages around the current one with the first and the last; 0 stands for a gap. */
function numbersAround(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1]
    if (before === undefined || number === before + 1) return [number]
    return number === before + 2 ? [before + 1, number] : [0, number]
  })
}

/** Links to other pages, so that they can be shared and Back works. */
export function PageLinks({
  page,
  pages,
  searchOf,
  onHint,
  label = pageLinksMessages.pages,
}: PageLinksProps) {
  if (pages <= 1) return null
  const pageLink = (to: number, label: ReactNode, name?: string) =>
    to < 1 || to > pages ? (
      <span className={cx(buttonClass({ variant: 'quiet' }), styles.off)} aria-hidden>
        {label}
      </span>
    ) : (
      <Link
        className={cx(buttonClass({ variant: 'quiet' }), to === page && styles.current)}
        to={{ search: searchOf(to) }}
        aria-current={to === page ? 'page' : undefined}
        aria-label={name}
        onPointerEnter={() => onHint?.(to)}
        onFocus={() => onHint?.(to)}
      >
        {label}
      </Link>
    )
  const previous = (
    <>
      <ChevronLeft aria-hidden />
      <span className={styles.word}>{pageLinksMessages.previous}</span>
    </>
  )
  const next = (
    <>
      <span className={styles.word}>{pageLinksMessages.next}</span>
      <ChevronRight aria-hidden />
    </>
  )
  return (
    <nav aria-label={label} className={styles.pages}>
      {pageLink(page - 1, previous, pageLinksMessages.previousPage)}
      <ol className={styles.numbers}>
        {numbersAround(page, pages).map((number, index) => (
          <li key={number || `gap ${index}`} aria-hidden={number === 0 || undefined}>
            {number === 0
              ? '…'
              : pageLink(number, number.toLocaleString('en-GB'), pageLinksMessages.page(number))}
          </li>
        ))}
      </ol>
      {pageLink(page + 1, next, pageLinksMessages.nextPage)}
    </nav>
  )
}
