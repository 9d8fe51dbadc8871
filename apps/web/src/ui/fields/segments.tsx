import { useId } from 'react'
import { cx } from '../cx'
import styles from './segments.module.css'

interface SegmentsProps<Value extends string> {
  label: string
  /** The values with their names, in order. */
  choices: readonly (readonly [value: Value, name: string])[]
  /** Null while none is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  className?: string | undefined
}

/** A group of radio buttons in one row. */
export function Segments<Value extends string>({
  label,
  choices,
  value,
  onChange,
  className,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={cx(styles.group, className)}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {choices.map(([id, text]) => (
          <label key={id} className={styles.segment} data-value={id}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
