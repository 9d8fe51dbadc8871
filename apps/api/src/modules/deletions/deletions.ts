import type pg from 'pg'
import { followDeletedClassrooms } from './deleted-classrooms'
import { followDeletedTests } from './deleted-tests'
import {
  type Deletion,
  deferDeletion,
  dueDeletions,
  finishDeletion,
  followersOf,
  STEP,
} from './deletions.queries'

/**
 * Removes what other people and schools have of a person’s deleted things, or of the deleted account. Call it after the
 * deletion was committed. A deletion stands even if this fails: housekeeping goes on with it.
 */
export async function followDeletionsOf(pool: pg.Pool, userId: number): Promise<void> {
  await followDue(pool, userId).catch(() => undefined)
}

/** Removes what is left of everybody’s deleted things and accounts. Several processes may do so at once. */
export async function followDeletions(pool: pg.Pool): Promise<void> {
  await followDue(pool, null)
  await followDeletedTests(pool)
  await followDeletedClassrooms(pool, null)
}

async function followDue(pool: pg.Pool, userId: number | null): Promise<void> {
  for (const deletion of await dueDeletions.fetchAll(pool, { userId })) await followDeletion(pool, deletion)
}

/** Each statement is a transaction of its own, so that nobody waits long. A repeated one finds nothing to do. */
async function followDeletion(
  pool: pg.Pool,
  { user_id: userId, kind, id, is_second }: Deletion,
): Promise<void> {
  for (const statement of followersOf[kind]) {
    let changed: number
    do changed = await statement.execute(pool, { id })
    while (changed >= STEP)
  }
  await (is_second ? finishDeletion : deferDeletion).execute(pool, { userId, kind, id })
}
