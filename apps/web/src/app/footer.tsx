import { brand } from '@wordhoard/contracts/brand'
import styles from './footer.module.css'
import { ThemeSwitch } from './theme-switch'

/** At the end of pages that scroll as a document; screens of full height have none. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>
        {brand.name} · {brand.tagline}
      </p>
      <ThemeSwitch />
    </footer>
  )
}
