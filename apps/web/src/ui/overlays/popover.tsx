import type * as Radix from 'radix-ui/popover'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import { fetchOnce } from '../fetch-once'
import { usePressedCode } from '../use-pressed-code'
import { closesOnEscape } from './escape'
import styles from './floating.module.css'

const radix = fetchOnce(() => import('radix-ui/popover'))

/** Loads the code of popovers, for one that is initially open. */
export const fetchPopover = radix.fetch

interface PopoverProps {
  /** A button that passes on its ref and props, as all in ui/ do. */
  trigger: ReactElement<ComponentProps<'button'>>
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: ComponentProps<typeof Radix.Content>['side']
  align?: ComponentProps<typeof Radix.Content>['align']
  children: ReactNode
}

/**
 * A small panel of controls beside its trigger. Its code is loaded at the first sign of use, so no first screen waits
 * for it.
 */
export function Popover({
  trigger,
  label,
  open: openFromOutside,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  children,
}: PopoverProps) {
  const [openHere, setOpenHere] = useState(false)
  const [Primitive, loadPopover] = usePressedCode(radix, openFromOutside)
  const open = openFromOutside ?? openHere
  const change = onOpenChange ?? setOpenHere
  if (!Primitive) {
    return cloneElement(trigger, {
      'aria-haspopup': 'dialog',
      'aria-expanded': false,
      onClick: () => void loadPopover().then((isLoaded) => isLoaded && change(true)),
    })
  }
  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          className={styles.popover}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          {...closesOnEscape(() => change(false))}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
