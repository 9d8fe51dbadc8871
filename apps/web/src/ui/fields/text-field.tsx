import type { ComponentProps } from 'react'
import { cx } from '../cx'
import { Field, type FieldProps } from './field'
import styles from './field.module.css'

/** A one-line text input with its label and message; `ref` and the other props go to the input. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  className,
  'aria-describedby': describedBy,
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          aria-describedby={cx(describedBy, control['aria-describedby']) || undefined}
          className={cx(styles.input, className)}
        />
      )}
    </Field>
  )
}
