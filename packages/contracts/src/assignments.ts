import * as z from 'zod/mini'
import { articleLevels } from './articles'
import { type AnswerOf, type CallInput, endpoint, type HandlerInput } from './endpoint'
import { userId, visibleText } from './fields/fields'
import { pageFields } from './fields/list-fields'

export const MAX_NOTE_LENGTH = 500
const jsonId = z.int().check(z.positive(), z.maximum(2147483647))
const note = visibleText({ most: MAX_NOTE_LENGTH, lines: true })
const dueAt = z.nullable(z.iso.datetime({ offset: true, error: 'A due date is a date and a time' }))

/** An article or vocabulary that a teacher gives a class. */
export const assignment = z.object({
  id: z.int(),
  classroom_id: z.int(),
  kind: z.enum(['article', 'vocabulary']),
  article_id: z.nullable(z.int()),
  voc_id: z.nullable(z.int()),
  title: z.string(),
  level: z.nullable(z.enum(articleLevels)),
  /** Running words of a text, or words of a list. */
  word_count: z.int(),
  note: z.string(),
  due_at: z.nullable(z.string()),
  created_at: z.string(),
  /** For the caller: the share of the text they have read and the seconds they spent on it; 0 for a list. */
  position: z.number(),
  seconds: z.number(),
  /**
   * For the caller: words of the text or list, how many of them they know, and how many they know or have practised.
   */
  words: z.int(),
  known: z.int(),
  practised: z.int(),
  /** Whether the caller has read the text to its end, or knows every word of the list or has practised it since it was set. */
  is_done: z.boolean(),
  /** For teachers of the class: how many students have read the text to its end; null for students and for lists. */
  read_num: z.nullable(z.int()),
})
export type Assignment = z.infer<typeof assignment>

/** How far a student has got with an assignment. */
export const studentProgress = z.object({
  /** Whether the student has reached the end of the text. */
  is_read: z.boolean(),
  /** Share of the text that the student has read, 0 to 1. */
  position: z.number(),
  seconds: z.number(),
  /** Words that the student looked up in a sentence of the text. */
  looked_up: z.int(),
  /**
   * For a list: words practised since it was set, words retained (known by practice), words known in any way, and words
   * still unknown. Null for a text: what students know of its words is private, and only estimated (readiness).
   */
  practised: z.nullable(z.int()),
  retained: z.nullable(z.int()),
  known: z.nullable(z.int()),
  unknown: z.nullable(z.int()),
})
export type StudentProgress = z.infer<typeof studentProgress>

const student = z.object({
  id: z.int(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatarId: z.nullable(z.string()),
})

const inClassroom = z.object({ id: userId })
const classErrors = ['classroom_not_found', 'forbidden'] as const

export const listAssignments = endpoint({
  method: 'GET',
  path: '/school/classroom/:id/assignments',
  auth: 'session',
  keep: 'page',
  summary: 'List a classroom’s assignments with my progress, next due first',
  params: inClassroom,
  query: z.object(pageFields(100)),
  response: z.array(assignment),
  errors: classErrors,
})

export const listMyAssignments = endpoint({
  method: 'GET',
  path: '/school/assignments/mine',
  auth: 'session',
  keep: 'page',
  summary: 'List my assignments as a student in all classrooms that aren’t archived, next due first',
  query: z.object({ ...pageFields(20), is_done: z.optional(z.enum(['true', 'false'])) }),
  response: z.array(z.object({ ...assignment.shape, classroom_name: z.string() })),
})
export type MyAssignmentsQuery = HandlerInput<typeof listMyAssignments>['query']
export type MyAssignment = AnswerOf<typeof listMyAssignments>[number]

/** An assignment on its teacher's home page. */
const currentAssignment = z.object({
  id: z.int(),
  kind: z.enum(['article', 'vocabulary']),
  title: z.string(),
  due_at: z.nullable(z.string()),
  /** Students who have read the text to its end, or know or have practised every word of the list. */
  done_num: z.int(),
})

/** An open test on its teacher's home page. */
const currentTest = z.object({
  id: z.int(),
  title: z.string(),
  closes_at: z.nullable(z.string()),
  /** Students who have answered every question. */
  finished_num: z.int(),
})
export type CurrentTest = z.infer<typeof currentTest>

export const listTaughtClasses = endpoint({
  method: 'GET',
  path: '/school/classrooms/taught',
  auth: 'session',
  keep: 'page',
  summary:
    'List the classrooms that I’m in as staff, each with up to three current assignments and up to three open tests, and how many students have done them',
  query: z.object(pageFields(20)),
  response: z.object({
    classes: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        students_num: z.int(),
        school: z.object({ name: z.string(), username: z.string() }),
        assignments: z.array(currentAssignment),
        // Missing in answers that browsers kept before there were tests.
        tests: z._default(z.array(currentTest), []),
      }),
    ),
    /** User name of a school in which I may create classrooms; null if there is none. */
    own_school: z.nullable(z.string()),
  }),
})
export type TaughtClasses = AnswerOf<typeof listTaughtClasses>
export type TaughtClass = TaughtClasses['classes'][number]
export type CurrentAssignment = TaughtClass['assignments'][number]

export const createAssignment = endpoint({
  method: 'POST',
  path: '/school/classroom/:id/assignments',
  auth: 'session',
  summary:
    'Assign a public article or vocabulary, or one of mine, to a classroom, which may then read it even if it’s private',
  idempotent: true,
  params: inClassroom,
  body: z
    .object({
      article_id: z.optional(jsonId),
      voc_id: z.optional(jsonId),
      note: z._default(note, ''),
      due_at: z._default(dueAt, null),
    })
    .check(
      z.refine(({ article_id, voc_id }) => (article_id === undefined) !== (voc_id === undefined), {
        error: 'Choose an article or a vocabulary',
        path: ['article_id'],
      }),
    ),
  status: 201,
  response: z.object({ id: z.int() }),
  errors: [...classErrors, 'article_not_found', 'vocabulary_not_found', 'assignment_exists'],
})
export type NewAssignment = HandlerInput<typeof createAssignment>['body']
export type NewAssignmentInput = CallInput<typeof createAssignment>['body']

export const updateAssignment = endpoint({
  method: 'PATCH',
  path: '/school/assignments/:id',
  auth: 'session',
  summary: 'Update an assignment’s note or due date',
  params: inClassroom,
  body: z.object({ note: z.optional(note), due_at: z.optional(dueAt) }),
  status: 204,
  errors: ['assignment_not_found', 'forbidden'],
})
export type AssignmentUpdate = HandlerInput<typeof updateAssignment>['body']
export type AssignmentUpdateInput = CallInput<typeof updateAssignment>['body']

export const deleteAssignment = endpoint({
  method: 'DELETE',
  path: '/school/assignments/:id',
  auth: 'session',
  summary: 'Delete an assignment, and with it the classroom’s access to a private article or vocabulary',
  params: inClassroom,
  status: 204,
  errors: ['assignment_not_found', 'forbidden'],
})

export const getAssignmentProgress = endpoint({
  method: 'GET',
  path: '/school/assignments/:id/progress',
  auth: 'session',
  summary: 'Get each student’s progress with an assignment, sorted by surname',
  params: inClassroom,
  response: z.object({
    assignment: z.object({
      id: z.int(),
      title: z.string(),
      kind: z.enum(['article', 'vocabulary']),
      words: z.int(),
    }),
    students: z.array(z.object({ student, ...studentProgress.shape })),
    /** The class as a whole: how many students have read the text, and the means of the other figures; as above. */
    class: z.object({
      students: z.int(),
      read: z.int(),
      seconds: z.number(),
      looked_up: z.number(),
      practised: z.nullable(z.number()),
      retained: z.nullable(z.number()),
      unknown: z.nullable(z.number()),
    }),
  }),
  errors: ['assignment_not_found', 'forbidden'],
})
export type AssignmentProgress = AnswerOf<typeof getAssignmentProgress>

export const listHardWords = endpoint({
  method: 'GET',
  path: '/school/assignments/:id/hard-words',
  auth: 'session',
  summary:
    'List an assignment’s hard words: those that most students looked up first, then those that most don’t know (for a text, probably), rarest first; where nothing is known of a class, the uncommon words of its text',
  params: inClassroom,
  query: z.object(pageFields(50)),
  response: z.array(
    z.object({
      spell_id: z.int(),
      spell_lower: z.string(),
      /** As the dictionary writes it: June, café. */
      spelling: z.string(),
      /** The level at which learners first meet the word. */
      level: z.nullable(z.string()),
      /** Students who don't know the word yet; for a text, those who probably don't, by word checks, class tests and set texts. */
      unknown: z.int(),
      /** Students who looked up the word in the assigned text; 0 for a word list. */
      looked_up: z.int(),
    }),
  ),
  errors: ['assignment_not_found', 'forbidden'],
})
export type HardWord = AnswerOf<typeof listHardWords>[number]

export const getClassProgress = endpoint({
  method: 'GET',
  path: '/school/classroom/:id/progress',
  auth: 'session',
  summary: 'Get each student’s progress across all assignments of a classroom, sorted by surname',
  params: inClassroom,
  response: z.object({
    assignments_num: z.int(),
    students: z.array(
      z.object({
        student,
        /** Assigned texts that the student has read to the end. */
        texts_read: z.int(),
        texts_num: z.int(),
        seconds: z.number(),
        looked_up: z.int(),
        /** Of the words of all lists. */
        practised: z.int(),
        retained: z.int(),
        unknown: z.int(),
        /** When the student last read an assigned text. */
        last_read_at: z.nullable(z.string()),
      }),
    ),
  }),
  errors: classErrors,
})
export type ClassProgress = AnswerOf<typeof getClassProgress>

export const exportClassProgress = endpoint({
  method: 'GET',
  path: '/school/classroom/:id/progress.csv',
  auth: 'session',
  summary: 'Export a classroom’s progress as CSV, with a line for each student and assignment',
  params: inClassroom,
  produces: 'text/csv; charset=utf-8',
  errors: classErrors,
})
