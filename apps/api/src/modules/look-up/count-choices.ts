import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { choicesOfWords } from './count-choices.queries'

/** Returns how often the actor chose each definition of these words, by its id. */
export async function countChoices(
  pool: pg.Pool,
  { userId }: Pick<Actor, 'userId'>,
  spellIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (spellIds.length === 0) return new Map()
  const rows = await choicesOfWords.fetchAll(pool, { userId, spellIds })
  return new Map(rows.map(({ definition_id, times }) => [definition_id!, Number(times)]))
}
