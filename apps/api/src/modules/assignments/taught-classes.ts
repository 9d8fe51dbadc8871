import type { TaughtClasses } from '@wordhoard/contracts/assignments'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { classesOfTeacher, schoolRunBy } from './taught-classes.queries'

/**
 * Returns the classes that the actor teaches, each with its current assignments. For somebody without a class, also
 * looks for a school in which they may create one.
 */
export async function getTaughtClasses(
  pool: pg.Pool,
  { userId }: Actor,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<TaughtClasses> {
  const rows = await classesOfTeacher.fetchAll(pool, { userId, limit, offset })
  const classes = rows.map(({ assignments, ...row }) => ({
    ...row,
    assignments: assignments.map(({ due_at, ...assignment }) => ({
      ...assignment,
      due_at: due_at === null ? null : new Date(due_at).toISOString(),
    })),
  }))
  const own = classes.length === 0 ? await schoolRunBy.fetchFirst(pool, { userId }) : undefined
  return { classes, own_school: own?.username ?? null }
}
