import type { ReactNode } from 'react'
import { ActionButtons, type ActionButtonsProps } from '../form/action-buttons'
import { FailureLine } from '../form/failure-line'
import { Dialog, type DialogProps } from './dialog'
import styles from './dialog.module.css'

interface ConfirmDialogProps
  extends Pick<DialogProps, 'title' | 'description' | 'children'>,
    Omit<ActionButtonsProps, 'form' | 'isDisabled' | 'onCancel' | 'onAction'> {
  open: boolean
  /** By the close button, Escape, a click outside, and by Cancel. */
  onClose: () => void
  /** What Cancel does, where it is something else than closing. */
  onCancel?: (() => void) | undefined
  /** Does what was asked. */
  onConfirm: () => void
  /** Why it could not be done. */
  failure?: ReactNode
}

/** Asks before something is done, and stays until it is. Pair it with `useHistoryDialog`, as every dialog. */
export function ConfirmDialog({
  open,
  onClose,
  onCancel = onClose,
  onConfirm,
  title,
  description,
  failure,
  variant = 'danger',
  children,
  ...buttons
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={<ActionButtons {...buttons} variant={variant} onAction={onConfirm} onCancel={onCancel} />}
    >
      {(children || failure) && (
        <div className={styles.asked}>
          {children}
          <FailureLine>{failure}</FailureLine>
        </div>
      )}
    </Dialog>
  )
}
