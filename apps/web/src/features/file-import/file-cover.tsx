import { FileUp } from 'lucide-react'
import { Spinner } from '../../ui/states/spinner'
import styles from './file-cover.module.css'
import { openFileMessages } from './messages'

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
            <p className={styles.lead}>{openFileMessages.dropTitle}</p>
            <p>{openFileMessages.dropNote}</p>
          </div>
        </div>
      )}
      <div role="status" className={styles.status}>
        {reading !== null && (
          <div className={styles.cover}>
            <div className={styles.reading}>
              <Spinner size={24} />
              <p>{openFileMessages.opening(reading)}</p>
            </div>
          </div>
        )}
      </div>
    </>
  )
}
