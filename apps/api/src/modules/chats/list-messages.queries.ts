import { cast } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query, type Selectable, sql, type Tables } from '@wordhoard/database/sql/query'
import { prepareStatement } from '@wordhoard/database/sql/statement'
import { selectMessages } from './message.queries'

interface Page {
  readonly chatId: number
  readonly viewerId: number
  /** Exclusive upper bound; null for none. */
  readonly beforeId: number | null
  /** Exclusive lower bound; null for none. */
  readonly afterId: number | null
  readonly limit: number
  readonly offset: number
}

/** The newest messages of a chat between two bounds (migration 0051). */
function messagesOfChat(p: Placeholders<Page>) {
  const values = [p.beforeId, p.afterId, p.limit, p.offset].map((value) => cast(value, 'int8'))
  return sql<Selectable<Tables['message']>>`messages_of_chat(${sql.join([p.chatId, ...values])})`
}

/** A page of a chat's messages, newest first. */
export const messagesPage = prepareStatement('messages-page', (p: Placeholders<Page>) =>
  selectMessages(
    query
      .with(
        (cte) => cte('m').materialized(),
        (db) => db.selectFrom(messagesOfChat(p).as('found')).selectAll(),
      )
      .selectFrom('m')
      .innerJoin('chat as h', (join) => join.on('h.id', '=', p.chatId)),
    cast(p.viewerId, 'int4'),
  ).orderBy('m.id', 'desc'),
)
