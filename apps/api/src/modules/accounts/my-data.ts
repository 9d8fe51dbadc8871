import type pg from 'pg'
import { isAssignedToText } from '../assignments/assigned-to'

/** Everything that is stored about a user, section by section; `$1` is the user. What is derived or secret stays out. */
const sections: Readonly<Record<string, string>> = {
  account: `SELECT id AS user_id, email, username, first_name, last_name, bio, avatar_id, onboarding_stage, privacy,
              created_at, updated_at
            FROM user_account WHERE id = $1`,
  sessions: `SELECT user_agent, created_at, last_used_at, expires_at FROM session WHERE user_id = $1 ORDER BY created_at`,
  main_vocabulary: `SELECT spell_lower AS word, priority,
                      (ARRAY['met', 'new', 'learning', 'known', 'ignored'])[state + 1] AS state, score, streak,
                      repeat_count, met_count, lookup_count, added_at, last_repeated_at, next_repeated_at, stability,
                      difficulty, lapses
                    FROM main_voc_item WHERE user_id = $1 ORDER BY id`,
  encounters: `SELECT s.spell_lower AS word, e.sentence, e.source, e.position, e.met_at, e.was_looked_up,
                 d.text AS chosen_definition
               FROM encounter e JOIN spell s ON s.id = e.spell_id LEFT JOIN definition d ON d.id = e.definition_id
               WHERE e.user_id = $1 ORDER BY e.id`,
  texts_read: `SELECT t.title, t.read_at, (
                 SELECT coalesce(jsonb_object_agg(s.spell_lower, w.sentence), '{}'::jsonb)
                 FROM unnest(t.spell_ids, t.sentences) AS w (spell_id, sentence) JOIN spell s ON s.id = w.spell_id
               ) AS words
               FROM read_text t WHERE t.user_id = $1 ORDER BY t.read_at`,
  vocabularies: `SELECT v.name, v.description, v.access_modifier, v.created_at, v.updated_at,
                   ARRAY(SELECT spell_lower FROM custom_voc_spell w WHERE w.voc_id = v.id ORDER BY w.id) AS words
                 FROM custom_voc v WHERE v.user_id = $1 ORDER BY v.id`,
  articles: `SELECT title, access_modifier, keywords, md_content, created_at, updated_at
             FROM article WHERE user_id = $1 ORDER BY id`,
  article_progress: `SELECT p.article_id,
                       CASE WHEN a.access_modifier = 'public' OR a.user_id = $1
                         OR ${isAssignedToText('$1', 'article_id', 'a.id')} THEN a.title END AS title,
                       p.seconds, p.position, p.updated_at
                     FROM article_progress p JOIN article a ON a.id = p.article_id
                     WHERE p.user_id = $1 ORDER BY p.article_id`,
  learning_settings: `SELECT new_words_per_day FROM learn_settings WHERE user_id = $1`,
  planned_breaks: `SELECT from_day::text, until_day::text FROM planned_break WHERE user_id = $1 ORDER BY from_day`,
  game_sessions: `SELECT id, mode, size, created_at, closed_at FROM game_session WHERE user_id = $1 ORDER BY id`,
  answers: `SELECT s.spell_lower AS word, l.session_id, l.game_name, l.answer, l.is_correct, l.milliseconds, l.answered_at,
              l.local_date::text, l.zone, l.swipe, l.score_delta, l.score_before, l.stability, l.stability_before,
              l.difficulty_before, l.undone_at
            FROM answer_log l JOIN spell s ON s.id = l.spell_id WHERE l.user_id = $1 ORDER BY l.id`,
  following: `SELECT u.username, f.created_at FROM follow f JOIN user_account u ON u.id = f.followed_id
              WHERE f.follower_id = $1 ORDER BY f.created_at, u.id`,
  followers: `SELECT u.username, f.created_at FROM follow f JOIN user_account u ON u.id = f.follower_id
              WHERE f.followed_id = $1 ORDER BY f.created_at, u.id`,
  blocked: `SELECT u.username, b.created_at FROM user_block b JOIN user_account u ON u.id = b.blocked_id
            WHERE b.blocker_id = $1 ORDER BY b.created_at, u.id`,
  messages: `SELECT m.chat_id, r.name AS classroom, o.username AS written_to, m.content, s.spell_lower AS shared_word,
               m.article_id AS shared_article_id, m.voc_id AS shared_vocabulary_id, m.created_at
             FROM message m JOIN chat h ON h.id = m.chat_id
             LEFT JOIN classroom r ON r.id = h.classroom_id
             LEFT JOIN user_account o ON o.id IN (h.low_user_id, h.high_user_id) AND o.id <> $1
             LEFT JOIN spell s ON s.id = m.spell_id
             WHERE m.user_id = $1 AND m.deleted_event_id IS NULL ORDER BY m.id`,
  schools: `SELECT s.name AS school, m.role, m.is_active, m.roster_name AS name_on_code, m.created_at, ARRAY(
              SELECT c.name FROM classroom_member k JOIN classroom c ON c.id = k.classroom_id
              WHERE k.user_id = $1 AND k.school_id = s.id ORDER BY c.id) AS classrooms
            FROM school_member m JOIN school s ON s.id = m.school_id WHERE m.user_id = $1 ORDER BY s.id`,
  invitations_accepted: `SELECT s.name AS school, i.role, a.used_at FROM invitation_use a
                         JOIN invitation i ON i.id = a.invitation_id JOIN school s ON s.id = i.school_id
                         WHERE a.user_id = $1 ORDER BY a.used_at`,
  invitations_made: `SELECT s.name AS school, i.role, CASE WHEN i.expires_at > now() THEN i.label ELSE '' END AS label, i.created_at, i.expires_at, i.uses FROM invitation i
                     JOIN school s ON s.id = i.school_id WHERE i.created_by_id = $1 ORDER BY i.id`,
  set_for_classes: `SELECT c.name AS classroom, coalesce(a.title, v.name) AS title, t.note, t.due_at, t.created_at
                    FROM assignment t JOIN classroom c ON c.id = t.classroom_id
                    LEFT JOIN article a ON a.id = t.article_id LEFT JOIN custom_voc v ON v.id = t.voc_id
                    WHERE t.created_by_id = $1 ORDER BY t.id`,
}

/** Rows that are read and written at a time. Other requests wait that long. */
const PAGE = 250
/** The same for sections in which a row may hold a whole book. */
const longRows: Readonly<Record<string, number>> = { texts_read: 1, articles: 1 }

/**
 * Writes a user's data as one JSON object of arrays, page by page, so that it needs little memory and blocks nobody. One
 * transaction reads all of it, as it stood at one moment.
 */
export async function* userData(pool: pg.Pool, userId: number): AsyncGenerator<string> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    yield `{\n"exported_at": ${JSON.stringify(new Date().toISOString())}`
    for (const [name, sql] of Object.entries(sections)) {
      yield `,\n${JSON.stringify(name)}: [`
      await client.query(`DECLARE section NO SCROLL CURSOR FOR ${sql}`, [userId])
      let before = ''
      for (const page = longRows[name] ?? PAGE; ; ) {
        const { rows } = await client.query<object>(`FETCH ${page} FROM section`)
        if (rows.length > 0) yield `${before}\n  ${rows.map((row) => JSON.stringify(row)).join(',\n  ')}`
        before = ','
        if (rows.length < page) break
      }
      await client.query('CLOSE section')
      yield '\n]'
    }
    yield '\n}\n'
  } finally {
    // Nothing was written, so there is nothing to keep.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (error: Error) => client.release(error),
    )
  }
}
