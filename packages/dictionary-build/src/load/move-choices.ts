import type pg from 'pg'
import type { Entry } from '../model'
import {
  addFeedback,
  definitionsWithKeys,
  moveArticleSenses,
  moveChosenSenses,
  takeFeedback,
} from './move-choices.queries'

/**
 * Moves what learners and authors chose to the senses that took the places of the chosen ones, so that nothing they
 * saved is lost. Call it when entries have their ids, before the definitions that go are deleted. The senses may be
 * written later in the same transaction.
 */
export async function moveChoices(client: pg.PoolClient, entries: readonly Entry[]): Promise<void> {
  const successors = new Map<string, number>()
  for (const { senses } of entries) {
    for (const { id, covered, replaced } of senses) {
      for (const key of replaced ?? []) successors.set(key, id)
      for (const other of covered ?? []) {
        for (const key of [other.key, ...(other.replaced ?? [])]) successors.set(key, id)
      }
    }
  }
  if (successors.size === 0) return
  const going = await definitionsWithKeys.fetchAll(client, { keys: [...successors.keys()] })
  if (going.length === 0) return
  const moves = new Map(going.map(({ id, key }) => [id, successors.get(key)!]))
  const from = [...moves.keys()]
  const to = [...moves.values()]
  await client.query('SET CONSTRAINTS article_sense_definition_id_fkey DEFERRED')
  await moveChosenSenses.execute(client, { from, to })
  await moveArticleSenses.execute(client, { from, to })
  await moveFeedback(client, moves)
}

/** Moves the counts of corrections. A correction between two senses that are one now says nothing any more. */
async function moveFeedback(client: pg.PoolClient, moves: ReadonlyMap<number, number>): Promise<void> {
  const taken = await takeFeedback.fetchAll(client, { ids: [...moves.keys()] })
  const counts = new Map<string, { offered: number; chosen: number; count: number }>()
  for (const { offered_id, chosen_id, count } of taken) {
    const offered = moves.get(offered_id) ?? offered_id
    const chosen = moves.get(chosen_id) ?? chosen_id
    if (offered === chosen) continue
    const pair = `${offered} ${chosen}`
    counts.set(pair, { offered, chosen, count: (counts.get(pair)?.count ?? 0) + count })
  }
  if (counts.size === 0) return
  const rows = [...counts.values()]
  await addFeedback.execute(client, {
    offeredIds: rows.map(({ offered }) => offered),
    chosenIds: rows.map(({ chosen }) => chosen),
    counts: rows.map(({ count }) => count),
  })
}
