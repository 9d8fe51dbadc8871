import type { TestAnswer, TestAnswerInput, TestAttempt } from '@wordhoard/contracts/classes/class-tests'
import type { Queryable } from '@wordhoard/database/sql/run'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { transaction } from '../../lib/transaction'
import { currentKnowledge } from '../knowledge/current-knowledge'
import type { LearnerModel } from '../knowledge/learner-model'
import { openTest, presentTest, type SeenTest } from './class-tests'
import { questionsOf, type StoredQuestion, showQuestion } from './stored-question'
import { answersOfStudent, insertAnswer, lockOpenTest } from './test-answers.queries'

type Answer = Awaited<ReturnType<typeof answersOfStudent.fetchAll>>[number]

/** Opens a test to a student of its class. Throws `class_test_not_found`, `forbidden`. */
async function openAsStudent(db: Queryable, actor: Actor, id: number): Promise<SeenTest> {
  const test = await openTest(db, actor, id)
  if (test.role !== 'student' || !test.is_in) throw new AppError('forbidden')
  return test
}

/** Returns the question that waits for the student's answer, or their result. Throws `class_test_not_found`, `forbidden`. */
export async function attemptOf({ pool }: LearnerModel, actor: Actor, id: number): Promise<TestAttempt> {
  const test = await openAsStudent(pool, actor, id)
  return attemptAfter(
    test,
    await answersOfStudent.fetchAll(pool, { userId: actor.userId, testId: id }),
    actor,
  )
}

/**
 * Stores an answer and returns what comes next; with the last one, what the answers say is counted. An answer never
 * changes: of two to the same question, from two devices or because the first one's reply was lost, the first counts.
 * Throws `class_test_not_found`, `forbidden`, `class_test_closed`, and `not_found` for a question or an option that
 * the test doesn't have.
 */
export async function answerQuestion(
  model: LearnerModel,
  actor: Actor,
  id: number,
  { question: number, choice }: TestAnswerInput,
): Promise<TestAttempt> {
  const { userId } = actor
  const { pool } = model
  const test = await openAsStudent(pool, actor, id)
  const question = questionsOf(test.questions)[number]
  const isOption = choice === null || question?.options.some((option) => option.id === choice)
  if (!question || !isOption) throw new AppError('not_found')
  const answers = await transaction(pool, async (client) => {
    if (!(await lockOpenTest.fetchFirst(client, { id, schoolId: test.school_id }))) {
      // Deleted meanwhile, or closed.
      await openAsStudent(client, actor, id)
      throw new AppError('class_test_closed')
    }
    await insertAnswer.execute(client, {
      userId,
      testId: id,
      question: number,
      spellId: question.spell_id,
      choice,
      isCorrect: choice === question.right,
    })
    return answersOfStudent.fetchAll(client, { userId, testId: id })
  })
  const after = attemptAfter(test, answers, actor)
  if (after.result) await currentKnowledge(model, userId)
  return after
}

/** Returns the first question without an answer, or the result if there is none or the test is closed. */
function attemptAfter(test: SeenTest, answers: readonly Answer[], { userId }: Actor): TestAttempt {
  const questions = questionsOf(test.questions)
  const answerTo = new Map(answers.map((answer) => [answer.question, answer]))
  const next = test.is_open ? questions.findIndex((_, number) => !answerTo.has(number)) : -1
  const isOver = next === -1
  return {
    test: { ...presentTest(test), classroom_name: test.classroom_name },
    answered_num: answers.length,
    question: isOver ? null : showQuestion(questions[next]!, next, userId),
    result: isOver
      ? {
          right_num: answers.filter(({ is_correct }) => is_correct).length,
          answers: questions.map((question, number) => presentAnswer(question, number, answerTo.get(number))),
        }
      : null,
  }
}

function presentAnswer(question: StoredQuestion, number: number, answer: Answer | undefined): TestAnswer {
  const { spell_id, word, meaning, options } = question
  return {
    number,
    spell_id,
    word,
    meaning,
    chosen: options.find(({ id }) => id === answer?.choice)?.text ?? null,
    is_answered: answer !== undefined,
    is_correct: answer?.is_correct ?? false,
  }
}
