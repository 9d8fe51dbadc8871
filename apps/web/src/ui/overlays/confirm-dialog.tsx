import type { ReactNode } from 'react'
import { ActionButtons, type ActionButtonsProps } from '../form/action-buttons'
import { FailureLine } from '../form/failure-line'
import { Dialog, type DialogProps } from './dialog'
import styles from './dialog.module.css'

interface ConfirmDialogProps
  extends Pick<DialogProps, 'title' | 'description' | 'children'>,
    Omit<ActionButtonsProps, 'form' | 'isDisabled' | 'onCancel' | 'onAction'> {
  open: boolean
  /** Called by the close button, Escape, a click outside, and Cancel. */
  onClose: () => void
  /** Called by Cancel, if it does something other than closing. */
  onCancel?: (() => void) | undefined
  /** Runs the action. */
  onConfirm: () => void
  /** Why the action failed. */
  failure?: ReactNode
}

/**
 * Asks for confirmation, and stays open until the action is done. Use it with `useHistoryDialog`, like every dialog.
 */
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
