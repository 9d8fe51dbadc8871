import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { cx } from '../cx'
import { FailureLine } from './failure-line'
import styles from './form.module.css'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Sends what was typed. It handles its own failures: a promise is not waited for. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  /** What was wrong that belongs to no field; above the buttons. */
  failure?: ReactNode
  /** The buttons, one of them of the type submit; left out where they stand outside of the form. */
  actions?: ReactNode
}

/** Fields below one another, what went wrong, and buttons at the end. Messages of fields are the form's, not the browser's. */
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
