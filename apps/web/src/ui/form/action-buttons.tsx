import { Button } from '../button'
import { uiMessages } from '../messages'

export interface ActionButtonsProps {
  /** Label of the main button. */
  action: string
  /** Label while the action is running, if different. */
  pendingAction?: string | undefined
  variant?: 'primary' | 'danger' | undefined
  isPending?: boolean | undefined
  /** True while required input is missing. */
  isDisabled?: boolean | undefined
  /** Runs the action; omitted if the button submits a form. */
  onAction?: (() => void) | undefined
  /** Id of the form to submit, if the button is outside it. */
  form?: string | undefined
  cancel?: string | undefined
  onCancel: () => void
  /** Allows cancelling while the action is running. */
  canCancelPending?: boolean | undefined
}

/** The two buttons at the end of a form or a question: cancel, and the main action. */
export function ActionButtons({
  action,
  pendingAction = action,
  variant = 'primary',
  isPending = false,
  isDisabled,
  onAction,
  form,
  cancel = uiMessages.cancel,
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
