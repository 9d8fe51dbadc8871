import { FileUp } from 'lucide-react'
import { Spinner } from '../../ui/states/spinner'
import styles from './file-cover.module.css'

interface FileCoverProps {
  /** Whether a file is being dragged over the page. */
  isOver: boolean
  /** Name of the file being opened. */
  reading: string | null
}

/** Covers the page while a file is being dragged over it or opened. */
export function FileCover({ isOver, reading }: FileCoverProps) {
  return (
    <>
      {isOver && (
        <div className={styles.cover} data-drop-zone>
          <div className={styles.target}>
            <FileUp aria-hidden />
            <p className={styles.lead}>Drop it to read</p>
            <p>Text, EPUB, Word or subtitles. It stays on this device.</p>
          </div>
        </div>
      )}
      <div role="status" className={styles.status}>
        {reading !== null && (
          <div className={styles.cover}>
            <div className={styles.reading}>
              <Spinner size={24} />
              <p>Opening {reading}…</p>
            </div>
          </div>
        )}
      </div>
    </>
  )
}
