import { cast, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { nextEventNumber, notify } from '../chat-events/chat-events.queries'

/** Finds a message in a chat. */
export const messageOfChat = compileStatement((p: Placeholders<{ chatId: number; messageId: number }>) =>
  query.selectFrom('message').select('id').where('id', '=', p.messageId).where('chat_id', '=', p.chatId),
)

/** Moves a user's read mark forward to a message, never back, and notifies listeners. */
export const moveMark = compileStatement(
  (p: Placeholders<{ chatId: number; userId: number; messageId: number }>) =>
    query
      .with('next_event', nextEventNumber)
      .with('mark', (db) =>
        insertFrom(
          db,
          'chat_member',
          (from) => from.selectFrom('next_event'),
          (eb) => ({
            chat_id: p.chatId,
            user_id: p.userId,
            last_read_message_id: p.messageId,
            read_event_id: eb.ref('last'),
          }),
        )
          .onConflict((conflict) =>
            conflict.columns(['chat_id', 'user_id']).doUpdateSet((eb) =>
              setColumns<'chat_member'>({
                last_read_message_id: eb.fn<number>('greatest', [
                  'chat_member.last_read_message_id',
                  'excluded.last_read_message_id',
                ]),
                read_event_id: eb.ref('excluded.read_event_id'),
              }),
            ),
          )
          .returning(['last_read_message_id', 'read_event_id']),
      )
      .selectFrom('mark')
      .select((eb) => {
        const messageId = eb.ref('last_read_message_id').$notNull()
        const event = {
          id: eb.ref('read_event_id'),
          kind: literal('read'),
          chat_id: cast(p.chatId, 'int4'),
          user_id: cast(p.userId, 'int4'),
          message_id: messageId,
        }
        return [messageId.as('last_read_message_id'), notify(event).as('notified')]
      }),
)
