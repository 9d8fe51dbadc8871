import { useState } from 'react'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { Button } from '../../../ui/button'
import { DownloadButton } from './download-button'
import styles from './security.module.css'

const loadDeleteAccount = async () => (await import('./delete-account-dialog')).DeleteAccountDialog

/** Lets the user download all their data and delete the account. */
export function MyData() {
  const [deleting, setDeleting] = useState(false)
  return (
    <ul className={styles.lines}>
      <li className={styles.line}>
        <div className={styles.lineText}>
          <p className={styles.name}>Your copy</p>
          <p className={styles.facts}>Everything that is stored about you, as one JSON file.</p>
        </div>
        <DownloadButton />
      </li>
      <li className={styles.line}>
        <div className={styles.lineText}>
          <p className={styles.name}>Leaving</p>
          <p className={styles.facts}>Removes your account and what belongs to it, for good.</p>
        </div>
        <Button className={styles.grave} onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
        <LazyDialog load={loadDeleteAccount} props={{ open: deleting, onClose: () => setDeleting(false) }} />
      </li>
    </ul>
  )
}
