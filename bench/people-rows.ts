import type pg from 'pg'

/** What was made for one person. */
export interface PeopleRows {
  /** A chat of theirs with 100,000 messages. */
  readonly chat: number
  readonly chats: number[]
  readonly school: number
  readonly classroom: number
  /** From the middle of that chat. */
  readonly message: number
}

/**
 * A school of 5,000 in 125 classrooms, of which `owner` is the owner; chats of theirs with 1,000 of them, one of 100,000
 * messages; 9,000 chats of others; a million messages in all. Set-based, within seconds.
 */
export async function makePeople(client: pg.Client, owner: number): Promise<PeopleRows> {
  const one = async (sql: string, values: unknown[] = []) =>
    (await client.query<{ id: number }>(sql, values)).rows[0]?.id ?? 0
  const first = await one(
    `WITH made AS (
       INSERT INTO user_account (email, username, username_lower, password_hash, first_name, last_name)
       SELECT 'pupil' || n || '@example.org', 'Pupil-' || n, 'pupil-' || n, 'none', 'Pupil', n::text
       FROM generate_series(1, 5000) n RETURNING id)
     SELECT min(id) AS id FROM made`,
  )
  const school = await one(
    `INSERT INTO school (name, description, username, username_lower) VALUES ('Big', 'x', 'Big', 'big') RETURNING id`,
  )
  await client.query(
    `INSERT INTO school_member (school_id, user_id, role, created_at)
     SELECT $1::int, $2::int, 'owner', now() UNION ALL
     SELECT $1::int, $3::int + n, CASE WHEN n % 40 = 0 THEN 'teacher' ELSE 'student' END, now() - n * interval '1 minute'
     FROM generate_series(0, 4999) n`,
    [school, owner, first],
  )
  const classroom = await one(
    `WITH made AS (
       INSERT INTO classroom (school_id, name, name_lower, description)
       SELECT $1::int, 'Class ' || n, 'class ' || n, 'x' FROM generate_series(1, 125) n RETURNING id)
     SELECT min(id) AS id FROM made`,
    [school],
  )
  await client.query('INSERT INTO chat (classroom_id) SELECT $1::int + n FROM generate_series(0, 124) n', [
    classroom,
  ])
  await client.query(
    `INSERT INTO classroom_member (classroom_id, user_id, school_id)
     SELECT $1::int + n / 40, $2::int + n, $3::int FROM generate_series(0, 4999) n`,
    [classroom, first, school],
  )
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO chat (low_user_id, high_user_id)
     SELECT least($1::int, $2::int + n), greatest($1::int, $2::int + n) FROM generate_series(0, 999) n UNION ALL
     SELECT $2::int + n % 4000, $2::int + n % 4000 + 1 + n / 4000 FROM generate_series(0, 8999) n RETURNING id`,
    [owner, first],
  )
  const chats = rows.map(({ id }) => id)
  // Every tenth message is of the big chat; the others go round.
  await client.query(
    `INSERT INTO message (id, chat_id, user_id, content, created_at)
     SELECT n, c.id, CASE WHEN n % 20 < 10 THEN h.low_user_id ELSE h.high_user_id END,
       'Message ' || n || ' of some length, as people write them', now() - (1000000 - n) * interval '1 second'
     FROM generate_series(1, 1000000) n
     CROSS JOIN LATERAL (SELECT ($1::int[])[CASE WHEN n % 10 = 0 THEN 1 ELSE 1 + n % 10000 END] AS id) c
     JOIN chat h ON h.id = c.id`,
    [chats],
  )
  await client.query(
    `UPDATE chat h SET last_message_id = m.id
     FROM (SELECT chat_id, max(id) AS id FROM message GROUP BY chat_id) m WHERE m.chat_id = h.id`,
  )
  await client.query('UPDATE chat_clock SET last = 1000000')
  await client.query('VACUUM ANALYZE message, chat, school_member, classroom_member, classroom, user_account')
  return { chat: chats[0]!, chats: chats.slice(0, 1000), school, classroom, message: 500_000 }
}
