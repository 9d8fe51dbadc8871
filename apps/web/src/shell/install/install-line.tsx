import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../ui/button'
import { paths } from '../paths'
import { installApp, isInstalledWindow } from './install-app'
import styles from './install-line.module.css'
import { useInstallPrompt } from './install-prompt.store'
import { installMessages } from './messages'

/** Installs the app at any time, or says how the browser does it. */
export function InstallLine() {
  const { offer, isInstalled } = useInstallPrompt()
  const { name, canInstall, installed, byBrowser } = installMessages.line
  const facts = isInstalled || isInstalledWindow() ? installed : offer ? canInstall : byBrowser
  return (
    <div className={styles.line}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{facts}</p>
      </div>
      <div className={styles.actions}>
        {offer && <Button onClick={() => void installApp()}>{installMessages.offer.install}</Button>}
        <Link className={buttonClass()} to={paths.offline}>
          {installMessages.offer.more}
        </Link>
      </div>
    </div>
  )
}
