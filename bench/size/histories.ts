import type pg from 'pg'

/** Each part holds so much of everybody's rows: on the disk nobody's rows lie together, as where people learn for years. */
const PARTS = 10

const range = (count: string) =>
  `generate_series((${count} * $1::float8 / ${PARTS})::int, (${count} * ($1::float8 + 1) / ${PARTS})::int - 1) n`

/** What is made of each person's words, answers and encounters, part by part. */
const statements = {
  // Of ten words six are saved and practised, one is saved only, two are met, one is known.
  words: `
    INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark, score, repeat_count, phase, stability,
      difficulty, last_repeated_at, next_repeated_at, met_count, lookup_count, added_at)
    SELECT p.user_id, w.spell_id, w.spell_lower, 1 + n % 3, CASE WHEN n % 10 < 7 THEN 1 WHEN n % 10 < 9 THEN 0 ELSE 2 END,
      CASE WHEN n % 10 < 6 THEN n % 10 ELSE 0 END, CASE WHEN n % 10 < 6 THEN 3 ELSE 0 END,
      CASE WHEN n % 10 < 6 THEN 2 ELSE 0 END, CASE WHEN n % 10 < 6 THEN 1 + n % 90 END,
      CASE WHEN n % 10 < 6 THEN 3 + n % 5 END, CASE WHEN n % 10 < 6 THEN now() - make_interval(days => n % 60) END,
      CASE WHEN n % 10 < 6 THEN now() + make_interval(days => n % 60 - 6) END, n % 7, n % 3,
      now() - make_interval(days => (p.days * (1 - n::float8 / p.words))::int)
    FROM size_person p CROSS JOIN LATERAL ${range('p.words')}
    JOIN size_word w ON w.place = p.first_word + n`,
  sessions: `
    INSERT INTO game_session (user_id, id, mode, size, created_at, closed_at)
    SELECT user_id, first_session + n + 1, 'normal', 'small', at, at + interval '10 minutes'
    FROM size_person p CROSS JOIN LATERAL ${range('(p.answers / 10 + 1)')}
    CROSS JOIN LATERAL (SELECT now() - make_interval(secs => p.days * 86400.0 * (1 - n * 10.0 / (p.answers + 10))) AS at) t`,
  answers: `
    INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, milliseconds,
      answered_at, local_date, zone, score_delta, stability, stability_before, difficulty_before, phase_before,
      repeat_count_before, last_repeated_at_before, next_repeated_at_before)
    SELECT p.user_id, p.first_session + n / 10 + 1, n % 10, w.spell_id, 'definition-spelling', 'something', n % 7 > 0,
      2000 + n * 37 % 6000, at, (at AT TIME ZONE 'UTC')::date, 'Europe/London', 0.1, 1 + n % 90, n % 90, 5, 2, n / p.words,
      at - interval '1 day', at
    FROM size_person p CROSS JOIN LATERAL ${range('p.answers')}
    CROSS JOIN LATERAL (SELECT now() - make_interval(secs => p.days * 86400.0 * (1 - n::float8 / p.answers)) AS at) t
    JOIN size_word w ON w.place = p.first_word + n * 7 % p.words`,
  encounters: `
    INSERT INTO encounter (user_id, spell_id, sentence, source, position, met_at, was_looked_up)
    SELECT p.user_id, w.spell_id,
      'They went on to talk about ' || w.spell_lower || ' until the last bus had left, and walked home through the rain.',
      'A day by the river', n * 131 % 9000, now() - make_interval(days => (p.days * (1 - n::float8 / p.encounters))::int), n % 3 = 0
    FROM size_person p CROSS JOIN LATERAL ${range('p.encounters')}
    JOIN size_word w ON w.place = p.first_word + n * 11 % p.words`,
  passed: `
    INSERT INTO passed_word (user_id, spell_id, day_count, first_at, last_at)
    SELECT p.user_id, w.spell_id, 1 + n % 5, now() - interval '30 days', now() - interval '3 days'
    FROM size_person p CROSS JOIN LATERAL ${range('(p.words / 4)')} JOIN size_word w ON w.place = p.first_word + n * 3`,
  texts: `
    INSERT INTO read_text (user_id, hash, read_at, title, spell_ids, counts, sentences, positions)
    SELECT p.user_id, decode(md5(p.user_id || ' ' || n), 'hex'), now() - interval '40 days', 'A text', w.ids, w.counts, w.sentences, w.counts
    FROM size_person p CROSS JOIN LATERAL ${range('least(p.words / 25, 30)')}
    CROSS JOIN (
      SELECT array_agg(spell_id) AS ids, array_agg(place) AS counts,
        array_agg('They talked about ' || spell_lower || ' until the last bus had left.') AS sentences
      FROM size_word WHERE place % 500 = 7) w`,
} satisfies Record<string, string>

/** Makes everybody's histories, in parts one after another. */
export async function insertHistories(client: pg.Client, log: (line: string) => void): Promise<void> {
  for (let part = 0; part < PARTS; part++) {
    const started = performance.now()
    for (const text of Object.values(statements)) await client.query(text, [part])
    log(`histories, part ${part + 1} of ${PARTS}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
  await client.query(
    `SELECT setval(pg_get_serial_sequence('game_session', 'id'), (SELECT max(id) + 1 FROM game_session))`,
  )
}
