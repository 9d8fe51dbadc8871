import { cast } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Finds a message if a user may read it. `school_id` is the school of the classroom in whose chat it was written. */
export const messageForReader = compileStatement((p: Placeholders<{ id: number; userId: number }>) =>
  query
    .selectFrom('message as m')
    .innerJoin('chat as h', 'h.id', 'm.chat_id')
    .select((eb) => [
      'm.chat_id',
      'm.user_id',
      'm.content',
      cast(eb('m.deleted_event_id', 'is not', null), 'bool').as('is_deleted'),
      'h.school_id',
    ])
    .where('m.id', '=', p.id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('chat_reader as v')
          .whereRef('v.chat_id', '=', 'm.chat_id')
          .where('v.user_id', '=', p.userId),
      ),
    ),
)
