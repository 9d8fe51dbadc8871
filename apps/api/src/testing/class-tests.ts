import {
  answerTestQuestion,
  createClassTest,
  getTestAttempt,
  type TestAttempt,
} from '@wordhoard/contracts/classes/class-tests'
import { callAs } from './calls'
import { spellIdOf } from './learner'
import type { Person } from './people'
import type { TestApp } from './test-app'

/** Words of a test: nouns, verbs and adjectives with a meaning for learners. */
export const testedWords = ['lantern', 'reluctant', 'gesture', 'harbour', 'borrow', 'glacier'] as const

/** Sets a classroom a test, and returns its id. */
export async function setClassTest(
  api: TestApp,
  who: Person,
  classroom: number,
  { words = testedWords, title = 'Lighthouse' }: { words?: readonly string[]; title?: string } = {},
): Promise<number> {
  const body = { title, spell_ids: words.map((word) => spellIdOf(api, word)) }
  const made = await callAs(api, who, createClassTest, { params: { id: classroom }, body })
  if (made.statusCode !== 201) throw new Error(`${made.statusCode}: ${made.payload}`)
  return made.json<{ id: number }>().id
}

/** Returns the ids of the right options of a test's questions. */
export async function rightOptions(api: TestApp, test: number): Promise<string[]> {
  const { rows } = await api.pool.query<{ questions: { right: string }[] }>(
    'SELECT questions FROM class_test WHERE id = $1',
    [test],
  )
  return rows[0]!.questions.map(({ right }) => right)
}

/** Answers all questions that wait for an answer: those with these numbers wrong, the rest right. */
export async function takeClassTest(
  api: TestApp,
  who: Person,
  test: number,
  wrong: readonly number[] = [],
): Promise<TestAttempt> {
  const right = await rightOptions(api, test)
  const params = { id: test }
  let attempt = (await callAs(api, who, getTestAttempt, { params })).json<TestAttempt>()
  while (attempt.question) {
    const { number, options } = attempt.question
    const isRight = !wrong.includes(number)
    const { id: choice } = options.find(({ id }) => (id === right[number]) === isRight)!
    const answer = await callAs(api, who, answerTestQuestion, { params, body: { question: number, choice } })
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.payload}`)
    attempt = answer.json<TestAttempt>()
  }
  return attempt
}
