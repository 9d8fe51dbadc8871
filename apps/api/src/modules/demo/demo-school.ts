import type pg from 'pg'
import { AppError } from '../../lib/app-error'
import { transaction } from '../../lib/transaction'
import { insertMessage } from '../chat-events/chat-events'
import { makeClassroom } from '../school/classrooms'
import { makeSchool } from '../school/schools'
import {
  addStudent,
  addToClassroom,
  assignEasiest,
  chatOfClassroom,
  dismissNotice,
  teacherAndLearner,
} from './demo-school.queries'

/** Name of the demo school in addresses. Nobody else can take it, because the school is created at the first start. */
export const DEMO_SCHOOL = 'Demo-School'

/**
 * Creates the demo school if it doesn't exist yet. The teacher owns it, and the learner is in its only classroom, which
 * gets a welcome message and an article due in a week, if there is a public one.
 */
export async function openDemoSchool(
  pool: pg.Pool,
  teacherEmail: string,
  learnerEmail: string,
): Promise<void> {
  const people = { teacherEmail, learnerEmail, school: DEMO_SCHOOL }
  const { teacher, learner, is_there } = await teacherAndLearner.fetchOne(pool, people)
  if (is_there || teacher === null || learner === null) return
  await transaction(pool, (client) => make(client, teacher, learner)).catch((error: unknown) => {
    // Another process created it first.
    if (!(error instanceof AppError && error.code === 'school_exists')) throw error
  })
}

async function make(client: pg.PoolClient, teacher: number, learner: number): Promise<void> {
  const actor = { userId: teacher, sessionId: '' }
  const { id: school_id } = await makeSchool(client, actor, {
    name: 'Demo School',
    description: 'A school to look around in.',
    username: DEMO_SCHOOL,
  })
  const { id: classroom } = await makeClassroom(client, actor, {
    school_id,
    name: 'Readers',
    description: 'One text a week, and its new words.',
  })
  const student = { schoolId: school_id, userId: learner }
  await addStudent.execute(client, student)
  // Nobody needs to be told that a demo account's profile is now private.
  await dismissNotice.execute(client, student)
  await addToClassroom.execute(client, { ...student, classroomId: classroom })
  await assignEasiest.execute(client, {
    classroomId: classroom,
    teacherId: teacher,
    note: 'Tap every word you don’t know.',
  })
  const chat = await chatOfClassroom.fetchOne(client, { classroomId: classroom })
  await insertMessage(client, {
    chatId: chat.id,
    userId: teacher,
    content: 'Welcome! Your first text is set. Ask here when a sentence makes no sense.',
    ...{ kind: null, spellId: null, articleId: null, vocId: null },
  })
}
