import type { QueriedPostgres } from './caller'
import { WORDS_PER_IMPORT, type Writer } from './writers'

/** Differences between the writes that the server acknowledged and what the database holds. */
export interface Damage {
  readonly acknowledged: number
  readonly lost: string[]
  readonly duplicated: string[]
  readonly partial: string[]
}

/** SQL by kind of writer: what is stored for a user ($1), each row identified by the mark that its writer noted. */
const storedMarksSql: Readonly<Record<string, string>> = {
  article: 'SELECT title AS mark FROM article WHERE user_id = $1',
  message: 'SELECT content AS mark FROM message WHERE user_id = $1',
  text: 'SELECT title AS mark FROM read_text WHERE user_id = $1',
  import: 'SELECT spell_lower AS mark FROM main_voc_item WHERE user_id = $1',
  vocabulary: `SELECT name AS mark FROM custom_voc WHERE user_id = $1
    UNION ALL SELECT 'Filled ' || v.id FROM custom_voc v
      JOIN custom_voc_spell s ON s.user_id = v.user_id AND s.voc_id = v.id WHERE v.user_id = $1 GROUP BY v.id`,
  school: `SELECT s.username AS mark FROM school s JOIN school_member m ON m.school_id = s.id WHERE m.user_id = $1
    UNION ALL SELECT c.name FROM classroom c JOIN classroom_member m ON m.classroom_id = c.id WHERE m.user_id = $1`,
  answer: `SELECT session_id || '-' || ordinal AS mark FROM answer_log WHERE user_id = $1 AND undone_at IS NULL`,
}

/** SQL that finds data only partly written for any of the users ($1). */
const partialWritesSql: Readonly<Record<string, string>> = {
  'article without its words': `SELECT title AS what FROM article a WHERE user_id = ANY($1)
    AND NOT EXISTS (SELECT FROM article_word w WHERE w.user_id = a.user_id AND w.article_id = a.id)`,
  'text whose words were not counted': `SELECT 'spell ' || spell_id AS what FROM (
      SELECT r.user_id, u.spell_id, sum(u.n) AS n FROM read_text r, unnest(r.spell_ids, r.counts) AS u (spell_id, n)
      WHERE r.user_id = ANY($1) GROUP BY 1, 2) met
    LEFT JOIN main_voc_item i USING (user_id, spell_id) WHERE i.met_count IS DISTINCT FROM met.n`,
  'vocabulary with some of its words': `SELECT v.name AS what FROM custom_voc v
    JOIN custom_voc_spell s ON s.user_id = v.user_id AND s.voc_id = v.id
    LEFT JOIN main_voc_item i ON i.user_id = v.user_id AND i.spell_id = s.spell_id
    WHERE v.user_id = ANY($1) GROUP BY v.user_id, v.id HAVING count(*) <> 3 OR count(i.spell_id) <> 3`,
  'school without its owner': `SELECT username AS what FROM school s
    WHERE NOT EXISTS (SELECT FROM school_member m WHERE m.school_id = s.id AND m.role = 'owner')`,
  'classroom without its chat': `SELECT c.name AS what FROM classroom c
    WHERE NOT EXISTS (SELECT FROM chat WHERE chat.classroom_id = c.id)
      OR NOT EXISTS (SELECT FROM classroom_member m WHERE m.classroom_id = c.id)`,
  'word whose repeat count differs from its answers': `SELECT 'spell ' || i.spell_id AS what FROM main_voc_item i
    LEFT JOIN answer_log l ON l.user_id = i.user_id AND l.spell_id = i.spell_id AND l.undone_at IS NULL
    WHERE i.user_id = ANY($1) GROUP BY i.user_id, i.spell_id, i.repeat_count HAVING count(l.id) <> i.repeat_count`,
  'call without its answer': `SELECT key AS what FROM idempotent_answer WHERE body = ''`,
  'chat behind its messages': `SELECT 'chat ' || h.id AS what FROM chat h JOIN message m ON m.chat_id = h.id
    GROUP BY h.id HAVING max(m.id) <> h.last_message_id OR greatest(max(m.id), max(m.deleted_event_id)) > h.last_event_id`,
}

/** Compares what was acknowledged with what is stored. Nothing may be writing meanwhile. */
export async function findDamage(postgres: QueriedPostgres, writers: readonly Writer[]): Promise<Damage> {
  const damage = {
    acknowledged: 0,
    lost: [] as string[],
    duplicated: [] as string[],
    partial: [] as string[],
  }
  for (const { name, userId, acknowledged } of writers) {
    const rows = await postgres.query<{ mark: string }>(storedMarksSql[name]!, [userId])
    const marks = rows.map(({ mark }) => mark)
    const found = new Set(marks)
    damage.acknowledged += acknowledged.size
    if (name === 'import' && marks.length % WORDS_PER_IMPORT !== 0)
      damage.partial.push(`import with some of its words: ${marks.length} words`)
    for (const mark of acknowledged) if (!found.has(mark)) damage.lost.push(`${name}: ${mark}`)
    if (found.size < marks.length)
      damage.duplicated.push(
        ...marks.filter((mark, at) => marks.indexOf(mark) < at).map((mark) => `${name}: ${mark}`),
      )
  }
  const userIds = writers.map(({ userId }) => userId)
  for (const [what, sql] of Object.entries(partialWritesSql)) {
    const rows = await postgres.query<{ what: string }>(sql, sql.includes('$1') ? [userIds] : [])
    for (const row of rows) damage.partial.push(`${what}: ${row.what}`)
  }
  return damage
}
