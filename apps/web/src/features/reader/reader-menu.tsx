import { Menu as MenuIcon } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { IconButton } from '../../ui/icon-button'

const ReaderMenuItems = lazy(async () => ({
  default: (await import('./reader-menu-items')).ReaderMenuItems,
}))

type ReaderMenuProps = Omit<ComponentProps<typeof ReaderMenuItems>, 'trigger' | 'defaultOpen'>

/** The menu of the reader's bar. Its button is there at once; its code is fetched when it is first pressed. */
export function ReaderMenu(props: ReaderMenuProps) {
  const [isPressed, setPressed] = useState(false)
  const button = <IconButton label="Reading menu" icon={<MenuIcon />} />
  if (!isPressed) {
    return (
      <IconButton
        label="Reading menu"
        icon={<MenuIcon />}
        onClick={() => setPressed(true)}
        aria-haspopup="menu"
      />
    )
  }
  return (
    <Suspense fallback={button}>
      <ReaderMenuItems {...props} trigger={button} defaultOpen />
    </Suspense>
  )
}
