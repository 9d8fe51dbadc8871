import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyExtra } from '../../../lib/lazy-extra'
import { IconButton } from '../../../ui/icon-button'
import styles from './list-pages.module.css'
import { listMessages } from './messages'
import { pageCount, rangeText } from './paging'

// Only lists of several pages have it; its place is reserved, and the buttons beside it work without it.
const Slider = lazyExtra(async () => (await import('../../../ui/fields/slider')).Slider)

interface ListPagesProps {
  /** Starts at 1. */
  page: number
  limit: number
  /** Number of rows on this page. */
  shown: number
  /** Number of rows on all pages. */
  found: number
  /** True while other rows are loading. */
  busy: boolean
  onPage: (page: number) => void
}

/** Shows which rows are visible, with buttons for the neighbouring, first and last pages and a slider for any page. */
export function ListPages({ page, limit, shown, found, busy, onPage }: ListPagesProps) {
  // Position of the slider's thumb while it is being dragged; the page changes when it is released.
  const [moving, setMoving] = useState<number | null>(null)
  const pages = pageCount(found, limit)
  const current = Math.min(page, pages)
  const chosen = moving ?? current
  const name = listMessages.pageOf(chosen.toLocaleString('en-GB'), pages.toLocaleString('en-GB'))
  const step = (label: string, to: number, icon: React.ReactNode) => (
    <IconButton
      label={label}
      icon={icon}
      disabled={to < 1 || to > pages || to === current}
      onClick={() => onPage(to)}
    />
  )
  return (
    <div className={styles.pages}>
      <p className={styles.range} role="status">
        {!busy && rangeText(page, limit, shown, found)}
      </p>
      {pages > 1 && (
        <>
          <p className={styles.name}>{name}</p>
          <nav aria-label={listMessages.pages} className={styles.ways}>
            {step(listMessages.first, 1, <ChevronFirst aria-hidden />)}
            {step(listMessages.previous, current - 1, <ChevronLeft aria-hidden />)}
            <div className={styles.slider}>
              <Suspense fallback={null}>
                <Slider
                  label={listMessages.page}
                  valueText={name}
                  min={1}
                  max={pages}
                  value={chosen}
                  onChange={setMoving}
                  onCommit={(value) => {
                    setMoving(null)
                    if (value !== current) onPage(value)
                  }}
                />
              </Suspense>
            </div>
            {step(listMessages.next, current + 1, <ChevronRight aria-hidden />)}
            {step(listMessages.last, pages, <ChevronLast aria-hidden />)}
          </nav>
        </>
      )}
    </div>
  )
}
