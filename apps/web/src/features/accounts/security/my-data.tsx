import { useState } from 'react'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { Button } from '../../../ui/button'
import { DownloadButton } from './download-button'
import { myDataMessages } from './messages'
import styles from './security.module.css'

const loadDeleteAccount = async () => (await import('./delete-account-dialog')).DeleteAccountDialog

/** Lets the user download all their data and delete the account. */
export function MyData() {
  const [deleting, setDeleting] = useState(false)
  return (
    <ul className={styles.lines}>
      <li className={styles.line}>
        <div className={styles.lineText}>
          <p className={styles.name}>{myDataMessages.copyTitle}</p>
          <p className={styles.facts}>{myDataMessages.copy}</p>
        </div>
        <DownloadButton />
      </li>
      <li className={styles.line}>
        <div className={styles.lineText}>
          <p className={styles.name}>{myDataMessages.deleteTitle}</p>
          <p className={styles.facts}>{myDataMessages.delete}</p>
        </div>
        <Button className={styles.grave} onClick={() => setDeleting(true)}>
          {myDataMessages.deleteAction}
        </Button>
        <LazyDialog load={loadDeleteAccount} props={{ open: deleting, onClose: () => setDeleting(false) }} />
      </li>
    </ul>
  )
}
