import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, type QueryCreator, query, type Tables } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, prepareStatement } from '@wordhoard/database/sql/statement'
import { outboxColumns } from '../../lib/events/outbox.queries'
import type { NumberedEvent } from './chat-event'

/**
 * Takes the next event number of a chat (docs/decisions/027) as `next_event`, and locks the chat until the transaction
 * ends: its numbers rise in the order of commits. The number is drawn after the lock, so a later one can't overtake it,
 * and after the transaction got its id, by which streams know when all earlier numbers are decided.
 *
 * @param chatId the chat, as a value or a subquery
 */
export function nextEvent(chatId: Expression<number | null>) {
  return query
    .with('locked_chat', (db) =>
      db
        .selectFrom('chat')
        .select(['id as chat_id', 'last_event_id as before'])
        .where('id', '=', chatId)
        .forNoKeyUpdate(),
    )
    .with('next_event', (db) =>
      db
        .selectFrom('locked_chat')
        .select((eb) => [
          'chat_id',
          'before',
          eb.fn<number>('nextval', [literal('chat_event_number')]).as('last'),
        ]),
    )
}

/** A row of `next_event`. */
type WithNextEvent = Tables & { next_event: { chat_id: number; before: number; last: number } }

/** Publishes the event that took the number, for `.with('published', publishEvent('message'))`. */
export function publishEvent(kind: NumberedEvent['kind']) {
  return (db: QueryCreator<WithNextEvent>) =>
    insertFrom(
      db,
      'event_outbox',
      (from) => from.selectFrom('next_event'),
      (eb) =>
        outboxColumns('chat', eb.ref('chat_id'), {
          kind: literal(kind),
          chat_id: eb.ref('chat_id'),
          id: eb.ref('last'),
          before: eb.ref('before'),
        }),
    )
}

/**
 * Notes the number as the chat's last, for `.with('updated_chat', noteEvent(p.chatId))`.
 *
 * @param chatId the chat, if it is known by its id: that says where its row lies (docs/decisions/033)
 */
export function noteEvent(chatId?: Expression<number>) {
  return (db: QueryCreator<WithNextEvent>) =>
    db
      .updateTable('chat')
      .from('next_event')
      .set((eb) => setColumns<'chat'>({ last_event_id: eb.ref('next_event.last') }))
      .whereRef('chat.id', '=', 'next_event.chat_id')
      .$if(chatId !== undefined, (update) => update.where('chat.id', '=', chatId!))
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

/** Inserts a message, marks it as read by its author and publishes it. */
export const sendMessage = prepareStatement('send-message', (p: Placeholders<NewMessage>) =>
  nextEvent(p.chatId)
    .with('sent', (db) =>
      insertFrom(
        db,
        'message',
        (from) => from.selectFrom('next_event'),
        (eb) => ({
          id: eb.ref('last'),
          chat_id: eb.ref('chat_id'),
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
        .set((eb) =>
          setColumns<'chat'>({
            last_event_id: eb.ref('next_event.last'),
            last_message_id: eb.ref('next_event.last'),
          }),
        )
        .whereRef('chat.id', '=', 'next_event.chat_id')
        .where('chat.id', '=', p.chatId),
    )
    .with('mark', (db) =>
      insertFrom(
        db,
        'chat_member',
        (from) => from.selectFrom('next_event'),
        (eb) => ({ chat_id: eb.ref('chat_id'), user_id: p.userId, last_read_message_id: eb.ref('last') }),
      ).onConflict((conflict) =>
        conflict
          .columns(['chat_id', 'user_id'])
          .doUpdateSet((eb) =>
            setColumns<'chat_member'>({ last_read_message_id: eb.ref('excluded.last_read_message_id') }),
          ),
      ),
    )
    .with('published', publishEvent('message'))
    .selectFrom('sent')
    .select('id'),
)

/** Publishes a change of access to a chat: for everybody, or for one user and the staff. */
export const publishChatAccess = compileStatement(
  (p: Placeholders<{ chatId: number; userId: number | null }>) =>
    insertFrom(
      query,
      'event_outbox',
      (from) => from.selectFrom('chat').where('id', '=', p.chatId),
      (eb) =>
        outboxColumns('chat', eb.ref('id'), {
          kind: literal('access'),
          chat_id: eb.ref('id'),
          user_id: cast(p.userId, 'int4'),
        }),
    ),
)

/** Publishes that a user's access to their chats changed. */
export const publishUserAccess = compileStatement((p: Placeholders<{ userId: number }>) =>
  insertFrom(
    query,
    'event_outbox',
    (from) => from.selectFrom('user_account').where('id', '=', p.userId),
    (eb) =>
      outboxColumns('user', eb.ref('id'), {
        kind: literal('access'),
        chat_id: expr.lit(null),
        user_id: eb.ref('id'),
      }),
  ),
)

/** Publishes to everybody who can read a new chat that they can. */
export const publishNewChat = compileStatement((p: Placeholders<{ chatId: number }>) =>
  insertFrom(
    query,
    'event_outbox',
    (from) => from.selectFrom('chat_reader as v').where('v.chat_id', '=', p.chatId),
    (eb) =>
      outboxColumns('user', eb.ref('v.user_id'), { kind: literal('chats'), user_id: eb.ref('v.user_id') }),
  ),
)

/** Publishes to a user that they can read other chats than before. */
export const publishUserChats = compileStatement((p: Placeholders<{ userId: number }>) =>
  insertFrom(
    query,
    'event_outbox',
    (from) => from.selectFrom('user_account').where('id', '=', p.userId),
    (eb) => outboxColumns('user', eb.ref('id'), { kind: literal('chats'), user_id: eb.ref('id') }),
  ),
)

/** Publishes a change of access to both sides of private chats: of one pair, or of all the user's pairs. */
export const publishPairAccess = compileStatement(
  (p: Placeholders<{ userId: number; otherId: number | null }>) => {
    const otherId = cast(p.otherId, 'int4')
    const chatsWhere = (one: 'low_user_id' | 'high_user_id', other: 'low_user_id' | 'high_user_id') =>
      query
        .selectFrom('chat')
        .select('id')
        .where(one, '=', p.userId)
        .where((eb) => eb.or([eb(otherId, 'is', null), eb(other, '=', otherId)]))
    return insertFrom(
      query,
      'event_outbox',
      (from) =>
        from.selectFrom(
          chatsWhere('low_user_id', 'high_user_id')
            .unionAll(chatsWhere('high_user_id', 'low_user_id'))
            .as('pair_chat'),
        ),
      (eb) =>
        outboxColumns('chat', eb.ref('pair_chat.id'), {
          kind: literal('access'),
          chat_id: eb.ref('pair_chat.id'),
          user_id: expr.lit(null),
        }),
    )
  },
)

/** Kind of the advisory lock for changes of what a user may do; the number has no meaning. */
const USER_ACCESS_LOCK = 7_203_131

/** Waits for other changes of what a user may do, and holds them up until the transaction ends. */
export const lockUserAccess = compileStatement((p: Placeholders<{ userId: number }>) =>
  query.selectNoFrom(
    cast(
      expr.fn<null>('pg_advisory_xact_lock', [expr.lit(USER_ACCESS_LOCK), cast(p.userId, 'int4')]),
      'text',
    ).as('locked'),
  ),
)

/**
 * Locks every chat that a user can read, in the order of ids. Whoever deletes an account changes its chats and its rows
 * in them; without this, that could deadlock with a message that the user is just sending.
 */
export const lockChatsOfUser = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('chat as h')
    .select('h.id')
    .where((eb) =>
      eb(
        'h.id',
        'in',
        eb.selectFrom('chat_reader as v').select('v.chat_id').where('v.user_id', '=', p.userId),
      ),
    )
    .orderBy('h.id')
    .forUpdate(),
)
