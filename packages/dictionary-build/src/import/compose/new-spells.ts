import { wordLevel } from '@wordhoard/lexicon/level'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import type pg from 'pg'
import type { Frequencies } from '../../frequency'
import { lastId } from '../../load/ids'
import { copyLine, copyRows } from '../../rows/copy'

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
  await client.query(
    'CREATE TEMP TABLE word_rank (headword TEXT COLLATE "C" PRIMARY KEY, rank INT, level TEXT) ON COMMIT DROP',
  )
  await copyRows(
    client,
    { table: 'word_rank', columns: ['headword', 'rank', 'level'] },
    rankRows(frequencies),
  )
  const first = (await lastId(client, 'spell')) + 1
  await client.query(
    `INSERT INTO spell (id, spell_lower, pos_mask, frequency_rank, level, is_function)
     SELECT $2::int - 1 + row_number() OVER (ORDER BY w.headword), w.headword, w.mask,
       CASE WHEN w.inflected THEN NULL ELSE r.rank END,
       CASE WHEN w.inflected OR w.headword LIKE '% %' THEN NULL ELSE
         coalesce(r.level, CASE WHEN w.mask <> $3 THEN $4 END) END,
       false
     FROM (SELECT headword, bit_or(pos_bits) AS mask, bool_or(is_inflection) AS inflected
             FROM imported_entry WHERE release_id = $1 GROUP BY headword HAVING bit_or(pos_bits) <> 0) w
     LEFT JOIN word_rank r USING (headword)
     WHERE NOT EXISTS (SELECT FROM spell s WHERE s.spell_lower = w.headword)
     ORDER BY w.headword`,
    [release, first, partOfSpeechBits['proper noun'], levelOfRank(undefined)],
  )
}

function* rankRows(frequencies: Frequencies): Generator<string> {
  for (const [headword, rank] of frequencies.ranked()) yield copyLine([headword, rank, levelOfRank(rank)])
}

/** The product's learners begin at A2. */
export function levelOfRank(rank: number | undefined): string {
  const level = wordLevel(rank)
  return level === 'A1' ? 'A2' : level
}
