import { brand } from '@wordhoard/contracts/site/brand'
import { Link } from 'react-router-dom'
import { useSession } from '../../session/session.store'
import { paths } from '../../shell/paths'
import styles from './footer.module.css'
import { ThemeSwitch } from './theme-switch'

const links = [
  [paths.about, 'About'],
  [paths.articles, 'Articles'],
  [paths.privacyPolicy, 'Privacy Policy'],
  [paths.termsOfService, 'Terms of Service'],
  [paths.whoSeesWhat, 'Who sees what'],
  [paths.securityPolicy, 'Security'],
] as const

/** Footer of pages that scroll as a document; full-height screens have none. */
export function Footer() {
  // Logged-in users have the theme switch in the More menu.
  const isVisitor = useSession((state) => state.status === 'visitor')
  return (
    <footer className={styles.footer}>
      <p className={styles.brand}>
        {brand.name} · {brand.tagline}
      </p>
      <ul className={styles.links}>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      {isVisitor && <ThemeSwitch />}
    </footer>
  )
}
