import type { ComponentProps } from 'react'
import { cx } from '../cx'
import { Field, type FieldProps } from './field'
import styles from './field.module.css'

/** A multi-line text input with its label and message. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  className,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(control) => <textarea {...rest} {...control} className={cx(styles.input, styles.area, className)} />}
    </Field>
  )
}
