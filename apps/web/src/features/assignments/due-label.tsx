import styles from './assignment-list.module.css'
import { dueText } from './due-text'

/** The due date in words; an overdue one stands out by more than its colour. */
export function DueLabel({ dueAt, isDone }: { dueAt: string | null; isDone: boolean }) {
  const { text, urgency } = dueText(dueAt, isDone)
  if (dueAt === null) return <span>{text}</span>
  return (
    <time dateTime={dueAt} className={styles.due} data-urgency={urgency}>
      {text}
    </time>
  )
}
