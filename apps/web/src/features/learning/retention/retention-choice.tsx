import type { LearnerMemory } from '@wordhoard/contracts/learner/memory'
import { useId } from 'react'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { retentionMessages } from './messages'
import styles from './retention-choice.module.css'
import { AUTOMATIC, ownMemoryText, retentionChoices } from './retention-text'

interface RetentionChoiceProps {
  /** Undefined while it loads. */
  memory: LearnerMemory | undefined
  /** The target that is chosen; null for the automatic one. */
  value: number | null
  onChange: (value: number | null) => void
}

/** The choice of how well to remember, with what each costs and what we know of the learner's memory. */
export function RetentionChoice({ memory, value, onChange }: RetentionChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.group} aria-describedby={`${name}-explanation`}>
      <legend className={styles.legend}>{retentionMessages.title}</legend>
      <p id={`${name}-explanation`} className={styles.text}>
        {retentionMessages.explanation}
      </p>
      {memory ? (
        <>
          <div className={styles.choices}>
            {retentionChoices(memory).map((choice) => (
              <label key={choice.value} className={styles.choice}>
                <input
                  type="radio"
                  name={name}
                  checked={choice.value === (value === null ? AUTOMATIC : String(value))}
                  onChange={() => onChange(choice.value === AUTOMATIC ? null : Number(choice.value))}
                />
                <span>
                  {choice.label} <small className={styles.hint}>{choice.hint}</small>
                </span>
              </label>
            ))}
          </div>
          <p className={styles.text}>{ownMemoryText(memory)}</p>
        </>
      ) : (
        <SkeletonGroup label={retentionMessages.loading}>
          <Skeleton height="16.5rem" />
        </SkeletonGroup>
      )}
    </fieldset>
  )
}
