import type { FormEventHandler, ReactNode } from 'react'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlays/dialog'
import styles from './security.module.css'

interface FormBodyProps {
  onClose: () => void
  onSubmit: FormEventHandler<HTMLFormElement>
  /** What was wrong that belongs to no field. */
  failure?: string | undefined
  /** Beside Cancel. */
  action: ReactNode
  children?: ReactNode
}

interface FormDialogProps extends FormBodyProps {
  open: boolean
  title: string
  description?: ReactNode
}

/** A dialog that is one form: fields, a line for what went wrong, Cancel and the button that does it. */
export function FormDialog({ open, title, description, ...body }: FormDialogProps) {
  useHistoryDialog(open, body.onClose)
  return (
    <Dialog open={open} onOpenChange={body.onClose} title={title} description={description}>
      <FormBody {...body} />
    </Dialog>
  )
}

/** What is inside, for a dialog whose steps are forms. */
export function FormBody({ onClose, onSubmit, failure, action, children }: FormBodyProps) {
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {children}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        {action}
      </div>
    </form>
  )
}
