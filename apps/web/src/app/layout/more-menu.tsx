import { LogOut, MessagesSquare, Newspaper, NotebookPen, School, UserRound } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { useUnread } from '../../features/chats/unread.store'
import { errorSentence, isOffline } from '../../http/api-error'
import { useSession } from '../../session/session.store'
import { paths } from '../../shell/paths'
import { Menu, MenuCheckboxItem, MenuItem, MenuLabel, MenuSeparator } from '../../ui/overlays/menu'
import type { PressedMenuProps } from '../../ui/overlays/menu-button'
import { toast } from '../../ui/overlays/toast.store'
import { VisuallyHidden } from '../../ui/visually-hidden'
import styles from './more-menu.module.css'
import { moreMenuMessages } from './more-menu-messages'
import { useDarkTheme } from './use-dark-theme'

const places = [
  { label: moreMenuMessages.profile, to: paths.me, icon: UserRound },
  { label: moreMenuMessages.articles, to: paths.articles, icon: Newspaper },
  { label: moreMenuMessages.myArticles, to: paths.myArticles, icon: NotebookPen },
  { label: moreMenuMessages.chats, to: paths.chats, icon: MessagesSquare },
  { label: moreMenuMessages.schools, to: paths.schools, icon: School },
]

/** Menu of the logged-in user. */
export function MoreMenu({ trigger, defaultOpen }: PressedMenuProps) {
  const username = useSession((state) => state.user?.username)
  const [isDark, setDark] = useDarkTheme()
  const logOut = useLogOut()
  return (
    <Menu trigger={trigger} align="end" defaultOpen={defaultOpen}>
      {username && <MenuLabel>{username}</MenuLabel>}
      <MenuCheckboxItem checked={isDark} onCheckedChange={setDark}>
        {moreMenuMessages.darkTheme}
      </MenuCheckboxItem>
      <MenuSeparator />
      {places.map(({ label, to, icon: Icon }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            <Icon width={18} height={18} aria-hidden />
            {label}
            {to === paths.chats && <UnreadMark />}
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void logOut()}>
        {moreMenuMessages.logout}
      </MenuItem>
    </Menu>
  )
}

/** Number of chats with unread messages. */
function UnreadMark() {
  const count = useUnread((state) => state.count)
  if (count === 0) return null
  return (
    <span className={styles.unread}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden>{moreMenuMessages.unread}</VisuallyHidden>
    </span>
  )
}

/** Logs out and goes to the home page. If the server doesn't confirm, the session continues and a toast says so. */
function useLogOut() {
  const navigate = useNavigate()
  return async () => {
    try {
      const { signOut } = await import('../../session/session')
      await signOut()
    } catch (error) {
      const text = isOffline(error)
        ? moreMenuMessages.offline
        : moreMenuMessages.notLoggedOut(errorSentence(error))
      toast({ text, tone: 'error', duration: 8000 })
      return
    }
    toast({ text: moreMenuMessages.loggedOut, tone: 'success' })
    void navigate(paths.home)
  }
}
