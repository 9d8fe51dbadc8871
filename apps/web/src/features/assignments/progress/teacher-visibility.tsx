import { Eye } from 'lucide-react'
import { useId } from 'react'
import { teacherVisibilityMessages } from './member-messages'
import styles from './teacher-visibility.module.css'

/** Tells students what their teachers can see: always visible, in the size of all other text. */
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
        {isStudent ? teacherVisibilityMessages.forStudents : teacherVisibilityMessages.forTeachers}
      </h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
