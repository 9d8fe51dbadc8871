import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import { jsonObject } from '@wordhoard/database/sql/json'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, type QueryCreator, query, type Tables } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { CHAT_CHANNEL, type ChatEvent } from './chat-event'

/**
 * Takes the next event number (docs/decisions/012), for `.with('next_event', nextEventNumber)`. The clock's row stays
 * locked until the transaction ends, so numbers become visible in order. NOTIFY serialises commits anyway; this only
 * starts the wait a little earlier.
 */
export function nextEventNumber(db: QueryCreator<Tables>) {
  return db
    .updateTable('chat_clock')
    .set((eb) => setColumns<'chat_clock'>({ last: eb('last', '+', eb.lit(1)) }))
    .where('id', '=', expr.lit(1))
    .returning('last')
}

/** Notifies every process of an event when the transaction commits. */
export function notify(
  event: { readonly [Field in keyof ChatEvent]?: Expression<ChatEvent[Field]> } & {
    readonly id: Expression<number>
    readonly kind: Expression<ChatEvent['kind']>
  },
) {
  const json = cast(jsonObject(event as Readonly<Record<string, Expression<unknown>>>), 'text')
  return cast(expr.fn<unknown>('pg_notify', [literal(CHAT_CHANNEL), json]), 'text')
}

/** Fields of a new message. */
export interface NewMessage {
  readonly chatId: number
  readonly userId: number
  readonly content: string
  readonly kind: 'word' | 'article' | 'vocabulary' | null
  readonly spellId: number | null
  readonly articleId: number | null
  readonly vocId: number | null
}

/** Inserts a message, marks it as read by its author and notifies every process. */
export const sendMessage = compileStatement((p: Placeholders<NewMessage>) =>
  query
    .with('next_event', nextEventNumber)
    .with('sent', (db) =>
      insertFrom(
        db,
        'message',
        (from) => from.selectFrom('next_event'),
        (eb) => ({
          id: eb.ref('last'),
          chat_id: p.chatId,
          user_id: p.userId,
          content: p.content,
          attachment_kind: p.kind,
          spell_id: p.spellId,
          article_id: p.articleId,
          voc_id: p.vocId,
          created_at: eb.fn<Date>('clock_timestamp'),
        }),
      ).returning('id'),
    )
    .with('updated_chat', (db) =>
      db
        .updateTable('chat')
        .from('next_event')
        .set((eb) => setColumns<'chat'>({ last_message_id: eb.ref('next_event.last') }))
        .where('chat.id', '=', p.chatId),
    )
    .with('mark', (db) =>
      insertFrom(
        db,
        'chat_member',
        (from) => from.selectFrom('next_event'),
        (eb) => ({ chat_id: p.chatId, user_id: p.userId, last_read_message_id: eb.ref('last') }),
      ).onConflict((conflict) =>
        conflict
          .columns(['chat_id', 'user_id'])
          .doUpdateSet((eb) =>
            setColumns<'chat_member'>({ last_read_message_id: eb.ref('excluded.last_read_message_id') }),
          ),
      ),
    )
    .selectFrom('sent')
    .select((eb) => {
      const id = eb.ref('id')
      const event = { id, kind: literal('message'), chat_id: cast(p.chatId, 'int4'), message_id: id }
      return ['id', notify(event).as('notified')]
    }),
)

/** Notifies everybody in a chat, or one user, to reload what they may do. Pass null for whatever doesn't apply. */
export const notifyAccess = compileStatement(
  (p: Placeholders<{ chatId: number | null; classroomId: number | null; userId: number | null }>) =>
    query
      .with('next_event', nextEventNumber)
      .selectFrom('next_event')
      .select((eb) => {
        const chatOfClassroom = eb
          .selectFrom('chat')
          .select('id')
          .where('classroom_id', '=', p.classroomId)
          .$asScalar()
        return notify({
          id: eb.ref('last'),
          kind: literal('access'),
          user_id: cast(p.userId, 'int4'),
          chat_id: eb.fn.coalesce(cast(p.chatId, 'int4'), chatOfClassroom),
        }).as('notified')
      }),
)

/** Notifies both sides of private chats to reload what they may do: of one pair, or of all the user's pairs. */
export const notifyPairAccess = compileStatement(
  (p: Placeholders<{ userId: number; otherId: number | null }>) => {
    const otherId = cast(p.otherId, 'int4')
    return query
      .with('pair_chat', (db) => {
        const chatsWhere = (one: 'low_user_id' | 'high_user_id', other: 'low_user_id' | 'high_user_id') =>
          db
            .selectFrom('chat')
            .select('id')
            .where(one, '=', p.userId)
            .where((eb) => eb.or([eb(otherId, 'is', null), eb(other, '=', otherId)]))
        return chatsWhere('low_user_id', 'high_user_id').unionAll(chatsWhere('high_user_id', 'low_user_id'))
      })
      .with('next_event', nextEventNumber)
      .selectFrom(['next_event', 'pair_chat'])
      .select((eb) =>
        notify({
          id: eb.ref('next_event.last'),
          kind: literal('access'),
          user_id: expr.lit(null),
          chat_id: eb.ref('pair_chat.id'),
        }).as('notified'),
      )
  },
)
