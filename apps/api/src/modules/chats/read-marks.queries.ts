import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, prepareStatement } from '@wordhoard/database/sql/statement'
import { nextEvent, noteEvent, publishEvent } from '../chat-events/chat-events.queries'

/** Finds a message in a chat. */
export const messageOfChat = compileStatement((p: Placeholders<{ chatId: number; messageId: number }>) =>
  query.selectFrom('message').select('id').where('id', '=', p.messageId).where('chat_id', '=', p.chatId),
)

/** Moves a user's read mark forward to a message, never back, and publishes that. */
export const moveMark = prepareStatement(
  'move-mark',
  (p: Placeholders<{ chatId: number; userId: number; messageId: number }>) =>
    nextEvent(p.chatId)
      .with('mark', (db) =>
        insertFrom(
          db,
          'chat_member',
          (from) => from.selectFrom('next_event'),
          (eb) => ({
            chat_id: eb.ref('chat_id'),
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
          .returning('last_read_message_id'),
      )
      .with('updated_chat', noteEvent(p.chatId))
      .with('published', publishEvent('read'))
      .selectFrom('mark')
      .select((eb) => eb.ref('last_read_message_id').$notNull().as('last_read_message_id')),
)
