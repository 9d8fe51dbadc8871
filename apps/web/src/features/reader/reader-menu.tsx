import { Menu as MenuIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { fetchOnce } from '../../ui/fetch-once'
import { IconButton } from '../../ui/icon-button'
import { MenuButton, type PressedMenuProps } from '../../ui/overlays/menu-button'
import { readerMessages } from './messages'
import type { ReaderMenuItems } from './reader-menu-items'

const items = fetchOnce(async () => (await import('./reader-menu-items')).ReaderMenuItems)

type ReaderMenuProps = Omit<ComponentProps<typeof ReaderMenuItems>, keyof PressedMenuProps>

/** The menu in the reader's bar; nothing if it would be empty. */
export function ReaderMenu(props: ReaderMenuProps) {
  if (!Object.values(props).some(Boolean)) return null
  return (
    <MenuButton
      menu={items}
      props={props}
      trigger={<IconButton label={readerMessages.menu} icon={<MenuIcon />} />}
    />
  )
}
