import { Menu as MenuIcon } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { fetchOnce } from '../../ui/fetch-once'
import { IconButton } from '../../ui/icon-button'
import { MenuButton, type PressedMenuProps } from '../../ui/overlays/menu-button'
import { readerMessages } from './messages'
import type { ReaderMenuItems } from './reader-menu-items'

const items = fetchOnce(async () => (await import('./reader-menu-items')).ReaderMenuItems)

// The menu has loaded by the time it is needed, and knows the files that it needs.
const LanguageDialog = lazy(async () => ({
  default: await (await import('./reader-menu-items')).loadLanguageDialog(),
}))

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
      {isChoosing && (
        <Suspense fallback={null}>
          <LanguageDialog open onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
