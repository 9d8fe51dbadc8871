import { cast, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type Selectable, type Tables } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now, secondsAfter } from '@wordhoard/database/sql/times'

export type Deletion = Pick<
  Selectable<Tables['unfinished_deletion']>,
  'user_id' | 'kind' | 'id' | 'is_second'
>

/** Maximum number of rows that one statement deletes. */
export const STEP = 1000

/** When a deletion is followed again: no call that had begun before still runs then. */
const SECOND_AFTER_SECONDS = 15 * 60

/** Maximum number of deletions that are followed at a time: those of the accounts of a deleted school are due at once. */
const BATCH = 500

/** Deletions that are due, of one person or of everybody, the oldest first. */
export const dueDeletions = compileStatement((p: Placeholders<{ userId: number | null }>) =>
  query
    .selectFrom('unfinished_deletion')
    .select(['user_id', 'kind', 'id', 'is_second'])
    // The first time is due at once, although the time that is stored may be rounded up.
    .where((eb) => eb.or([eb('is_second', '=', eb.lit(false)), eb('due_at', '<=', now)]))
    .where((eb) =>
      eb.or([eb(cast(p.userId, 'int4'), 'is', null), eb('user_id', '=', cast(p.userId, 'int4'))]),
    )
    .orderBy('due_at')
    .limit(expr.lit(BATCH)),
)

interface DeletedThing {
  readonly userId: number
  readonly kind: Deletion['kind']
  readonly id: number
}

/** Notes that a deletion was followed once. */
export const deferDeletion = compileStatement((p: Placeholders<DeletedThing>) =>
  query
    .updateTable('unfinished_deletion')
    .set(() =>
      setColumns<'unfinished_deletion'>({
        due_at: secondsAfter(now, expr.lit(SECOND_AFTER_SECONDS)),
        is_second: expr.lit(true),
      }),
    )
    .where('user_id', '=', p.userId)
    .where('kind', '=', p.kind)
    .where('id', '=', p.id)
    .where('is_second', '=', expr.lit(false)),
)

/** Forgets a deletion that was followed twice, unless the thing was restored and deleted again meanwhile. */
export const finishDeletion = compileStatement((p: Placeholders<DeletedThing>) =>
  query
    .deleteFrom('unfinished_deletion')
    .where('user_id', '=', p.userId)
    .where('kind', '=', p.kind)
    .where('id', '=', p.id)
    .where('is_second', '=', expr.lit(true)),
)

interface Gone {
  readonly id: number
}

function vocabulary(id: Expression<number>) {
  return expr.selectFrom('custom_voc as v').where('v.id', '=', id)
}

/** What is deleted, or cleared, when a thing is gone. Each is repeated until it finds fewer rows than a step. */
export const followersOf = {
  article: [
    compileStatement((p: Placeholders<Gone>) =>
      query
        .deleteFrom('article_progress')
        .where('article_id', '=', p.id)
        .where((eb) =>
          eb(
            'user_id',
            'in',
            eb
              .selectFrom('article_progress as some')
              .select('some.user_id')
              .where('some.article_id', '=', p.id)
              .limit(expr.lit(STEP)),
          ),
        ),
    ),
    compileStatement((p: Placeholders<Gone>) =>
      query.deleteFrom('assignment').where('article_id', '=', p.id),
    ),
    // Sentences stay, with the title of their text.
    compileStatement((p: Placeholders<Gone>) =>
      query
        .updateTable('encounter as e')
        .from((eb) =>
          eb
            .selectFrom('encounter')
            .select(['user_id', 'id'])
            .where('article_id', '=', p.id)
            .limit(expr.lit(STEP))
            .as('some'),
        )
        .set({ article_id: expr.lit(null) })
        .whereRef('e.user_id', '=', 'some.user_id')
        .whereRef('e.id', '=', 'some.id'),
    ),
  ],
  vocabulary: [
    // One that was restored has the assignments that it got since then.
    compileStatement((p: Placeholders<Gone>) =>
      query
        .deleteFrom('assignment')
        .where('voc_id', '=', p.id)
        .where((eb) => eb.not(eb.exists(vocabulary(p.id)))),
    ),
  ],
  account: [
    compileStatement((p: Placeholders<Gone>) =>
      query
        .deleteFrom('follow')
        .where('followed_id', '=', p.id)
        .where((eb) =>
          eb(
            'follower_id',
            'in',
            eb
              .selectFrom('follow as some')
              .select('some.follower_id')
              .where('some.followed_id', '=', p.id)
              .limit(expr.lit(STEP)),
          ),
        ),
    ),
    compileStatement((p: Placeholders<Gone>) =>
      query
        .deleteFrom('user_block')
        .where('blocked_id', '=', p.id)
        .where((eb) =>
          eb(
            'blocker_id',
            'in',
            eb
              .selectFrom('user_block as some')
              .select('some.blocker_id')
              .where('some.blocked_id', '=', p.id)
              .limit(expr.lit(STEP)),
          ),
        ),
    ),
    compileStatement((p: Placeholders<Gone>) =>
      query.deleteFrom('school_member').where('user_id', '=', p.id),
    ),
    compileStatement((p: Placeholders<Gone>) =>
      query.deleteFrom('invitation_use').where('user_id', '=', p.id),
    ),
    compileStatement((p: Placeholders<Gone>) => query.deleteFrom('chat_member').where('user_id', '=', p.id)),
    // Messages stay, as those of a deleted user.
    compileStatement((p: Placeholders<Gone>) =>
      query
        .updateTable('message as m')
        .from((eb) =>
          eb
            .selectFrom('message')
            .select(['chat_id', 'id'])
            .where('user_id', '=', p.id)
            .limit(expr.lit(STEP))
            .as('some'),
        )
        .set({ user_id: expr.lit(null) })
        .whereRef('m.chat_id', '=', 'some.chat_id')
        .whereRef('m.id', '=', 'some.id'),
    ),
    compileStatement((p: Placeholders<Gone>) =>
      query.deleteFrom('pair_chat').where('low_user_id', '=', p.id),
    ),
    compileStatement((p: Placeholders<Gone>) =>
      query.deleteFrom('pair_chat').where('high_user_id', '=', p.id),
    ),
    // A chat that both have left is deleted by a trigger.
    compileStatement((p: Placeholders<Gone>) =>
      query
        .updateTable('chat')
        .set({ low_user_id: expr.lit(null) })
        .where('low_user_id', '=', p.id),
    ),
    compileStatement((p: Placeholders<Gone>) =>
      query
        .updateTable('chat')
        .set({ high_user_id: expr.lit(null) })
        .where('high_user_id', '=', p.id),
    ),
    compileStatement((p: Placeholders<Gone>) =>
      query
        .updateTable('invitation')
        .set({ created_by_id: expr.lit(null) })
        .where('created_by_id', '=', p.id),
    ),
    compileStatement((p: Placeholders<Gone>) =>
      query
        .updateTable('assignment')
        .set({ created_by_id: expr.lit(null) })
        .where('created_by_id', '=', p.id),
    ),
    compileStatement((p: Placeholders<Gone>) =>
      query
        .updateTable('class_test')
        .set({ created_by_id: expr.lit(null) })
        .where('created_by_id', '=', p.id),
    ),
    compileStatement((p: Placeholders<Gone>) =>
      query
        .updateTable('staff_password_reset')
        .set({ staff_id: expr.lit(null) })
        .where('staff_id', '=', p.id),
    ),
  ],
} as const
