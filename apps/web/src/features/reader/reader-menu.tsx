import { Menu as MenuIcon } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { LazyDialog } from '../../shell/lazy-dialog'
import { fetchOnce } from '../../ui/fetch-once'
import { IconButton } from '../../ui/icon-button'
import { MenuButton, type PressedMenuProps } from '../../ui/overlays/menu-button'
import { readerMessages } from './messages'
import type { ReaderMenuItems } from './reader-menu-items'

const items = fetchOnce(async () => (await import('./reader-menu-items')).ReaderMenuItems)

const loadLanguage = async () => (await import('../../languages/language-dialog')).LanguageDialog

type ReaderMenuProps = Omit<ComponentProps<typeof ReaderMenuItems>, keyof PressedMenuProps | 'onLanguage'>

/** The menu in the reader's bar, with the dialog for the reader's language. */
export function ReaderMenu(props: ReaderMenuProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <MenuButton
        menu={items}
        props={{ ...props, onLanguage: () => setChoosing(true) }}
        trigger={<IconButton label={readerMessages.menu} icon={<MenuIcon />} />}
      />
      <LazyDialog load={loadLanguage} props={{ open: isChoosing, onClose: () => setChoosing(false) }} />
    </>
  )
}
