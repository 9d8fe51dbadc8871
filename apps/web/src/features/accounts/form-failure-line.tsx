import type { FormFailure } from '../../forms/form-errors'
import styles from './account-form.module.css'

/** The reason why a form was rejected, shown above its buttons. */
export function FormFailureLine({ failure }: { failure: FormFailure | undefined }) {
  if (!failure) return null
  return (
    <div className={styles.failure} role="alert">
      <p>{failure.text}</p>
      {failure.wait && <p className={styles.wait}>{failure.wait}</p>}
    </div>
  )
}
