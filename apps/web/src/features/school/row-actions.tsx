import { Ellipsis } from 'lucide-react'
import { type ComponentProps, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { IconButton } from '../../ui/icon-button'

interface RowActionsProps {
  label: string
  /** Fetches the menu's code ahead. */
  fetchMenu: () => void
  /** The menu, which may suspend, around its trigger; it opens at once. */
  menu: (trigger: ReactElement<ComponentProps<'button'>>) => ReactNode
}

/**
 * The button of a line's menu. The menu's code is fetched at the first sign of use, since no first screen needs it; the
 * menu then opens with the press that asked for it.
 */
export function RowActions({ label, fetchMenu, menu }: RowActionsProps) {
  const [isPressed, setPressed] = useState(false)
  const icon = <Ellipsis aria-hidden />
  if (!isPressed) {
    return (
      <IconButton
        label={label}
        icon={icon}
        aria-haspopup="menu"
        onPointerEnter={fetchMenu}
        onFocus={fetchMenu}
        onClick={() => setPressed(true)}
      />
    )
  }
  return (
    <Suspense fallback={<IconButton label={label} icon={icon} aria-haspopup="menu" aria-busy />}>
      {menu(<IconButton label={label} icon={icon} />)}
    </Suspense>
  )
}
