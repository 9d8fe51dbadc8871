import { brand } from '@wordhoard/contracts/site/brand'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '../../session/session.store'
import { paths } from '../../shell/paths'
import styles from './footer.module.css'
import { layoutMessages } from './messages'
import { ThemeSwitch } from './theme-switch'
import { useColumnOfPage } from './use-column-of-page'

const links = [
  [paths.about, layoutMessages.footer.about],
  [paths.articles, layoutMessages.footer.articles],
  [paths.wordCheck, layoutMessages.footer.wordCheck],
  [paths.offline, layoutMessages.footer.offline],
  [paths.privacyPolicy, layoutMessages.footer.privacyPolicy],
  [paths.termsOfService, layoutMessages.footer.termsOfService],
  [paths.whoSeesWhat, layoutMessages.footer.whoSeesWhat],
  [paths.securityPolicy, layoutMessages.footer.security],
] as const

/** Footer of pages that scroll as a document; full-height screens have none. */
export function Footer() {
  const footer = useRef<HTMLElement>(null)
  useColumnOfPage(footer)
  // Logged-in users have the theme switch in the More menu.
  const isVisitor = useSession((state) => state.status === 'visitor')
  return (
    <footer ref={footer} className={styles.footer}>
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
