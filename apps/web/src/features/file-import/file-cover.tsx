import { FileUp } from 'lucide-react'
import { Spinner } from '../../ui/states/spinner'
import styles from './file-cover.module.css'

interface FileCoverProps {
  /** A file is held over the page. */
  isOver: boolean
  /** Name of the file that is being read. */
  reading: string | null
}

/** Lies over the page while a file is about to be dropped, or is being read. */
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
