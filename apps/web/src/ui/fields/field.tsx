import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../visually-hidden'
import styles from './field.module.css'

export interface FieldProps {
  label: string
  /** Shows the label to screen readers only, where the field's place makes its purpose plain. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** Message below the field; if present, the field is invalid. */
  error?: string | undefined
}

interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, control, hint and message of a form field, connected by ids. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </div>
      )}
    </div>
  )
}
