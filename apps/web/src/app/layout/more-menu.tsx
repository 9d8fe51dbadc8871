import { LogOut, MessagesSquare, Newspaper, NotebookPen, School, UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useUnread } from '../../features/chats/unread.store'
import { errorSentence, isOffline } from '../../http/api-error'
import { useSession } from '../../session/session.store'
import { LazyDialog } from '../../shell/lazy-dialog'
import { paths } from '../../shell/paths'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { uiMessages } from '../../ui/messages'
import { Menu, MenuCheckboxItem, MenuItem, MenuLabel, MenuSeparator } from '../../ui/overlays/menu'
import type { PressedMenuProps } from '../../ui/overlays/menu-button'
import { toast } from '../../ui/overlays/toast.store'
import { VisuallyHidden } from '../../ui/visually-hidden'
import styles from './more-menu.module.css'
import { moreMenuMessages } from './more-menu-messages'
import { useDarkTheme } from './use-dark-theme'

const loadLogout = () => import('../../device/logout')
const loadDialog = async () => (await import('../logout/logout-dialog')).LogoutDialog

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
  const { logOut, question } = useLogOut()
  useEffect(preloadLogout, [])
  return (
    <>
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
      <LazyDialog load={loadDialog} props={question} />
    </>
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

/** Loads what a logout needs, so that it works without a network too. */
function preloadLogout(): void {
  Promise.all([loadLogout(), loadDialog(), import('../logout/leave-device')]).catch((error: unknown) =>
    console.info('The code of the logout could not be preloaded', error),
  )
}

/**
 * Logs out and goes to the home page. Sends first what waits on this device; asks if something is left that only this
 * device has, or if the server can't be told. If the server refuses, the session continues and a toast says so.
 */
function useLogOut() {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ unsent: number; isOffline: boolean }>()
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  useHistoryDialog(isOpen, () => setOpen(false))
  const ask = (unsent: number, isAway: boolean) => {
    setAsked({ unsent, isOffline: isAway })
    setOpen(true)
  }
  const leave = async (unsent: number, isConfirmed: boolean) => {
    try {
      const { endOnThisDevice } = await loadLogout()
      await endOnThisDevice({ isOfflineAllowed: isConfirmed })
    } catch (error) {
      if (isOffline(error) && !isConfirmed) return ask(unsent, true)
      setOpen(false)
      const text = moreMenuMessages.notLoggedOut(errorSentence(error))
      return toast({ text, tone: 'error', duration: 8000 })
    }
    toast({ text: moreMenuMessages.loggedOut, tone: 'success' })
    void navigate(paths.home)
  }
  const logOut = async () => {
    try {
      const { sendBeforeLogout } = await loadLogout()
      const { unsent, isAway } = await sendBeforeLogout()
      if (unsent > 0) ask(unsent, isAway)
      else await leave(0, false)
    } catch (error) {
      console.warn('The logout could not begin', error)
      toast({ text: moreMenuMessages.notLoggedOut(uiMessages.codeNotLoaded), tone: 'error', duration: 8000 })
    }
  }
  const confirm = async () => {
    setPending(true)
    await leave(asked?.unsent ?? 0, true)
    setPending(false)
  }
  return {
    logOut,
    question: {
      open: isOpen,
      onClose: () => setOpen(false),
      unsent: asked?.unsent ?? 0,
      isOffline: asked?.isOffline ?? false,
      isPending,
      onLogOut: () => void confirm(),
    },
  }
}
