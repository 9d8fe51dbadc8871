import type { FormEvent, ReactNode } from 'react'
import type { FormFailure } from '../../forms/form-errors'
import styles from './account-form.module.css'
import { FormFailureLine } from './form-failure-line'
import { HumanCheck, type HumanCheckControl } from './human-check/human-check'

interface AccountFormProps {
  state: {
    readonly check: HumanCheckControl
    readonly checkError: string | undefined
    readonly failure: FormFailure | undefined
    readonly isBusy: boolean
    readonly submit: (event: FormEvent) => Promise<void>
  }
  buttons: ReactNode
  /** Links to other pages, below the form. */
  other: ReactNode
  children: ReactNode
}

/**
 * The form of an account page, with a human check; its fields are disabled while it is being submitted. It doesn't use
 * the form from `ui`, because these pages would then load a failure line and a button row that they don't need.
 */
export function AccountForm({ state, buttons, other, children }: AccountFormProps) {
  const { check, checkError, failure, isBusy, submit } = state
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.fields} disabled={isBusy}>
        {children}
        <HumanCheck control={check} error={checkError} />
        <FormFailureLine failure={failure} />
        <div className={styles.buttons}>{buttons}</div>
      </fieldset>
      <p className={styles.other}>{other}</p>
    </form>
  )
}
