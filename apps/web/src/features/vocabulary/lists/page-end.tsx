import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../../ui/button'
import { listMessages } from './messages'
import styles from './page-end.module.css'

interface PageEndProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Links to the next page from the end of the rows, where the slider is far away. */
export function PageEnd({ page, pages, onPage }: PageEndProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={listMessages.end.pages} className={styles.end}>
      <Button icon={<ChevronLeft aria-hidden />} disabled={page === 1} onClick={() => onPage(page - 1)}>
        {listMessages.end.previous}
      </Button>
      <Button disabled={page === pages} onClick={() => onPage(page + 1)}>
        {listMessages.end.next}
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  )
}
