import { Link, useLocation } from 'react-router-dom'
import styles from './bottom-nav.module.css'
import { layoutMessages } from './messages'
import { currentAt, destinations } from './navigation'

/** Home, Read, Learn and Vocab within the thumb's reach, on narrow screens only. */
export function BottomNav() {
  const { pathname } = useLocation()
  return (
    <nav className={styles.nav} aria-label={layoutMessages.navigation.sections}>
      {Object.values(destinations).map((destination) => (
        <Link
          key={destination.label}
          className={styles.item}
          to={destination.to}
          aria-current={currentAt(destination, pathname)}
        >
          <destination.icon aria-hidden />
          {destination.label}
        </Link>
      ))}
    </nav>
  )
}
