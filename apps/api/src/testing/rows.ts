import type { SchoolRole } from '@wordhoard/contracts/school'
import { openPool } from '@wordhoard/database/pool'
import { makeAccount } from '@wordhoard/testkit/database/account-rows'
import { asApplicationRole } from '@wordhoard/testkit/database/test-dictionary'
import { workerDatabase } from '@wordhoard/testkit/database/worker-database'
import { randomName } from '@wordhoard/testkit/random-name'
import type pg from 'pg'
import type { Actor } from '../lib/actor'

/** Rows inserted straight into this worker's database, for tests of what SQL returns to whom, which need no server. */
export interface Rows {
  readonly pool: pg.Pool
  /** Inserts a row and returns it as stored. */
  add<T = { id: number }>(table: string, values: Readonly<Record<string, unknown>>): Promise<T>
  person(): Promise<Actor>
  /** @returns its id */
  school(): Promise<number>
  member(school: number, who: Actor, role?: SchoolRole, isActive?: boolean): Promise<void>
  /** @returns its id */
  classroom(school: number): Promise<number>
  /** Adds its chat to a classroom. @returns its id */
  classroomChat(school: number, classroom: number): Promise<number>
  /** Adds members of the school to a classroom. */
  addToClassroom(school: number, classroom: number, ...who: Actor[]): Promise<void>
  close(): Promise<void>
}

/** Opens the database without a server. */
export async function openRows(): Promise<Rows> {
  const pool = openPool(asApplicationRole(await workerDatabase()), { connections: 2 })
  const add = async <T>(table: string, values: Readonly<Record<string, unknown>>): Promise<T> => {
    const names = Object.keys(values)
    const { rows } = await pool.query(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING *`,
      Object.values(values),
    )
    return rows[0] as T
  }
  return {
    pool,
    add,
    person: async () => ({ userId: (await makeAccount(pool)).userId, sessionId: '' }),
    school: async () => {
      const username = `s-${randomName()}`
      const values = { name: 'Hill School', description: '', username, username_lower: username }
      const { id } = await add<{ id: number }>('school', values)
      const entry = 'INSERT INTO school_name (name, school_id) VALUES ($1, $2) ON CONFLICT DO NOTHING'
      await pool.query(entry, [username, id])
      return id
    },
    member: async (school_id, { userId: user_id }, role = 'student', is_active = true) => {
      await add('school_member', { school_id, user_id, role, is_active })
    },
    classroom: async (school_id) => {
      const name = `year ${randomName()}`
      return (await add<{ id: number }>('classroom', { school_id, name, name_lower: name, description: '' }))
        .id
    },
    classroomChat: async (school_id, classroom_id) => {
      const { id } = await add<{ id: number }>('chat', { school_id, classroom_id })
      await pool.query('UPDATE classroom SET chat_id = $2 WHERE id = $1', [classroom_id, id])
      return id
    },
    addToClassroom: async (school_id, classroom_id, ...who) => {
      for (const { userId: user_id } of who)
        await add('classroom_member', { school_id, classroom_id, user_id })
    },
    close: () => pool.end(),
  }
}
