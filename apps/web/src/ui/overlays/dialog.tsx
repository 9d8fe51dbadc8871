import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { IconButton } from '../icon-button'
import { uiMessages } from '../messages'
import styles from './dialog.module.css'
import { closesOnEscape } from './escape'
import { useFocusReturn } from './use-focus-return'

export interface DialogProps {
  open: boolean
  /** Called with false by the close button, Escape and a click outside. */
  onOpenChange: (open: boolean) => void
  title: string
  /** One or two sentences below the title, announced when the dialog opens. */
  description?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  size?: 'small' | 'medium' | 'large'
  children?: ReactNode
}

/** A modal dialog. Use it with `useHistoryDialog(open, onClose)` of shell/, so that Back closes it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  size = 'small',
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.scrim} />
        <Primitive.Content
          className={cx(styles.dialog, styles[size])}
          {...focusReturn}
          {...closesOnEscape(() => onOpenChange(false))}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label={uiMessages.close} icon={<X />} round />
            </Primitive.Close>
          </div>
          {description && (
            <Primitive.Description className={styles.description}>{description}</Primitive.Description>
          )}
          {children && <div className={styles.body}>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
