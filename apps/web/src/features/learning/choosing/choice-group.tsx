import { useId } from 'react'
import styles from './choice-group.module.css'

interface Choice<Value extends string> {
  value: Value
  label: string
  /** What the choice means, in a few words. */
  hint: string
}

interface ChoiceGroupProps<Value extends string> {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A group of radio buttons that shows every choice with its hint. */
export function ChoiceGroup<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.name}>{choice.label}</span>
            <span className={styles.hint}>{choice.hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
