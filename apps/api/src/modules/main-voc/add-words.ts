import { MAX_UNKNOWN_WORDS } from '@wordhoard/contracts/main-voc'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { sentenceOf, type TextWords, textHash, type WordOfText } from './text-words'
import { changingWords } from './words-lock'

/** Priority of a word that was met. */
const MET_PRIORITY = 1

/**
 * One statement for a text's words, whatever their number. $1 user, $2 hash of the text, $3 title, then a column of words
 * each: $4 spells, $5 headwords, $6 priorities, $7 counts, $8 sentences, $9 their positions. Texts come as one, separated
 * by `separator`: escaping thousands of them for an array would take as long as reading the novel. A text that has been read
 * before counts nothing again; words that were removed since are met anew.
 */
const addWords = `
  WITH reading AS (
    INSERT INTO read_text (user_id, hash, title, spell_ids, counts, sentences, positions)
    VALUES ($1, $2, $3, $4, $7, string_to_array($8, chr(31)), $9) ON CONFLICT DO NOTHING RETURNING 1
  ), word AS (
    SELECT * FROM unnest($4::int[], string_to_array($5, chr(31)), $6::smallint[], $7::int[])
      AS w (spell_id, spell_lower, priority, count)
  ), entered AS (
    INSERT INTO main_voc_item AS i (user_id, spell_id, spell_lower, priority, met_count)
    SELECT $1, spell_id, spell_lower, priority, count FROM word
    ON CONFLICT (user_id, spell_id) DO UPDATE SET met_count = i.met_count + excluded.met_count
      WHERE EXISTS (SELECT FROM reading)
    RETURNING spell_id, xmax = 0 AS is_new
  ), step AS (
    INSERT INTO undo_step (id, user_id, kind, rows)
    SELECT gen_random_uuid(), $1, 'items', jsonb_build_object(
      'added', jsonb_agg(spell_id), 'before', '[]'::jsonb, 'text', encode($2::bytea, 'hex'))
    FROM entered WHERE is_new HAVING count(*) > 0
    RETURNING id
  )
  SELECT (SELECT count(*)::int FROM entered WHERE is_new) AS added, (SELECT id::text FROM step) AS undo_id`

/** What entering a text's words answers. */
interface Added {
  readonly added: number
  readonly known: number
  readonly unknown_words: string[]
  readonly undo_id: string | null
}

/**
 * Enters the words of a text in a user's main vocabulary as met, and keeps a sentence for each.
 *
 * @param title what the sentences are remembered by; may be empty
 */
export async function addFromText(
  pool: pg.Pool,
  textWords: TextWords,
  actor: Actor,
  { text, title }: { readonly text: string; readonly title: string },
): Promise<Added> {
  const { words, unknown } = textWords.read(text)
  const values = [actor.userId, textHash(text), title.replaceAll('\0', ''), ...columns(text, words)]
  const { rows } = await changingWords(pool, actor, (client) =>
    client.query<{ added: number; undo_id: string | null }>(addWords, values),
  )
  const { added, undo_id } = rows[0]!
  return {
    added,
    known: words.length - added,
    unknown_words: unknown.slice(0, MAX_UNKNOWN_WORDS).map((word) => word.slice(0, 120)),
    undo_id,
  }
}

function columns(text: string, words: readonly WordOfText[]): string[] {
  return [
    numbers(words.map(({ spellId }) => spellId)),
    words.map(({ headword }) => headword).join(separator),
    numbers(words.map(({ isCommon }) => (isCommon ? 0 : MET_PRIORITY))),
    numbers(words.map(({ count }) => count)),
    words.map((word) => (word.isCommon ? '' : unseparated(sentenceOf(text, word)))).join(separator),
    numbers(words.map(({ position }) => position)),
  ]
}

/** The unit separator of ASCII, which no text has a use for; chr(31) in SQL. */
const separator = '\x1f'

/** PostgreSQL's text holds no NUL either, and pasted texts may. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unseparated = (text: string) => text.replace(/[\0\x1f]/g, '')

/** An array as PostgreSQL writes it. */
const numbers = (values: readonly number[]) => `{${values.join(',')}}`
