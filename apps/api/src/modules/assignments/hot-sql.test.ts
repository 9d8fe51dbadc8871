import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { assignmentsOfClassroom, assignmentsOfStudent } from './assignments.queries'
import { overallProgress, progressOfStudents } from './class-progress.queries'
import { classesOfTeacher } from './taught-classes.queries'

it.each(
  Object.entries({
    'assignments-of-classroom': assignmentsOfClassroom({ countsReaders: true }),
    'assignments-of-student': assignmentsOfStudent,
    'progress-of-students': progressOfStudents,
    'overall-progress': overallProgress,
    'classes-of-teacher': classesOfTeacher,
  }),
)('%s matches the reviewed SQL', async (name, { text }) => {
  await expect(formatSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})
