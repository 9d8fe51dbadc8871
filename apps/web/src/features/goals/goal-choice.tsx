import { useId } from 'react'
import styles from './goal-dialog.module.css'

interface GoalChoiceProps<Value extends string | number> {
  label: string
  choices: readonly { value: Value; label: string; hint?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A row of radio buttons that shows every choice. */
export function GoalChoice<Value extends string | number>({
  label,
  choices,
  value,
  onChange,
}: GoalChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label} </span>
            {choice.hint !== undefined && <small>{choice.hint}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
