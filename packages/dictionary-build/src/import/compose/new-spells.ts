import { createScratch } from '@wordhoard/database/sql/scratch-table'
import { wordLevel } from '@wordhoard/lexicon/level'
import type pg from 'pg'
import type { Frequencies } from '../../frequency'
import { lastId } from '../../load/ids'
import { copyLine, copyRows } from '../../rows/copy'
import { insertSpells, wordRanks } from './new-spells.queries'

/**
 * Makes the spells of all headwords with senses that have none yet, in alphabetical order, all at once: definitions link
 * to them before their own turn comes. Within the caller's transaction. Inflected forms of other words keep no rank,
 * since what has been counted under them are the other words. The sequence is the caller's to advance.
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

/** The product's learners begin at A2. */
function levelOfRank(rank: number | undefined): string {
  const level = wordLevel(rank)
  return level === 'A1' ? 'A2' : level
}
