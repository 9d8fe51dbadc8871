import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useUnread } from '../../features/chats/unread.store'
import { useSession } from '../../session/session.store'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { cx } from '../../ui/cx'
import { fetchOnce } from '../../ui/fetch-once'
import { MenuButton } from '../../ui/overlays/menu-button'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { usePreloadChats } from '../use-preload-chats'
import styles from './account-corner.module.css'
import { layoutMessages } from './messages'

const moreMenu = fetchOnce(async () => (await import('./more-menu')).MoreMenu)

/**
 * End of the top bar: the More menu for logged-in users, Login for visitors, and nothing while the status is unknown.
 */
export function AccountCorner({ className }: { className?: string | undefined }) {
  const status = useSession((state) => state.status)
  return (
    <div className={cx(styles.corner, className)}>
      {status === 'visitor' && <LoginLink />}
      {status === 'user' && <More />}
    </div>
  )
}

function More() {
  usePreloadChats()
  return <MenuButton menu={moreMenu} props={{}} trigger={<MoreButton />} />
}

function LoginLink() {
  const { pathname, search } = useLocation()
  if (pathname === paths.login()) return null
  const isAuthScreen = pathname === paths.registration || pathname === paths.forgotPassword
  return (
    <Link
      className={cx(buttonClass(), styles.login)}
      // Registration and password reset already carry a return address in their query: keep it.
      to={isAuthScreen ? paths.login() + search : paths.login(pathname + search)}
    >
      {layoutMessages.account.login}
    </Link>
  )
}

function MoreButton(props: ComponentProps<'button'>) {
  const hasUnread = useUnread(({ count }) => count > 0)
  return (
    <Button {...props} className={styles.more}>
      {layoutMessages.account.more}
      {hasUnread && (
        <span className={styles.unread}>
          <VisuallyHidden>{layoutMessages.account.unread}</VisuallyHidden>
        </span>
      )}
      <ChevronDown aria-hidden />
    </Button>
  )
}
