import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'
import { nextEvent, noteEvent, publishEvent } from '../chat-events/chat-events.queries'
import { personJson } from '../profiles/person-json'
import { rosterName } from '../school/roster-name'

/**
 * Deletes a message's content and publishes that. The message itself stays as a placeholder, so that later messages
 * about it still make sense.
 */
export const eraseContent = compileStatement((p: Placeholders<{ id: number }>) =>
  nextEvent(expr.selectFrom('message').select('chat_id').where('id', '=', p.id).$asScalar())
    .with('gone', (db) =>
      db
        .updateTable('message')
        .from('next_event')
        .set((eb) =>
          setColumns<'message'>({
            content: literal(''),
            attachment_kind: eb.lit(null),
            spell_id: eb.lit(null),
            article_id: eb.lit(null),
            voc_id: eb.lit(null),
            deleted_event_id: eb.ref('next_event.last'),
          }),
        )
        .whereRef('message.chat_id', '=', 'next_event.chat_id')
        .where('message.id', '=', p.id),
    )
    .with('updated_chat', noteEvent())
    .with('published', publishEvent('deleted'))
    .selectFrom('next_event')
    .select('last'),
)

/** Opens a classroom's chat to students, or closes it. */
export const updateIsOpen = compileStatement((p: Placeholders<{ chatId: number; isOpen: boolean }>) =>
  query.updateTable('chat').set({ is_open: p.isOpen }).where('id', '=', p.chatId),
)

/** The time that many minutes after the transaction began; null for 0. */
function minutesFromNow(minutes: Expression<number>) {
  return expr
    .case()
    .when(minutes, '>', expr.lit(0))
    .then(sql<Date>`now() + make_interval(mins => ${minutes})`)
    .end()
}

/** Mutes a student of the classroom for some minutes, or unmutes them. */
export const muteMember = compileStatement(
  (p: Placeholders<{ chatId: number; userId: number; minutes: number }>) =>
    insertFrom(
      query,
      'chat_member',
      (from) =>
        from
          .selectFrom('chat as h')
          .innerJoin('classroom_member as k', (join) =>
            join.onRef('k.school_id', '=', 'h.school_id').onRef('k.classroom_id', '=', 'h.classroom_id'),
          )
          .innerJoin('school_member as s', (join) =>
            join
              .onRef('s.school_id', '=', 'k.school_id')
              .onRef('s.user_id', '=', 'k.user_id')
              .on('s.role', '=', literal('student'))
              .on('s.is_active', '=', expr.lit(true)),
          )
          .where('h.id', '=', p.chatId)
          .where('k.user_id', '=', p.userId),
      (eb) => ({
        chat_id: eb.ref('h.id'),
        user_id: eb.ref('k.user_id'),
        muted_until: minutesFromNow(cast(p.minutes, 'int4')),
      }),
    )
      .onConflict((conflict) =>
        conflict
          .columns(['chat_id', 'user_id'])
          .doUpdateSet((eb) => setColumns<'chat_member'>({ muted_until: eb.ref('excluded.muted_until') })),
      )
      .returning('muted_until'),
)

/** Students who are muted in a classroom's chat. Former students who are now staff may write, so they aren't listed. */
export const mutedStudents = compileStatement(
  (p: Placeholders<{ chatId: number; limit: number; offset: number }>) =>
    query
      .selectFrom('chat_member as p')
      .innerJoin('user_account as u', 'u.id', 'p.user_id')
      .innerJoin('chat as h', 'h.id', 'p.chat_id')
      .innerJoin('classroom_member as k', (join) =>
        join
          .onRef('k.school_id', '=', 'h.school_id')
          .onRef('k.classroom_id', '=', 'h.classroom_id')
          .onRef('k.user_id', '=', 'p.user_id'),
      )
      .innerJoin('school_member as s', (join) =>
        join
          .onRef('s.school_id', '=', 'k.school_id')
          .onRef('s.user_id', '=', 'k.user_id')
          .on('s.role', '=', literal('student'))
          .on('s.is_active', '=', expr.lit(true)),
      )
      .select((eb) => {
        const student = columnsOf(eb, 'u')
        const noViewer = cast(eb.lit(null), 'int4')
        const listed = rosterName(student, eb.ref('k.school_id'))
        return [
          personJson(student, noViewer, eb.lit(true), listed).as('user'),
          eb.ref('p.muted_until').$notNull().as('muted_until'),
        ]
      })
      .where('p.chat_id', '=', p.chatId)
      .where('p.muted_until', '>', now)
      .orderBy('p.muted_until')
      .orderBy('u.username_lower')
      .limit(p.limit)
      .offset(p.offset),
)
