import { cast, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Maximum number of classrooms that are followed at a time. */
const BATCH = 500

/** Maximum number of messages that one statement deletes. */
const STEP = 1000

/** Deleted classrooms whose chats may still be there, of one school or of all, the oldest first. */
export const deletedClassrooms = compileStatement((p: Placeholders<{ schoolId: number | null }>) =>
  query
    .selectFrom('deleted_classroom')
    .select(['school_id', 'id', 'chat_id'])
    .where((eb) =>
      eb.or([eb(cast(p.schoolId, 'int4'), 'is', null), eb('school_id', '=', cast(p.schoolId, 'int4'))]),
    )
    .orderBy('deleted_at')
    .limit(expr.lit(BATCH)),
)

/** Deletes some messages of a chat. */
export const deleteSomeMessages = compileStatement((p: Placeholders<{ chatId: number }>) =>
  query
    .deleteFrom('message')
    .where('chat_id', '=', p.chatId)
    .where((eb) =>
      eb(
        'id',
        'in',
        eb
          .selectFrom('message as some')
          .select('some.id')
          .where('some.chat_id', '=', p.chatId)
          .limit(expr.lit(STEP)),
      ),
    ),
)

/** Deletes a chat with what is left in it. */
export const deleteChat = compileStatement((p: Placeholders<{ chatId: number }>) =>
  query.deleteFrom('chat').where('id', '=', p.chatId),
)

/** Forgets a deleted classroom once its chat is gone. */
export const forgetDeletedClassroom = compileStatement((p: Placeholders<{ schoolId: number; id: number }>) =>
  query.deleteFrom('deleted_classroom').where('school_id', '=', p.schoolId).where('id', '=', p.id),
)
