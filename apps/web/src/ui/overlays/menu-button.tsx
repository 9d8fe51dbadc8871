import { type ComponentProps, type ComponentType, cloneElement, type ReactElement, useState } from 'react'
import type { Fetched } from '../fetch-once'
import { usePressedCode } from '../use-pressed-code'

/** Props of the menu behind a `MenuButton`, in addition to its own. */
export interface PressedMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** True when the trigger was pressed before this code had loaded, so the menu opens at once. */
  defaultOpen: boolean
}

interface MenuButtonProps<Props> {
  menu: Fetched<ComponentType<Props & PressedMenuProps>>
  /** The menu's own props. */
  props: Props
  /** What the button opens; a menu by default. */
  kind?: 'menu' | 'dialog'
  /** A button that passes on its ref and props, as all in ui/ do. */
  trigger: ReactElement<ComponentProps<'button'>>
}

/**
 * Button for a menu whose code no first screen needs. The code is loaded at the first sign of use, and after a press
 * the open menu replaces the button. If loading fails, a toast says so and the next press tries again.
 */
export function MenuButton<Props extends object>({
  menu,
  props,
  kind = 'menu',
  trigger,
}: MenuButtonProps<Props>) {
  const [Pressed, loadMenu] = usePressedCode(menu)
  const [isLoading, setLoading] = useState(false)
  if (Pressed) return <Pressed {...props} trigger={trigger} defaultOpen />
  const onClick = async () => {
    setLoading(true)
    await loadMenu()
    setLoading(false)
  }
  return cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    'aria-busy': isLoading,
    onClick: () => void onClick(),
  })
}
