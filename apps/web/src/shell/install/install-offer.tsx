import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/button'
import styles from '../../ui/notice.module.css'
import { paths } from '../paths'
import { declineInstall, installApp, isInstallOffered } from './install-app'
import { installMessages } from './messages'

/**
 * Offers to install the app, until it is declined or accepted. Decided when the page is shown, so that nothing moves when
 * the browser makes its offer later.
 */
export function InstallOffer() {
  const [isOffered, setOffered] = useState(isInstallOffered)
  if (!isOffered) return null
  const { title, text, install, dismiss, more } = installMessages.offer
  const answer = (act: () => unknown) => () => {
    setOffered(false)
    act()
  }
  return (
    <section className={styles.notice} aria-labelledby="install-offer">
      <h2 id="install-offer">
        <MonitorSmartphone aria-hidden />
        {title}
      </h2>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button onClick={answer(installApp)}>{install}</Button>
        <Button variant="quiet" onClick={answer(declineInstall)}>
          {dismiss}
        </Button>
        <Link to={paths.offline}>{more}</Link>
      </div>
    </section>
  )
}
