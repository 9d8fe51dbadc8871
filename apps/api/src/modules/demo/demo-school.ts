import type pg from 'pg'
import { AppError } from '../../lib/app-error'
import { transaction } from '../../lib/transaction'
import { insertMessage } from '../chat-events/chat-events'
import { makeClassroom } from '../school/classrooms'
import { makeSchool } from '../school/schools'

/** A name that people may take only with their own school, since it is made at the first start. */
export const DEMO_SCHOOL = 'Demo-School'

/**
 * Makes the demo's school where it is not there yet: its teacher owns it, its learner is in its one classroom, which has a
 * text to read in a week, if there is a public one, and a word of welcome.
 */
export async function openDemoSchool(
  pool: pg.Pool,
  teacherEmail: string,
  learnerEmail: string,
): Promise<void> {
  const { rows } = await pool.query<{ teacher: number | null; learner: number | null; is_there: boolean }>(
    `SELECT (SELECT id FROM user_account WHERE email = $1) AS teacher,
       (SELECT id FROM user_account WHERE email = $2) AS learner,
       EXISTS (SELECT FROM school WHERE username_lower = lower($3)) AS is_there`,
    [teacherEmail, learnerEmail, DEMO_SCHOOL],
  )
  const { teacher, learner, is_there } = rows[0]!
  if (is_there || teacher === null || learner === null) return
  await transaction(pool, (client) => make(client, teacher, learner)).catch((error: unknown) => {
    // Another process was quicker.
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
    description: 'One text a week, and the words of it.',
  })
  await client.query(`INSERT INTO school_member (school_id, user_id, role) VALUES ($1, $2, 'student')`, [
    school_id,
    learner,
  ])
  // A demo account has no choices of its own that it would have to be told of.
  await client.query('UPDATE user_account SET privacy_notice = false WHERE id = $1', [learner])
  await client.query('INSERT INTO classroom_member (classroom_id, user_id, school_id) VALUES ($1, $2, $3)', [
    classroom,
    learner,
    school_id,
  ])
  await client.query(
    `INSERT INTO assignment (classroom_id, article_id, note, due_at, created_by_id)
     SELECT $1, id, 'Tap every word you do not know.', now() + interval '7 days', $2
     FROM article WHERE access_modifier = 'public' ORDER BY level NULLS LAST, id LIMIT 1`,
    [classroom, teacher],
  )
  const chats = await client.query<{ id: number }>('SELECT id FROM chat WHERE classroom_id = $1', [classroom])
  await insertMessage(client, {
    chatId: chats.rows[0]!.id,
    userId: teacher,
    content: 'Welcome! Your first text is set. Ask here when a sentence makes no sense.',
    ...{ kind: null, spellId: null, articleId: null, vocId: null },
  })
}
