import * as Primitive from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'
import styles from './floating.module.css'

interface TooltipProps {
  /** Repeats or explains the trigger; never the only place for information. */
  text: ReactNode
  /** A button that passes on its ref and props, as all in ui/ do. */
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
