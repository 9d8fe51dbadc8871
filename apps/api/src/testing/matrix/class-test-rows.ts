import * as classTests from '@wordhoard/contracts/classes/class-tests'
import { testedWords } from '../class-tests'
import { spellIdOf } from '../learner'
import { forClassroom, nothing, ofAssignment, ofClassroom, type Row, row } from './row'
import type { Scene } from './scene'

const ofTest = (s: Scene) => ({ params: { id: s.classTest } })
/** Members of the school who aren't in the classroom are refused, and so are staff: they don't take tests. */
const forStudents = { ...forClassroom(403), student: 200 }
const createTest = (s: Scene) =>
  s.api.pool.query(
    `INSERT INTO class_test (id, school_id, classroom_id, title, questions, question_count)
     VALUES ($1, $2, $3, 'Herontest', '[]', 5) ON CONFLICT DO NOTHING`,
    [s.classTest, s.id, s.classroom],
  )

export const classTestRows: Row[] = [
  row(classTests.listTestChoices, ofAssignment, 404, forClassroom(200, 403)),
  row(
    classTests.previewTestQuestions,
    (s) => ({ ...ofClassroom(s), body: { spell_ids: [spellIdOf(s.api, testedWords[0])] } }),
    404,
    forClassroom(200, 403),
  ),
  row(
    classTests.createClassTest,
    (s, caller) => ({
      ...ofClassroom(s),
      body: { title: caller, spell_ids: testedWords.map((word) => spellIdOf(s.api, word)) },
    }),
    404,
    forClassroom(201, 403),
  ),
  row(classTests.listClassTests, ofClassroom, 404, forClassroom(200)),
  row(classTests.listMyTests, nothing, 200),
  row(classTests.getTestAttempt, ofTest, 404, forStudents),
  row(
    classTests.answerTestQuestion,
    (s) => ({ ...ofTest(s), body: { question: 0, choice: null } }),
    404,
    forStudents,
  ),
  row(classTests.getTestResults, ofTest, 404, forClassroom(200, 403)),
  row(classTests.exportTestResults, ofTest, 404, forClassroom(200, 403)),
  row(
    classTests.updateClassTest,
    (s) => ({ ...ofTest(s), body: { is_closed: true } }),
    404,
    forClassroom(204, 403),
  ),
  row(classTests.deleteClassTest, ofTest, 404, forClassroom(204, 403), createTest),
]
