import { Button } from '../button'

export interface ActionButtonsProps {
  /** What the button says that does it. */
  action: string
  /** What it says while it is being done, where that is something else. */
  pendingAction?: string | undefined
  variant?: 'primary' | 'danger' | undefined
  isPending?: boolean | undefined
  /** Something is still missing. */
  isDisabled?: boolean | undefined
  /** Does it; left out where the button sends a form. */
  onAction?: (() => void) | undefined
  /** Id of the form that it sends, where it stands outside of it. */
  form?: string | undefined
  cancel?: string | undefined
  onCancel: () => void
  /** Leaving is possible while it is being done. */
  canCancelPending?: boolean | undefined
}

/** The two buttons at the end of a form or a question: back out, or do it. */
export function ActionButtons({
  action,
  pendingAction = action,
  variant = 'primary',
  isPending = false,
  isDisabled,
  onAction,
  form,
  cancel = 'Cancel',
  onCancel,
  canCancelPending = false,
}: ActionButtonsProps) {
  return (
    <>
      <Button onClick={onCancel} disabled={isPending && !canCancelPending}>
        {cancel}
      </Button>
      <Button
        variant={variant}
        type={onAction ? 'button' : 'submit'}
        form={form}
        busy={isPending}
        disabled={isDisabled}
        onClick={onAction}
      >
        {isPending ? pendingAction : action}
      </Button>
    </>
  )
}
