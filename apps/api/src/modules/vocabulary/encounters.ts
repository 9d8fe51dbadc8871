import type { CountedLookup, WordEncounters } from '@wordhoard/contracts/encounters'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isAssignedTo } from '../assignments/assigned-to'
import type { Dictionary } from '../dictionary/open-dictionary'

const MOST_LISTED = 20

/**
 * Counts a look-up, keeps its sentence, and enters a word that was not in the vocabulary as met. $1 user, $2 spell, $3
 * headword, $4 sentence, $5 title of the text, $6 the article that it is, or null; one that the user may not read is none.
 * The encounter of the article is taken, else one of no article, which is the article's from now on; else one is made, with
 * the definition that was chosen for the sentence elsewhere.
 */
const count = `
  WITH entered AS (
    INSERT INTO main_voc_item AS i (user_id, spell_id, spell_lower, met_count, lookup_count)
    VALUES ($1, $2, $3, 1, 1)
    ON CONFLICT (user_id, spell_id) DO UPDATE SET lookup_count = i.lookup_count + 1
  ), read AS (
    SELECT (SELECT id FROM article WHERE id = $6::int
      AND (access_modifier = 'public' OR user_id = $1 OR ${isAssignedTo('$1', 'article_id', 'article.id')})) AS article_id
  ), before AS (
    SELECT e.id, e.article_id, e.definition_id FROM encounter e
    WHERE e.user_id = $1 AND e.spell_id = $2 AND e.sentence = $4 ORDER BY e.id FOR UPDATE
  ), taken AS (
    SELECT b.id FROM before b, read
    WHERE read.article_id IS NULL OR b.article_id IS NULL OR b.article_id = read.article_id
    ORDER BY b.article_id IS NOT DISTINCT FROM read.article_id DESC, b.id LIMIT 1
  ), known AS (
    UPDATE encounter e SET was_looked_up = true, met_at = now(), article_id = coalesce(read.article_id, e.article_id)
    FROM taken, read WHERE e.id = taken.id RETURNING 1
  )
  INSERT INTO encounter (user_id, spell_id, sentence, source, was_looked_up, article_id, definition_id)
  SELECT $1, $2, $4, $5, true, read.article_id, (SELECT definition_id FROM before WHERE definition_id IS NOT NULL LIMIT 1)
  FROM read WHERE $4 <> '' AND NOT EXISTS (SELECT FROM known)`

/** A sentence as it is kept and found again. */
export function plainSentence(context: string): string {
  return context.replaceAll('\0', '').replace(/\s+/g, ' ').trim()
}

/** Counts that a word was looked up in a sentence. Throws `word_not_found`. */
export async function lookUpCounted(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  { spell_id, context, source, article_id }: CountedLookup,
): Promise<void> {
  const headword = dictionary.index.headwordOf(spell_id)
  if (headword === undefined) throw new AppError('word_not_found')
  const sentence = plainSentence(context)
  await pool.query(count, [actor.userId, spell_id, headword, sentence, source ?? '', article_id ?? null])
}

/** Sentences of look-ups and imports, and those of the texts that hold the word; each sentence once. */
const latestSentences = `
  SELECT (row_number() OVER ())::int AS id, e.* FROM (
    SELECT DISTINCT ON (sentence) sentence, source, position, met_at, was_looked_up, definition_id FROM (
      SELECT sentence, source, position, met_at, was_looked_up, definition_id
      FROM encounter WHERE user_id = $1 AND spell_id = $2
      UNION ALL
      SELECT sentences[place], title, positions[place], read_at, false, NULL
      FROM read_text, LATERAL array_position(spell_ids, $2) AS place
      WHERE user_id = $1 AND place IS NOT NULL
    ) every WHERE sentence <> '' ORDER BY sentence, was_looked_up DESC, position NULLS LAST
  ) e ORDER BY was_looked_up DESC, met_at DESC LIMIT ${MOST_LISTED}`

interface DatabaseEncounter {
  readonly id: number
  readonly sentence: string
  readonly source: string
  readonly position: number | null
  readonly met_at: Date
  readonly was_looked_up: boolean
  readonly definition_id: number | null
}

/** How often the user has met a word, and the latest sentences, those first in which it was looked up. */
export async function encountersOf(pool: pg.Pool, actor: Actor, spellId: number): Promise<WordEncounters> {
  const values = [actor.userId, spellId]
  const [counts, sentences] = await Promise.all([
    pool.query<{ met_count: number; lookup_count: number }>(
      'SELECT met_count, lookup_count FROM main_voc_item WHERE user_id = $1 AND spell_id = $2',
      values,
    ),
    pool.query<DatabaseEncounter>(latestSentences, values),
  ])
  const { met_count, lookup_count } = counts.rows[0] ?? { met_count: 0, lookup_count: 0 }
  return {
    met_count,
    lookup_count,
    sentences: sentences.rows.map((row) => ({ ...row, met_at: row.met_at.toISOString() })),
  }
}
