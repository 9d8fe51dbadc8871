import { brand } from '@wordhoard/contracts/brand'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { useSession } from '../lib/session.store'
import styles from './footer.module.css'
import { ThemeSwitch } from './theme-switch'

/** At the end of pages that scroll as a document; screens of full height have none. */
export function Footer() {
  // Who is signed in has the switch in the More menu.
  const isVisitor = useSession((state) => state.status === 'visitor')
  return (
    <footer className={styles.footer}>
      <p>
        {brand.name} · {brand.tagline}
      </p>
      <div className={styles.end}>
        <Link to={paths.privacyPolicy}>Privacy Policy</Link>
        <Link to={paths.termsOfService}>Terms of Service</Link>
        {isVisitor && <ThemeSwitch />}
      </div>
    </footer>
  )
}
