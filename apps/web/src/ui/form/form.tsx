import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { cx } from '../cx'
import { FailureLine } from './failure-line'
import styles from './form.module.css'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Sends the form. It must handle its own failures, because its promise is not awaited. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  /** A failure that belongs to no field, shown above the buttons. */
  failure?: ReactNode
  /** The buttons, one of the type submit; omitted if they are outside the form. */
  actions?: ReactNode
}

/**
 * Fields one below another, the failure, and buttons at the end. Field messages come from the form, not the browser.
 */
export function Form({ onSubmit, failure, actions, className, children, ...rest }: FormProps) {
  return (
    <form
      noValidate
      {...rest}
      className={cx(styles.form, className)}
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit(event)
      }}
    >
      {children}
      <FailureLine>{failure}</FailureLine>
      {actions && <div className={styles.actions}>{actions}</div>}
    </form>
  )
}
