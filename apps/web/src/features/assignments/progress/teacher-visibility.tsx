import { Eye } from 'lucide-react'
import { useId } from 'react'
import styles from './teacher-visibility.module.css'

/** What teachers see of their students, said to the students: always open, in the size of all other text. */
export function TeacherVisibility({
  sentences,
  isStudent,
}: {
  sentences: readonly string[]
  isStudent: boolean
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.note}>
      <h2 id={id}>
        <Eye aria-hidden />
        {isStudent ? 'What your teachers see of you' : 'What students are told that you see'}
      </h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
