import type { ClassroomDetail } from '@wordhoard/contracts/classrooms'
import { ChartNoAxesColumn, MessageCircle, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { TeacherVisibility } from '../../features/assignments/progress/teacher-visibility'
import { ClassTests } from '../../features/assignments/tests/class-tests'
import { LazyDialog } from '../../shell/lazy-dialog'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { ClassAssignments } from './class-assignments'
import { ClassMembers } from './class-members'
import styles from './classroom.module.css'
import { classroomMessages } from './messages'

const loadNewAssignment = async () =>
  (await import('../../features/assignments/dialogs/new-assignment-dialog')).NewAssignmentDialog

/** A classroom that the user may see. */
export function ClassroomPage({ classroom }: { classroom: ClassroomDetail }) {
  const { id, name, description, school, chat_id, abilities, is_archived, role } = classroom
  const [isSetting, setSetting] = useState(false)
  const isStudent = role === 'student'
  const onSet = () => setSetting(true)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.named}>
          <p className={styles.school}>
            <Link to={paths.school(school.username)} dir="auto">
              {school.name}
            </Link>
          </p>
          <h1 className={styles.name} dir="auto">
            {name}
          </h1>
          <p className={styles.description} dir="auto">
            {description}
          </p>
        </div>
        <div className={styles.actions}>
          <Link className={buttonClass()} to={paths.chat(chat_id)}>
            <MessageCircle aria-hidden />
            {classroomMessages.chat}
          </Link>
          {abilities.see_progress && (
            <Link className={buttonClass()} to={paths.classProgress(id)}>
              <ChartNoAxesColumn aria-hidden />
              {classroomMessages.progress}
            </Link>
          )}
          {abilities.set_work && (
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={onSet}>
              {classroomMessages.createAssignment}
            </Button>
          )}
        </div>
      </header>
      {is_archived && (
        <p className={styles.archived} role="note">
          {classroomMessages.archived}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <ClassAssignments
            classroomId={id}
            studentsNum={classroom.students_num}
            isTeacher={abilities.set_work}
            onSet={onSet}
          />
          <ClassTests classroomId={id} studentsNum={classroom.students_num} isTeacher={abilities.set_work} />
        </div>
        <div className={styles.side}>
          {isStudent && <TeacherVisibility sentences={classroom.teachers_see} isStudent />}
          <ClassMembers classroom={classroom} />
          {!isStudent && <TeacherVisibility sentences={classroom.teachers_see} isStudent={false} />}
        </div>
      </div>
      {abilities.set_work && (
        <LazyDialog
          load={loadNewAssignment}
          props={{ classroomId: id, className: name, open: isSetting, onClose: () => setSetting(false) }}
        />
      )}
    </div>
  )
}
