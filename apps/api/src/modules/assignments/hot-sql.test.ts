import { expect, it } from 'vitest'
import { formattedSql } from '../../testing/formatted-sql'
import { assignmentsOfClassroom, assignmentsOfStudent } from './assignments.queries'
import { hardWordsOf, overallProgress, progressOfStudents } from './class-progress.queries'

it.each(
  Object.entries({
    'assignments-of-classroom': assignmentsOfClassroom({ countsReaders: true }),
    'assignments-of-student': assignmentsOfStudent,
    'progress-of-students': progressOfStudents,
    'hard-words-of': hardWordsOf,
    'overall-progress': overallProgress,
  }),
)('%s is the SQL that was reviewed', async (name, { text }) => {
  await expect(formattedSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})
