import { cast, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'

interface NewPlacement {
  readonly id: string
  readonly userId: number
  readonly language: string | null
  readonly answers: string
  readonly pending: string | null
  readonly finishedAt: Date | null
}

/** Stores a placement. Answers and item are JSON. */
export const insertPlacement = compileStatement((p: Placeholders<NewPlacement>) =>
  query.insertInto('placement').values({
    id: p.id,
    user_id: p.userId,
    language: p.language,
    answers: p.answers,
    pending: p.pending,
    finished_at: p.finishedAt,
  }),
)

/** A user's placement. */
export const placementOfUser = compileStatement((p: Placeholders<{ id: string; userId: number }>) =>
  query
    .selectFrom('placement')
    .select(['language', 'answers', 'pending'])
    .where('id', '=', p.id)
    .where('user_id', '=', p.userId),
)

/** Stores the answers to a placement and its next item, without one as finished; nothing if it has changed meanwhile. */
export const updatePlacement = compileStatement(
  (
    p: Placeholders<{
      id: string
      userId: number
      before: string
      answers: string
      pending: string | null
      isFinished: boolean
    }>,
  ) =>
    query
      .updateTable('placement')
      .set((eb) =>
        setColumns<'placement'>({
          answers: p.answers,
          pending: p.pending,
          finished_at: eb.case().when(p.isFinished).then(now).end(),
        }),
      )
      .where('id', '=', p.id)
      .where('user_id', '=', p.userId)
      .where('answers', '=', cast(p.before, 'jsonb')),
)

/** A user's placements, oldest first. */
export const placementsOfUser = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('placement')
    .select(['id', 'language', 'answers', 'pending', 'started_at', 'finished_at'])
    .where('user_id', '=', p.userId)
    .orderBy('started_at')
    .orderBy('id'),
)

/** The latest placement of a user that waits for an answer. */
export const unfinishedPlacement = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('placement')
    .select('id')
    .where('user_id', '=', p.userId)
    .where('pending', 'is not', null)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(expr.lit(1)),
)
