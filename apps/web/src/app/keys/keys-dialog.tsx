import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { Dialog } from '../../ui/overlays/dialog'
import { pageAt } from '../page-at'
import styles from './keys-dialog.module.css'
import { keysMessages } from './messages'
import { globalKeys, type KeyLine, keysOfPage } from './page-keys'

interface KeysDialogProps {
  open: boolean
  onClose: () => void
}

/** Lists the keyboard shortcuts of the page and those that work everywhere. */
export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const { pathname } = useLocation()
  useHistoryDialog(open, onClose)
  const own = keysOfPage(pageAt(pathname))
  return (
    <Dialog open={open} onOpenChange={onClose} title={keysMessages.title} size="medium">
      <div className={styles.lists}>
        {own.length > 0 && <KeyList title={keysMessages.onThisPage} keys={own} />}
        <KeyList
          title={keysMessages.everywhere}
          keys={globalKeys(/Mac|iPhone|iPad/.test(navigator.userAgent))}
        />
      </div>
    </Dialog>
  )
}

function KeyList({ title, keys }: { title: string; keys: readonly KeyLine[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <dl className={styles.keys}>
        {keys.map(([signs, meaning]) => (
          <div key={meaning}>
            <dt>
              {signs.map((sign) =>
                sign === '–' || sign === keysMessages.or ? (
                  <span key={sign}>{sign}</span>
                ) : (
                  <kbd key={sign}>{sign}</kbd>
                ),
              )}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
