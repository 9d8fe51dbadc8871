import * as z from 'zod/mini'
import { type AnswerOf, type CallInput, endpoint, type HandlerInput } from '../endpoint'
import { userId, visibleText } from '../fields/fields'
import { pageFields } from '../fields/list-fields'
import { classWord } from '../reading/readiness'

export const MIN_TEST_WORDS = 5
export const MAX_TEST_WORDS = 40
export const MAX_TEST_TITLE_LENGTH = 100
/** Maximum number of words from which a test's words are chosen. */
export const MAX_TEST_CHOICES = 200

const jsonId = z.int().check(z.positive(), z.maximum(2147483647))
const title = visibleText({ most: MAX_TEST_TITLE_LENGTH, required: 'A test needs a title' })
const closesAt = z.nullable(z.iso.datetime({ offset: true, error: 'A closing time is a date and a time' }))

/** A test of words that staff have set a class. */
export const classTest = z.object({
  id: z.int(),
  classroom_id: z.int(),
  title: z.string(),
  questions_num: z.int(),
  created_at: z.string(),
  /** Until when it takes answers, if staff have said so. */
  closes_at: z.nullable(z.string()),
  /** Whether it takes answers. */
  is_open: z.boolean(),
})
export type ClassTest = z.infer<typeof classTest>

const listedTest = z.object({
  ...classTest.shape,
  /** How many questions the caller has answered. */
  answered_num: z.int(),
  /** How many answers of the caller are right; null until they have answered everything or the test has closed. */
  right_num: z.nullable(z.int()),
  /** For staff: how many students have answered everything; null for students. */
  finished_num: z.nullable(z.int()),
})
export type ListedTest = z.infer<typeof listedTest>

/** A sentence with the places of its word, as [start, end] in UTF-16 units. */
const markedSentence = z.object({ text: z.string(), marks: z.array(z.tuple([z.int(), z.int()])) })

/**
 * What a question asks: `meaning` shows a word, in a sentence if the dictionary has one, and asks for its meaning. `word`
 * shows a meaning and asks for its word.
 */
const askedFields = {
  /** Number of the question, from 0. */
  number: z.int(),
  kind: z.enum(['meaning', 'word']),
  /** The word, or the meaning. */
  text: z.string(),
  part_of_speech: z.string(),
  sentence: z.nullable(markedSentence),
}
export const testQuestion = z.object({
  ...askedFields,
  /** In an order of the caller's own. */
  options: z.array(z.object({ id: z.string(), text: z.string() })),
})
export type TestQuestion = z.infer<typeof testQuestion>

const givenAnswer = z.object({
  number: z.int(),
  spell_id: z.int(),
  /** The word that was asked, and its meaning. */
  word: z.string(),
  meaning: z.string(),
  /** What the caller chose; null for “I don’t know” and for a question that wasn't answered. */
  chosen: z.nullable(z.string()),
  is_answered: z.boolean(),
  is_correct: z.boolean(),
})
export type TestAnswer = z.infer<typeof givenAnswer>

const attempt = z.object({
  test: z.object({ ...classTest.shape, classroom_name: z.string() }),
  answered_num: z.int(),
  /** The question that waits for an answer; null once all are answered or the test has closed. */
  question: z.nullable(testQuestion),
  /** Null while a question waits. */
  result: z.nullable(z.object({ right_num: z.int(), answers: z.array(givenAnswer) })),
})
export type TestAttempt = z.infer<typeof attempt>

const inClassroom = z.object({ id: userId })
const inTest = inClassroom
const classErrors = ['classroom_not_found', 'forbidden'] as const
const testErrors = ['class_test_not_found', 'forbidden'] as const

export const listTestChoices = endpoint({
  method: 'GET',
  path: '/school/assignments/:id/test-choices',
  auth: 'session',
  summary:
    'List words for a test: all words of an assigned list, or the hard words of an assigned text. Those worth testing come first and are suggested; names never are',
  params: inClassroom,
  response: z.array(z.object({ ...classWord, is_suggested: z.boolean() })),
  errors: ['assignment_not_found', 'forbidden'],
})
export type TestChoice = AnswerOf<typeof listTestChoices>[number]

/** Longest question that comes back sealed: a sentence, a meaning and four more, in base64. */
const MAX_SEALED_LENGTH = 8000

export const previewTestQuestions = endpoint({
  method: 'POST',
  path: '/school/classroom/:id/test-preview',
  auth: 'session',
  summary: 'Make the questions of a test, to look at them before it is set. Nothing is stored',
  params: inClassroom,
  body: z.object({
    spell_ids: z.array(jsonId).check(z.minLength(1), z.maxLength(MAX_TEST_WORDS)),
    /** Number of the first question, from 0: what a question asks alternates. */
    first_number: z._default(z.int().check(z.minimum(0), z.maximum(MAX_TEST_WORDS - 1)), 0),
  }),
  response: z.object({
    questions: z.array(
      z.object({
        ...askedFields,
        spell_id: z.int(),
        word: z.string(),
        options: z.array(z.object({ text: z.string(), is_right: z.boolean() })),
        /** The question, signed by the server: send it back to set a test of this very question. */
        sealed: z.string(),
      }),
    ),
    /** Words for which no question could be made. */
    left_out: z.array(z.object({ spell_id: z.int(), word: z.nullable(z.string()) })),
  }),
  errors: classErrors,
})
export type PreviewedQuestion = AnswerOf<typeof previewTestQuestions>['questions'][number]
export type TestPreviewInput = HandlerInput<typeof previewTestQuestions>['body']

const testSize = (verb: string, things: string) => [
  z.minLength(MIN_TEST_WORDS, { error: `${verb} at least ${MIN_TEST_WORDS} ${things}` }),
  z.maxLength(MAX_TEST_WORDS, { error: `${verb} at most ${MAX_TEST_WORDS} ${things}` }),
]

export const createClassTest = endpoint({
  method: 'POST',
  path: '/school/classroom/:id/tests',
  auth: 'session',
  summary:
    'Set a classroom a test: of previewed questions, or of words, whose questions are made once; words for which none can be made are left out',
  idempotent: true,
  params: inClassroom,
  body: z
    .object({
      title,
      spell_ids: z.optional(z.array(jsonId).check(...testSize('Choose', 'words'))),
      /** Questions of a preview in this classroom, as they came. */
      sealed_questions: z.optional(
        z.array(z.string().check(z.maxLength(MAX_SEALED_LENGTH))).check(...testSize('Keep', 'questions')),
      ),
      closes_at: z._default(closesAt, null),
    })
    .check(
      z.refine(
        ({ spell_ids, sealed_questions }) => (spell_ids === undefined) !== (sealed_questions === undefined),
        { error: 'Choose words or questions', path: ['spell_ids'] },
      ),
    ),
  status: 201,
  response: z.object({
    id: z.int(),
    /** Words for which no question could be made. */
    left_out: z.array(z.string()),
  }),
  errors: [...classErrors, 'too_few_questions'],
})
export type NewClassTest = HandlerInput<typeof createClassTest>['body']

export const listClassTests = endpoint({
  method: 'GET',
  path: '/school/classroom/:id/tests',
  auth: 'session',
  summary: 'List a classroom’s tests, the newest first',
  params: inClassroom,
  query: z.object(pageFields(100)),
  response: z.array(listedTest),
  errors: classErrors,
})

export const listMyTests = endpoint({
  method: 'GET',
  path: '/school/tests/mine',
  auth: 'session',
  summary:
    'List the open tests that I haven’t finished as a student, in all classrooms that aren’t archived, next closing first',
  query: z.object(pageFields(20)),
  response: z.array(z.object({ ...classTest.shape, answered_num: z.int(), classroom_name: z.string() })),
})
export type MyTest = AnswerOf<typeof listMyTests>[number]

export const getTestAttempt = endpoint({
  method: 'GET',
  path: '/school/tests/:id/attempt',
  auth: 'session',
  summary: 'Get the question of a test that waits for my answer, or my result',
  params: inTest,
  response: attempt,
  errors: testErrors,
})

export const answerTestQuestion = endpoint({
  method: 'POST',
  path: '/school/tests/:id/answers',
  auth: 'session',
  summary:
    'Answer a question of a test. An answer never changes: a second one to the same question is ignored, and the next question returned',
  params: inTest,
  body: z.object({
    question: z.int().check(z.minimum(0), z.maximum(MAX_TEST_WORDS - 1)),
    /** Id of an option; null for “I don’t know”. */
    choice: z.nullable(z.string().check(z.maxLength(20))),
  }),
  response: attempt,
  errors: [...testErrors, 'class_test_closed', 'not_found'],
})
export type TestAnswerInput = HandlerInput<typeof answerTestQuestion>['body']

export const getTestResults = endpoint({
  method: 'GET',
  path: '/school/tests/:id/results',
  auth: 'session',
  summary: 'Get a test’s questions, and how each student of the classroom has answered, sorted by surname',
  params: inTest,
  response: z.object({
    test: classTest,
    students: z.array(
      z.object({
        student: z.object({
          id: z.int(),
          username: z.string(),
          first_name: z.string(),
          last_name: z.string(),
          avatarId: z.nullable(z.string()),
        }),
        answered_num: z.int(),
        right_num: z.int(),
        /** When the student answered the last question; null before. */
        finished_at: z.nullable(z.string()),
      }),
    ),
    questions: z.array(
      z.object({
        ...askedFields,
        word: z.string(),
        /** With the number of students who chose each. */
        options: z.array(z.object({ text: z.string(), is_right: z.boolean(), chosen_num: z.int() })),
        answered_num: z.int(),
        right_num: z.int(),
        unsure_num: z.int(),
      }),
    ),
  }),
  errors: testErrors,
})
export type TestResults = AnswerOf<typeof getTestResults>

export const exportTestResults = endpoint({
  method: 'GET',
  path: '/school/tests/:id/results.csv',
  auth: 'session',
  summary: 'Export a test’s results as CSV, with a line for each student',
  params: inTest,
  produces: 'text/csv; charset=utf-8',
  errors: testErrors,
})

export const updateClassTest = endpoint({
  method: 'PATCH',
  path: '/school/tests/:id',
  auth: 'session',
  summary: 'Change a test’s title or closing time, close it or open it again',
  params: inTest,
  body: z.object({
    title: z.optional(title),
    closes_at: z.optional(closesAt),
    is_closed: z.optional(z.boolean()),
  }),
  status: 204,
  errors: testErrors,
})
export type ClassTestUpdate = HandlerInput<typeof updateClassTest>['body']
export type ClassTestUpdateInput = CallInput<typeof updateClassTest>['body']

export const deleteClassTest = endpoint({
  method: 'DELETE',
  path: '/school/tests/:id',
  auth: 'session',
  summary: 'Delete a test with all its answers',
  params: inTest,
  status: 204,
  errors: testErrors,
})
