import type { TaughtClasses } from '@wordhoard/contracts/assignments'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { classesOfTeacher, schoolRunBy } from './taught-classes.queries'

/**
 * Returns the classes that the actor teaches, each with its current assignments and open tests. For somebody without
 * a class, also looks for a school in which they may create one.
 */
export async function getTaughtClasses(
  pool: pg.Pool,
  { userId }: Actor,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<TaughtClasses> {
  const rows = await classesOfTeacher.fetchAll(pool, { userId, limit, offset })
  const classes = rows.map(({ assignments, tests, ...row }) => ({
    ...row,
    assignments: assignments.map(({ due_at, ...rest }) => ({ ...rest, due_at: presentTime(due_at) })),
    tests: tests.map(({ closes_at, ...rest }) => ({ ...rest, closes_at: presentTime(closes_at) })),
  }))
  const own = classes.length === 0 ? await schoolRunBy.fetchFirst(pool, { userId }) : undefined
  return { classes, own_school: own?.username ?? null }
}

/** Formats a time that PostgreSQL wrote into JSON. */
function presentTime(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
