import { LibraryBig, type LucideIcon, MessagesSquare } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { usePageTitle } from '../../lib/page-title'
import { paths } from '../../lib/paths'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'

interface Announcement {
  title: string
  icon: LucideIcon
  text: string
}

const announcements: Readonly<Record<string, Announcement>> = {
  [paths.chats]: {
    title: 'Chats',
    icon: MessagesSquare,
    text: 'Chats are not here yet. Reading any text works already.',
  },
}

/** Stands at the address of a part of the product that is still to come. */
export function NotHereYetScreen() {
  const { pathname } = useLocation()
  const {
    title,
    icon: Icon,
    text,
  } = announcements[pathname.replace(/(?<=.)\/+$/, '')] ?? {
    title: 'Not here yet',
    icon: LibraryBig,
    text: 'This part is still to come.',
  }
  usePageTitle(title)
  return (
    <EmptyState
      level={1}
      icon={<Icon />}
      title={title}
      text={text}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.read}>
          Read a text
        </Link>
      }
    />
  )
}
