import { ChevronDown } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useUnread } from '../features/chats/unread.store'
import { paths } from '../lib/paths'
import { useSession } from '../lib/session.store'
import { Button, buttonClass } from '../ui/button'
import { cx } from '../ui/cx'
import { useFirstTouch } from '../ui/use-first-touch'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './account-corner.module.css'
import { useChatsSoon } from './use-chats-soon'

const importMoreMenu = () => import('./more-menu')

function fetchMoreMenu(): void {
  importMoreMenu().catch((error: unknown) => console.info('Not fetched ahead', error))
}

/** Without a network the menu may not come; the button stays, and so does the page. */
const MoreMenu = lazy(async () => {
  // Not by then(): the build waits for the style sheet outside of it, and that may fail as well.
  try {
    return { default: (await importMoreMenu()).MoreMenu }
  } catch (error) {
    console.error(error)
    return { default: MoreButtonAlone }
  }
})

/** The end of the top bar: the More menu for who is signed in, Login for visitors, nothing while that is unknown. */
export function AccountCorner({ className }: { className?: string | undefined }) {
  const status = useSession((state) => state.status)
  return (
    <div className={cx(styles.corner, className)}>
      {status === 'visitor' && <LoginLink />}
      {status === 'user' && <More />}
    </div>
  )
}

/**
 * The button is there at once; the code of its menu is fetched at the first sign of somebody using the page, since no
 * first screen needs it. It opens with the press that puts it in the button's place: not earlier, or a press that has
 * begun would find another button when it ends.
 */
function More() {
  const [isPressed, setPressed] = useState(false)
  useFirstTouch(fetchMoreMenu)
  useChatsSoon()
  if (!isPressed) return <MoreButton aria-haspopup="menu" onClick={() => setPressed(true)} />
  return (
    <Suspense fallback={<MoreButton aria-haspopup="menu" aria-busy />}>
      <MoreMenu trigger={<MoreButton />} defaultOpen />
    </Suspense>
  )
}

function LoginLink() {
  const { pathname, search } = useLocation()
  if (pathname === paths.login()) return null
  const isEntrance = pathname === paths.registration || pathname === paths.forgotPassword
  return (
    <Link
      className={cx(buttonClass(), styles.login)}
      // From registration the way back leads to where that would have led.
      to={isEntrance ? paths.login() + search : paths.login(pathname + search)}
    >
      Login
    </Link>
  )
}

function MoreButton(props: ComponentProps<'button'>) {
  const hasUnread = useUnread(({ count }) => count > 0)
  return (
    <Button {...props} className={styles.more}>
      More
      {hasUnread && (
        <span className={styles.unread}>
          <VisuallyHidden> (unread messages)</VisuallyHidden>
        </span>
      )}
      <ChevronDown aria-hidden />
    </Button>
  )
}

function MoreButtonAlone() {
  return <MoreButton disabled />
}
