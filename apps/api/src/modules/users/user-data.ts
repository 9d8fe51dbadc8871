import type pg from 'pg'

/** Everything that is stored about a user, section by section; `$1` is the user. What is derived or secret stays out. */
const sections: Readonly<Record<string, string>> = {
  account: `SELECT id AS user_id, email, username, first_name, last_name, bio, avatar_id, onboarding_stage, created_at,
              updated_at
            FROM user_account WHERE id = $1`,
  sessions: `SELECT user_agent, created_at, last_used_at, expires_at FROM session WHERE user_id = $1 ORDER BY created_at`,
  main_vocabulary: `SELECT spell_lower AS word, priority,
                      (ARRAY['met', 'new', 'learning', 'known', 'ignored'])[state + 1] AS state, score, streak,
                      repeat_count, met_count, lookup_count, added_at, last_repeated_at, next_repeated_at, stability,
                      difficulty, lapses
                    FROM main_voc_item WHERE user_id = $1 ORDER BY id`,
  encounters: `SELECT s.spell_lower AS word, e.sentence, e.source, e.position, e.met_at, e.was_looked_up
               FROM encounter e JOIN spell s ON s.id = e.spell_id WHERE e.user_id = $1 ORDER BY e.id`,
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
                       CASE WHEN a.access_modifier = 'public' OR a.user_id = $1 THEN a.title END AS title,
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
}

/**
 * Writes a user's data as one JSON object of arrays, piece by piece: only one section is in memory at a time. All of it
 * is of one moment.
 */
export async function* userData(pool: pg.Pool, userId: number): AsyncGenerator<string> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    yield `{\n"exported_at": ${JSON.stringify(new Date().toISOString())}`
    for (const [name, sql] of Object.entries(sections)) {
      const { rows } = await client.query<object>(sql, [userId])
      yield `,\n${JSON.stringify(name)}: [`
      for (const [index, row] of rows.entries()) yield `${index > 0 ? ',' : ''}\n  ${JSON.stringify(row)}`
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
