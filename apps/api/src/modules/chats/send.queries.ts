import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { acceptsMessagesFrom, isVisibleTo } from '../profiles/visibility'

interface Pair {
  readonly userId: number
  readonly otherId: number
}

/** Orders the two ids: a chat between two people stores the lower one first. */
function idsInOrder(p: Placeholders<Pair>) {
  const ids = [cast(p.userId, 'int4'), cast(p.otherId, 'int4')]
  return { low: expr.fn<number>('least', ids), high: expr.fn<number>('greatest', ids) }
}

/** Finds the chat between two people in the directory. */
export const findPairChat = compileStatement((p: Placeholders<Pair>) => {
  const { low, high } = idsInOrder(p)
  return query
    .selectFrom('pair_chat')
    .select('chat_id')
    .where('low_user_id', '=', low)
    .where('high_user_id', '=', high)
})

/** Whether a person accepts messages from a user; no row if the user can't see them. */
export const recipient = compileStatement((p: Placeholders<Pair>) =>
  query
    .selectFrom('user_account as u')
    .select((eb) => cast(acceptsMessagesFrom(columnsOf(eb, 'u'), p.userId), 'bool').as('takes_messages'))
    .where('u.id', '=', p.otherId)
    .where((eb) => isVisibleTo(columnsOf(eb, 'u'), p.userId)),
)

/** Inserts a chat between two people, and enters it into the directory. Fails if they have one. */
export const insertPairChat = compileStatement((p: Placeholders<Pair>) => {
  const { low, high } = idsInOrder(p)
  return query
    .with('entered', (db) =>
      db
        .insertInto('pair_chat')
        .values({
          low_user_id: low,
          high_user_id: high,
          chat_id: cast(expr.fn<number>('nextval', [literal('chat_id_seq')]), 'int4'),
        })
        .returning('chat_id'),
    )
    .with('made', (db) =>
      insertFrom(
        db,
        'chat',
        (from) => from.selectFrom('entered'),
        (eb) => ({ id: eb.ref('chat_id'), low_user_id: low, high_user_id: high }),
      ).returning('id'),
    )
    .selectFrom('made')
    .select('id')
})
