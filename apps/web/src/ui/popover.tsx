import * as Primitive from 'radix-ui/popover'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import styles from './floating.module.css'

interface PopoverProps {
  /** A button that passes its ref and props on, as all of ui/ do. */
  trigger: ReactElement
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: ComponentProps<typeof Primitive.Content>['side']
  align?: ComponentProps<typeof Primitive.Content>['align']
  children: ReactNode
}

/** A small panel of controls beside its trigger. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  children,
}: PopoverProps) {
  return (
    <Primitive.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          className={styles.popover}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
