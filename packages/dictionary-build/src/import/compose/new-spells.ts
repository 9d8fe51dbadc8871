import { createScratch } from '@wordhoard/database/sql/scratch-table'
import { wordLevel } from '@wordhoard/lexicon/level'
import type pg from 'pg'
import type { Frequencies } from '../../frequency'
import { lastId } from '../../load/ids'
import { copyLine, copyRows } from '../../rows/copy'
import { insertSpells, wordRanks } from './new-spells.queries'

/**
 * Creates the missing spells of all headwords with senses, in alphabetical order, within the caller's transaction. They
 * are created all at once, because definitions link to spells that are composed later. Inflected forms get no rank,
 * because their count belongs to the words that they inflect. The caller must advance the sequence.
 */
export async function makeSpells(
  client: pg.PoolClient,
  release: number,
  frequencies: Frequencies,
): Promise<void> {
  await createScratch(client, wordRanks, 'transaction')
  await copyRows(client, wordRanks, rankRows(frequencies))
  const first = (await lastId(client, 'spell')) + 1
  await insertSpells.execute(client, { release, first, unrankedLevel: levelOfRank(undefined) })
}

function* rankRows(frequencies: Frequencies): Generator<string> {
  for (const [headword, rank] of frequencies.ranked()) yield copyLine([headword, rank, levelOfRank(rank)])
}

/** Returns the level of a word with this rank, at least A2, where the product's learners start. */
function levelOfRank(rank: number | undefined): string {
  const level = wordLevel(rank)
  return level === 'A1' ? 'A2' : level
}
