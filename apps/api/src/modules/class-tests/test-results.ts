import type { TestResults } from '@wordhoard/contracts/classes/class-tests'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { CSV_MARK, csvField } from '../../lib/csv'
import { Download } from '../../lib/download'
import { compareByRegister } from '../school/class-order'
import { openTestAsStaff, presentTest } from './class-tests'
import { questionsOf, type StoredQuestion } from './stored-question'
import { answersToTest, studentsOfTest } from './test-answers.queries'

type Answer = Awaited<ReturnType<typeof answersToTest.fetchAll>>[number]
type Question = TestResults['questions'][number]

/** Returns the answers to a test, by student and by question. Throws `class_test_not_found`, `forbidden`. */
export async function testResults(pool: pg.Pool, actor: Actor, id: number): Promise<TestResults> {
  const { test, questions, students } = await readResults(pool, actor, id)
  const answers = students.flatMap((student) => student.answers)
  return {
    test: presentTest(test),
    students: students.map(({ student, answers: own }) => ({
      student,
      answered_num: own.length,
      right_num: own.filter(({ is_correct }) => is_correct).length,
      finished_at: timeOfLastAnswer(own, questions.length)?.toISOString() ?? null,
    })),
    questions: questions.map((question, number) =>
      presentQuestion(
        question,
        number,
        answers.filter((answer) => answer.question === number),
      ),
    ),
  }
}

/** Exports a CSV line for each student. Throws `class_test_not_found`, `forbidden`. */
export async function exportResults(pool: pg.Pool, actor: Actor, id: number): Promise<Download> {
  const { questions, students } = await readResults(pool, actor, id)
  async function* lines() {
    yield `${CSV_MARK}student,username,right,answered,questions,finished,missed\r\n`
    for (const { student, answers } of students) {
      const missed = answers.filter(({ is_correct }) => !is_correct).map(({ question }) => question)
      const fields = [
        `${student.first_name} ${student.last_name}`.trim(),
        student.username,
        answers.length - missed.length,
        answers.length,
        questions.length,
        timeOfLastAnswer(answers, questions.length)?.toISOString() ?? '',
        missed
          .toSorted((a, b) => a - b)
          .map((number) => questions[number]?.word ?? '')
          .join('; '),
      ]
      yield `${fields.map(csvField).join(',')}\r\n`
    }
  }
  return new Download('class-test.csv', 'text/csv; charset=utf-8', lines())
}

async function readResults(pool: pg.Pool, actor: Actor, id: number) {
  const test = await openTestAsStaff(pool, actor, id)
  const { classroom_id: classroomId } = test
  const [students, answers] = await Promise.all([
    studentsOfTest.fetchAll(pool, { classroomId }),
    answersToTest.fetchAll(pool, { classroomId, testId: id }),
  ])
  return {
    test,
    questions: questionsOf(test.questions),
    students: students
      .toSorted((a, b) => compareByRegister(a.student, b.student))
      .map(({ student }) => ({
        student,
        answers: answers.filter(({ user_id }) => user_id === student.id),
      })),
  }
}

/** Returns when the last question was answered; undefined if some aren't. */
function timeOfLastAnswer(answers: readonly Answer[], questions: number): Date | undefined {
  return answers.length === questions ? answers.at(-1)?.answered_at : undefined
}

function presentQuestion(
  { kind, text, part_of_speech, sentence, word, options, right }: StoredQuestion,
  number: number,
  answers: readonly Answer[],
): Question {
  return {
    ...{ number, kind, text, part_of_speech, sentence, word },
    options: options.map((option) => ({
      text: option.text,
      is_right: option.id === right,
      chosen_num: answers.filter(({ choice }) => choice === option.id).length,
    })),
    answered_num: answers.length,
    right_num: answers.filter(({ is_correct }) => is_correct).length,
    unsure_num: answers.filter(({ choice }) => choice === null).length,
  }
}
