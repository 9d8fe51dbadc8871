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
  /** Where else one may go, below it. */
  other: ReactNode
  children: ReactNode
}

/**
 * A form on a page of its own, with a check for humans; nothing in it can be changed while it is on its way. Not the form
 * of `ui`, whose line for failures and row of buttons these pages would fetch for nothing.
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
