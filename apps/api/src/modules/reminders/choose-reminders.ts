import type { ReminderChoice, ReminderKind, Reminders } from '@wordhoard/contracts/goals'
import type { Queryable } from '@wordhoard/database/sql/run'
import { nextAtHour } from '@wordhoard/learning/local-hour'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { transaction } from '../../lib/transaction'
import { readerOf, remindersOfUser, stopOthers, writeReminder } from './reminders.queries'

/** The hour offered to those who haven't chosen one. */
const USUAL_HOUR = 18
const MONDAY = 1

/** Returns when a kind of reminder is next decided on: each day, or each Monday. */
export function nextReminder(kind: ReminderKind, after: Date, hour: number, tz: string): Date {
  return nextAtHour(after, hour, tz, kind === 'daily' ? undefined : MONDAY)
}

/** Returns which reminders the actor gets. Throws `not_signed_in` if the account no longer exists. */
export async function remindersOf(db: Queryable, { userId }: Actor): Promise<Reminders> {
  const [reader, chosen] = await Promise.all([
    readerOf.fetchFirst(db, { userId }),
    remindersOfUser.fetchAll(db, { userId }),
  ])
  if (!reader) throw new AppError('not_signed_in')
  const [first] = chosen
  return {
    hour: first?.hour ?? USUAL_HOUR,
    time_zone: first?.time_zone ?? '',
    kinds: chosen.map(({ kind }) => kind),
    has_address: Boolean(reader.email),
    has_classes: reader.has_classes,
  }
}

/** Starts the reminders that the actor wants, at an hour of their time zone, and stops all others. */
export async function changeReminders(
  pool: pg.Pool,
  actor: Actor,
  { hour, kinds, tz }: ReminderChoice,
): Promise<Reminders> {
  const { userId } = actor
  const now = new Date()
  await transaction(pool, async (client) => {
    await stopOthers.execute(client, { userId, kinds })
    for (const kind of new Set(kinds)) {
      const nextAt = nextReminder(kind, now, hour, tz)
      await writeReminder.execute(client, { userId, kind, hour, timeZone: tz, nextAt })
    }
  })
  return remindersOf(pool, actor)
}
