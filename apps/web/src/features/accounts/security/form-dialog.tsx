import type { ComponentProps, ReactNode } from 'react'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { ActionButtons, type ActionButtonsProps } from '../../../ui/form/action-buttons'
import { Form } from '../../../ui/form/form'
import { Dialog } from '../../../ui/overlays/dialog'

interface FormBodyProps
  extends Pick<ComponentProps<typeof Form>, 'onSubmit' | 'failure' | 'children'>,
    Pick<ActionButtonsProps, 'action' | 'pendingAction' | 'variant' | 'isPending' | 'isDisabled'> {
  onClose: () => void
}

interface FormDialogProps extends FormBodyProps {
  open: boolean
  title: string
  description?: ReactNode
}

/** A dialog with one form: fields, a failure message, Cancel and a submit button. */
export function FormDialog({ open, title, description, ...body }: FormDialogProps) {
  useHistoryDialog(open, body.onClose)
  return (
    <Dialog open={open} onOpenChange={body.onClose} title={title} description={description}>
      <FormBody {...body} />
    </Dialog>
  )
}

/** The body of `FormDialog`, for dialogs whose steps are forms. */
export function FormBody({ onClose, onSubmit, failure, children, ...buttons }: FormBodyProps) {
  return (
    <Form
      onSubmit={onSubmit}
      failure={failure}
      actions={<ActionButtons {...buttons} onCancel={onClose} canCancelPending />}
    >
      {children}
    </Form>
  )
}
