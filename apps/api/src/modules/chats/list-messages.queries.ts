import { cast, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
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

/** The largest bigint, above every message id. */
const endOfIds = cast(literal('9223372036854775807'), 'int8')

/** A page of a chat's messages, newest first. The page's ids come from the index alone. */
export const messagesPage = prepareStatement('messages-page', (p: Placeholders<Page>) =>
  selectMessages(
    query
      .with(
        (cte) => cte('page').materialized(),
        (db) =>
          db
            .selectFrom('message')
            .select('id')
            .where('chat_id', '=', p.chatId)
            .where((eb) => eb('id', '<', eb.fn.coalesce(cast(p.beforeId, 'int8'), endOfIds)))
            .where((eb) => eb('id', '>', eb.fn.coalesce(cast(p.afterId, 'int8'), eb.lit(0))))
            .orderBy('id', 'desc')
            .limit(p.limit)
            .offset(p.offset),
      )
      .selectFrom('page')
      // One by one: the planner would rather read the whole chat than look into each month for each message.
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('message')
            .selectAll()
            .where('message.chat_id', '=', p.chatId)
            .whereRef('message.id', '=', 'page.id')
            .limit(eb.lit(1))
            .as('m'),
        (join) => join.onTrue(),
      )
      .innerJoin('chat as h', (join) => join.on('h.id', '=', p.chatId)),
    cast(p.viewerId, 'int4'),
  ).orderBy('m.id', 'desc'),
)

/** One message as a viewer sees it. */
export const messageOfId = prepareStatement(
  'message-of-id',
  (p: Placeholders<{ id: number; viewerId: number }>) =>
    selectMessages(
      query.selectFrom('message as m').innerJoin('chat as h', 'h.id', 'm.chat_id'),
      cast(p.viewerId, 'int4'),
    ).where('m.id', '=', p.id),
)
