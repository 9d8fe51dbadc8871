import { type ComponentProps, type ComponentType, cloneElement, type ReactElement, useState } from 'react'
import type { Fetched } from '../fetch-once'
import { usePressedCode } from '../use-pressed-code'

/** What the menu behind a `MenuButton` is given, besides what it is about. */
export interface PressedMenuProps {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Open from the first: the trigger was pressed before this code had arrived. */
  defaultOpen: boolean
}

interface MenuButtonProps<Props> {
  menu: Fetched<ComponentType<Props & PressedMenuProps>>
  /** What it is about. */
  props: Props
  /** A button that passes its ref and props on, as all of ui/ do. */
  trigger: ReactElement<ComponentProps<'button'>>
}

/**
 * The button of a menu whose code no first screen waits for: it is fetched at the first sign of somebody using the page,
 * and opens with the press that puts it in the button's place. When it does not arrive, that is said, and the next press
 * asks again.
 */
export function MenuButton<Props extends object>({ menu, props, trigger }: MenuButtonProps<Props>) {
  const [Pressed, want] = usePressedCode(menu)
  const [isComing, setComing] = useState(false)
  if (Pressed) return <Pressed {...props} trigger={trigger} defaultOpen />
  const onClick = async () => {
    setComing(true)
    await want()
    setComing(false)
  }
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': isComing,
    onClick: () => void onClick(),
  })
}
