import { X } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button'
import { tableMessages } from './messages'
import styles from './selection-count.module.css'

/** Shows how many words are selected, and clears the selection. */
export function SelectionCount({ count, onClear }: { count: number; onClear: () => void }) {
  return (
    <span className={styles.count}>
      <span role="status">
        {count > 0 &&
          tableMessages.selection.count(count, (text) => <span className={styles.word}>{text}</span>)}
      </span>
      {count > 0 && (
        <IconButton label={tableMessages.selection.clear} icon={<X aria-hidden />} onClick={onClear} />
      )}
    </span>
  )
}
