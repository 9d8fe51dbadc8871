import * as Primitive from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'
import styles from './floating.module.css'

interface TooltipProps {
  /** Repeats or explains what the trigger is; never the only place where something is said. */
  text: ReactNode
  /** A button that passes its ref and props on, as all of ui/ do. */
  children: ReactElement
}

/** A hint on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
