import type { LearnerMemory } from '@wordhoard/contracts/learner/memory'
import { shortDate } from '../../lib/dates'
import { memoryLengthText } from '../../lib/memory-length-text'
import { ownMemoryMessages } from './messages'
import styles from './statistics.module.css'

/** Says how the learner's memory differs from most people's, once it was fitted; nothing before. */
export function OwnMemory({ memory: { fit } }: { memory: Pick<LearnerMemory, 'fit'> }) {
  if (!fit) return null
  return (
    <section className={styles.ownMemory} aria-labelledby="own-memory">
      <h3 id="own-memory">{ownMemoryMessages.title}</h3>
      <p className={styles.lead}>{memoryLengthText(fit.length)}</p>
      <p>{ownMemoryMessages.basis(fit.answers, shortDate(fit.fitted_at))}</p>
    </section>
  )
}
