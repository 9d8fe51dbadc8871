import type pg from 'pg'

/** How many months of messages and answers there are. */
export const MONTHS = 36
const MESSAGES = 180_000
/** Numbers of a part, as in migration 0045. */
const PART_SIZE = 2 ** 33

/** Returns the id of the n-th message. */
function idOfMessage(n: number): number {
  return Math.floor((n - 1) / (MESSAGES / MONTHS)) * PART_SIZE + n
}
const ANSWERS = 300_000
/** Answers are of thirty people, and ten to a session. */
const PEOPLE = 30

/** Gives messages and answers a part for each of the last months, instead of the parts of a new database. */
export async function divide(client: pg.Client): Promise<void> {
  await client.query('DROP TABLE message_first; DROP TABLE answer_log_first')
  for (let month = 0; month < MONTHS; month++) {
    const from = month === 0 ? 'MINVALUE' : String(month * PART_SIZE)
    const to = String((month + 1) * PART_SIZE)
    await client.query(
      `CREATE TABLE message_part_${month} PARTITION OF message FOR VALUES FROM (${from}) TO (${to})`,
    )
    const day = new Date()
    day.setUTCDate(1)
    day.setUTCMonth(day.getUTCMonth() - (MONTHS - 1) + month)
    const next = new Date(day)
    next.setUTCMonth(day.getUTCMonth() + 1)
    const [first, last] = [day, next].map((date) => `'${date.toISOString().slice(0, 10)}'`)
    await client.query(
      `CREATE TABLE answer_log_part_${month} PARTITION OF answer_log
       FOR VALUES FROM (${month === 0 ? 'MINVALUE' : first}) TO (${last})`,
    )
  }
}

/** Fills a database with chats and learners of three years. */
export async function fill(client: pg.Client): Promise<void> {
  await client.query(`
    INSERT INTO user_account (id, email, username, username_lower, password_hash)
      SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 201) n;
    INSERT INTO spell (id, spell_lower) SELECT n, 'w' || n FROM generate_series(900001, 900400) n;
    INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority)
      SELECT u, 900000 + n, 'w' || n, 1 FROM generate_series(1, ${PEOPLE}) u, generate_series(1, 400) n;
    INSERT INTO chat (id, low_user_id, high_user_id) SELECT n, 1, n + 1 FROM generate_series(1, 200) n;
    INSERT INTO message (id, chat_id, user_id, content)
      SELECT (n - 1) / ${MESSAGES / MONTHS} * ${PART_SIZE} + n, 1 + n % 200, 1 + n % 2, repeat('Hello ', 8)
      FROM generate_series(1, ${MESSAGES}) n;
    SELECT setval('chat_event_number', ${idOfMessage(MESSAGES)});
    UPDATE chat SET last_message_id = (SELECT max(id) FROM message m WHERE m.chat_id = chat.id);
    INSERT INTO chat_member (chat_id, user_id, last_read_message_id) SELECT id, 1, last_message_id - 2000 FROM chat;
    INSERT INTO game_session (id, user_id, mode, size)
      SELECT n, 1 + (n - 1) % ${PEOPLE}, 'normal', 'small' FROM generate_series(1, ${ANSWERS / 10 + 1}) n;
    INSERT INTO game (user_id, session_id, ordinal, spell_id, name, shown, correct)
      SELECT user_id, id, o, 900001, 'spell-definition', '{}', 'x' FROM game_session, generate_series(0, 9) o
      WHERE id > ${ANSWERS / 10 - 1000};
    INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
        zone, score_delta, chosen_spell_id, stability)
      SELECT 1 + s % ${PEOPLE}, s + 1, o, 900001 + (s * 7 + o * 31) % 400, 'spell-definition', 'x', o > 0,
        now() - make_interval(mins => (${ANSWERS / 10 - 1} - s) * 51),
        (now() - make_interval(mins => (${ANSWERS / 10 - 1} - s) * 51))::date, 'UTC', 1,
        CASE WHEN o = 0 AND s % 10 = 0 THEN 900002 END, 3
      FROM generate_series(0, ${ANSWERS / 10 - 1}) s, generate_series(0, 9) o;`)
  await client.query(`INSERT INTO answer_sum SELECT id, current_date - 2 FROM user_account`)
  await client.query('VACUUM ANALYZE')
}
