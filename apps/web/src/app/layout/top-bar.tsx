import { brand } from '@wordhoard/contracts/site/brand'
import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { SearchBox } from '../../features/search/search-box'
import { usePageTitleStore } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { cx } from '../../ui/cx'
import { IconButton } from '../../ui/icon-button'
import { AccountCorner } from './account-corner'
import { BrandMark } from './brand-mark'
import { GoalCorner } from './goal/goal-corner'
import { layoutMessages } from './messages'
import { currentAt, destinations } from './navigation'
import styles from './top-bar.module.css'

/** Logo, destinations and search; on narrow screens the page's title, with the search behind its icon. */
export function TopBar() {
  const { pathname } = useLocation()
  const title = usePageTitleStore((state) => state.title)
  const [searching, setSearching] = useState(false)
  const close = () => setSearching(false)
  useHistoryDialog(searching, close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the search when the page changes
  useEffect(close, [pathname])

  return (
    <header className={cx(styles.bar, searching && styles.searching)}>
      <Link className={styles.brand} to={paths.home} aria-label={layoutMessages.homeLink(brand.name)}>
        <BrandMark />
        <span className={styles.name}>{brand.name}</span>
      </Link>
      <span className={styles.title} data-bar-title aria-hidden>
        {title ?? brand.name}
      </span>
      <nav className={styles.nav} aria-label={layoutMessages.navigation.main}>
        <Place name="home" pathname={pathname} />
        <Place name="read" pathname={pathname} />
        <div className={styles.search}>
          <SearchBox
            shortcut
            onShortcut={() => setSearching(true)}
            autoFocus={searching}
            replace={searching}
          />
        </div>
        <Place name="learn" pathname={pathname} />
        <Place name="vocabulary" pathname={pathname} />
      </nav>
      <div className={styles.end}>
        <GoalCorner className={styles.goal} />
        <IconButton
          className={styles.searchToggle}
          label={layoutMessages.search.open}
          icon={<Search />}
          onClick={() => setSearching(true)}
        />
        <AccountCorner className={styles.account} />
        <IconButton
          className={styles.searchClose}
          label={layoutMessages.search.close}
          icon={<X />}
          onClick={close}
        />
      </div>
    </header>
  )
}

function Place({ name, pathname }: { name: keyof typeof destinations; pathname: string }) {
  const destination = destinations[name]
  return (
    <Link className={styles.place} to={destination.to} aria-current={currentAt(destination, pathname)}>
      {destination.label}
    </Link>
  )
}
