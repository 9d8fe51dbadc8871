import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { testAsSeen, testsOfClassroom, testsOfStudent } from './class-tests.queries'
import { answersOfStudent, answersToTest, insertAnswer, lockOpenTest } from './test-answers.queries'

it.each(
  Object.entries({
    'test-as-seen': testAsSeen,
    'tests-of-classroom': testsOfClassroom({ countsFinished: true }),
    'tests-of-student': testsOfStudent,
    'answers-of-student': answersOfStudent,
    'answers-to-test': answersToTest,
    'insert-answer': insertAnswer,
    'lock-open-test': lockOpenTest,
  }),
)('%s matches the reviewed SQL', async (name, { text }) => {
  await expect(formatSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})
