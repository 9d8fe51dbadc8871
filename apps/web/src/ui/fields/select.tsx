import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx'
import { Field, type FieldProps } from './field'
import styles from './field.module.css'

export interface SelectOption {
  value: string
  label: string
  /** Language of the label if it isn't the page's. */
  lang?: string
}

/**
 * A select with a few options. Uses the browser's own control, which phones show as the familiar wheel; Radix' Select
 * writes a style element, which the content security policy forbids.
 */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  options,
  className,
  ...rest
}: FieldProps & Omit<ComponentProps<'select'>, 'children'> & { options: readonly SelectOption[] }) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(control) => (
        <div className={styles.selectWrap}>
          <select {...rest} {...control} className={cx(styles.input, styles.select, className)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden />
        </div>
      )}
    </Field>
  )
}
