import type { ReminderKind } from '@wordhoard/contracts/goals'
import { addDays, localDate } from '@wordhoard/learning/days'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { IsOurs } from '../../lib/job-leases/job-leases'
import { inOwnSpan } from '../../lib/tracing/spans'
import { transaction } from '../../lib/transaction'
import { classFigures } from '../assignments/class-figures'
import { goalOf } from '../goals/goals'
import { nextReminder } from './choose-reminders'
import type { ClassFigures, ReminderMails } from './reminder-mails'
import {
  BATCH,
  classesOfTeacher,
  dueReminders,
  figuresOfUsers,
  insertMail,
  moveReminders,
} from './reminders.queries'

/** Half a minute, so that another process goes on within a minute when the one that sends dies. */
const INTERVAL_MS = 30_000
/** A reminder that is later than this isn't sent: it would come at the wrong hour, such as after a night's outage. */
const MAX_LATE_MS = 3 * 60 * 60_000
/** Maximum number of batches at a time, so that one round ends. */
const MAX_BATCHES = 50
const WEEK_DAYS = 7

export interface ReminderDeps {
  readonly pool: pg.Pool
  readonly mails: ReminderMails
  /** Resolves when the mails sent so far have been delivered. */
  readonly waitForDelivery: () => Promise<void>
}

type DueReminder = Awaited<ReturnType<typeof dueReminders.fetchAll>>[number]
/** A reminder to somebody who has an email address. */
type Reminder = DueReminder & { readonly email: string }
type Figures = Awaited<ReturnType<typeof figuresOfUsers.fetchAll>>[number]

/** Sends the reminders whose time has come. Any number of processes may do so at once. */
export async function sendDueReminders(deps: ReminderDeps, at: Date): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const reminders = await claimReminders(deps.pool, at)
    const timely = reminders.flatMap((reminder) => {
      const { email, next_at } = reminder
      return email !== null && at.getTime() - next_at.getTime() <= MAX_LATE_MS ? [{ ...reminder, email }] : []
    })
    await sendAll(deps, timely, at)
    await deps.waitForDelivery()
    if (reminders.length < BATCH) return
  }
}

/** Takes reminders by moving them to their next time, so that no other process takes them too. */
function claimReminders(pool: pg.Pool, at: Date): Promise<DueReminder[]> {
  return transaction(pool, async (client) => {
    const reminders = await dueReminders.fetchAll(client, { at })
    if (reminders.length === 0) return []
    await moveReminders.execute(client, {
      userIds: reminders.map(({ user_id }) => user_id),
      kinds: reminders.map(({ kind }) => kind),
      nextAt: reminders.map(({ kind, hour, time_zone }) =>
        Math.round(nextReminder(kind, at, hour, time_zone).getTime() / 1000),
      ),
    })
    return reminders
  })
}

async function sendAll(
  { pool, mails }: ReminderDeps,
  reminders: readonly Reminder[],
  at: Date,
): Promise<void> {
  const learners = reminders.filter(({ kind }) => kind !== 'classes')
  const figures = await figuresOf(pool, learners, at)
  /** Records the mail first: whatever happens, nobody gets a second one that day. */
  const isFirst = async ({ user_id, kind, time_zone }: Reminder) =>
    (await insertMail.fetchFirst(pool, { userId: user_id, kind, day: localDate(at, time_zone) })) !==
    undefined
  for (const [index, reminder] of learners.entries()) {
    const done = figures[index]
    const isWanted = reminder.kind === 'daily' ? isDailyWanted : isWeeklyWanted
    if (!done || !isWanted(done) || !(await isFirst(reminder))) continue
    const { email, user_id } = reminder
    if (reminder.kind === 'daily') mails.daily(email, user_id, done.due)
    else mails.weekly(email, user_id, { words: done.words, minutes: minutesOf(done), due: done.due })
  }
  for (const reminder of reminders.filter(({ kind }) => kind === 'classes')) {
    const classes = await classesOf(pool, reminder, at)
    if (classes.length === 0 || !(await isFirst(reminder))) continue
    mails.classes(reminder.email, reminder.user_id, classes)
  }
}

/** Selects the figures of each reminder's person, in the reminders' order: of the day, or of the last seven days. */
async function figuresOf(pool: pg.Pool, reminders: readonly Reminder[], at: Date): Promise<Figures[]> {
  const of = async (kind: ReminderKind, days: number) => {
    const wanted = reminders.filter((reminder) => reminder.kind === kind)
    if (wanted.length === 0) return new Map<number, Figures>()
    // The week's summary comes before the day's practice, so it ends with the day before.
    const to = wanted.map(({ time_zone }) => addDays(localDate(at, time_zone), days === 1 ? 0 : -1))
    const from = to.map((day) => addDays(day, 1 - days))
    const userIds = wanted.map(({ user_id }) => user_id)
    const rows = await figuresOfUsers.fetchAll(pool, { userIds, from, to })
    return new Map(rows.map((row) => [row.user_id, row]))
  }
  const [daily, weekly] = [await of('daily', 1), await of('weekly', WEEK_DAYS)]
  return reminders.map(({ kind, user_id }) => (kind === 'daily' ? daily : weekly).get(user_id)!)
}

function minutesOf({ practice_seconds, reading_seconds }: Figures): number {
  return Math.floor((practice_seconds + reading_seconds) / 60)
}

/** Whether the day's reminder is worth sending: something is due, and the goal hasn't been reached. */
function isDailyWanted(done: Figures): boolean {
  const { unit, amount } = goalOf(done)
  const reached = unit === 'words' ? done.words >= amount : minutesOf(done) >= amount
  return done.due > 0 && !reached && !done.is_on_break
}

/** Whether there is anything to tell about a week. */
function isWeeklyWanted(done: Figures): boolean {
  return done.due > 0 || done.words > 0 || minutesOf(done) > 0
}

/** Returns a teacher's classes that have students. */
async function classesOf(pool: pg.Pool, { user_id }: Reminder, at: Date): Promise<ClassFigures[]> {
  const since = new Date(at.getTime() - WEEK_DAYS * 24 * 60 * 60_000)
  const classes: ClassFigures[] = []
  for (const { id, name } of await classesOfTeacher.fetchAll(pool, { userId: user_id })) {
    const figures = await classFigures(pool, id, since)
    if (figures.students > 0) classes.push({ classroom: name, ...figures })
  }
  return classes
}

/**
 * Sends due reminders twice a minute, on the process whose turn it is. A round that fails is logged, and the next one goes on.
 *
 * @returns a function that stops it
 */
export function startReminders(deps: ReminderDeps, logger: Logger, isOurs: IsOurs): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    if (!isOurs()) return
    // A long round continues; its reminders are taken already.
    running ??= inOwnSpan('reminders', () => sendDueReminders(deps, new Date()))
      .catch((error: unknown) => logger.warn({ err: error }, 'sending reminders failed'))
      .finally(() => {
        running = undefined
      })
  }, INTERVAL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
