import type pg from 'pg'

/** Rows made for one owner of a school, in one of the sizes below. */
export interface PeopleRows {
  readonly owner: number
  /** A chat of theirs with a tenth of all messages. */
  readonly chat: number
  /** Their chats. */
  readonly chats: readonly number[]
  readonly school: number
  /** Number of members of the school, without its owner. */
  readonly members: number
  readonly classroom: number
  /** A message from the middle of `chat`. */
  readonly message: number
  /** Part of a name, shared by more members than fit on a page. */
  readonly search: string
}

interface Size {
  readonly name: string
  readonly members: number
  readonly classrooms: number
  /** Number of chats between the owner and one other person. */
  readonly chats: number
  /** Number of chats between two other people. */
  readonly otherChats: number
  readonly messages: number
  readonly search: string
}

const sizes = {
  big: {
    name: 'big',
    members: 5_000,
    classrooms: 125,
    chats: 1_000,
    otherChats: 9_000,
    messages: 1_000_000,
    search: 'pupil 42',
  },
  // Enough to fill the same pages.
  small: {
    name: 'small',
    members: 60,
    classrooms: 50,
    chats: 50,
    otherChats: 50,
    messages: 1_000,
    search: 'pupil',
  },
} satisfies Record<string, Size>

/**
 * Makes two owners of schools with chats: `big` has 5,000 members in 125 classrooms and a million messages, a hundred
 * thousand of them in one chat; `small` has just enough to fill the same pages. Set-based; takes about a minute.
 */
export async function insertPeople(
  client: pg.Client,
  owners: { readonly big: number; readonly small: number },
): Promise<{ big: PeopleRows; small: PeopleRows }> {
  const small = await insertSchool(client, owners.small, sizes.small, 0)
  const big = await insertSchool(client, owners.big, sizes.big, sizes.small.messages)
  await client.query(
    `UPDATE chat h SET last_message_id = m.id
     FROM (SELECT chat_id, max(id) AS id FROM message GROUP BY chat_id) m WHERE m.chat_id = h.id`,
  )
  await client.query("SELECT setval('chat_event_number', $1)", [sizes.small.messages + sizes.big.messages])
  await client.query(
    'VACUUM ANALYZE message, chat, chat_member, school_member, classroom_member, classroom, user_account',
  )
  return { big, small }
}

async function insertSchool(
  client: pg.Client,
  owner: number,
  size: Size,
  messageOffset: number,
): Promise<PeopleRows> {
  const insertedId = async (sql: string, values: unknown[] = []) =>
    (await client.query<{ id: number }>(sql, values)).rows[0]?.id ?? 0
  const firstUserId = await insertedId(
    `WITH made AS (
       INSERT INTO user_account (email, username, username_lower, password_hash, first_name, last_name)
       SELECT $1 || n || '@example.org', 'Pupil-' || $1 || n, 'pupil-' || $1 || n, 'none', 'Pupil', n::text
       FROM generate_series(1, $2::int) n RETURNING id)
     SELECT min(id) AS id FROM made`,
    [size.name, size.members],
  )
  const school = await insertedId(
    `INSERT INTO school (name, description, username, username_lower) VALUES ($1, 'x', $1, $1) RETURNING id`,
    [size.name],
  )
  await client.query(
    `INSERT INTO school_member (school_id, user_id, role, created_at)
     SELECT $1::int, $2::int, 'owner', now() UNION ALL
     SELECT $1::int, $3::int + n, CASE WHEN n % 40 = 0 THEN 'teacher' ELSE 'student' END, now() - n * interval '1 minute'
     FROM generate_series(0, $4::int - 1) n`,
    [school, owner, firstUserId, size.members],
  )
  const classroom = await insertedId(
    `WITH made AS (
       INSERT INTO classroom (school_id, name, name_lower, description)
       SELECT $1::int, 'Class ' || n, 'class ' || n, 'x' FROM generate_series(1, $2::int) n RETURNING id
     ), chats AS (INSERT INTO chat (school_id, classroom_id) SELECT $1::int, id FROM made)
     SELECT min(id) AS id FROM made`,
    [school, size.classrooms],
  )
  await client.query(
    'UPDATE classroom c SET chat_id = h.id FROM chat h WHERE h.classroom_id = c.id AND c.school_id = $1',
    [school],
  )
  await client.query(
    `INSERT INTO classroom_member (classroom_id, user_id, school_id)
     SELECT $1::int + n / 40, $2::int + n, $3::int FROM generate_series(0, $4::int - 1) n`,
    [classroom, firstUserId, school, size.members],
  )
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO chat (low_user_id, high_user_id)
     SELECT least($1::int, $2::int + n), greatest($1::int, $2::int + n) FROM generate_series(0, $3::int - 1) n UNION ALL
     SELECT $2::int + n % ($5::int - 10), $2::int + n % ($5::int - 10) + 1 + n / ($5::int - 10)
     FROM generate_series(0, $4::int - 1) n RETURNING id`,
    [owner, firstUserId, size.chats, size.otherChats, size.members],
  )
  const chats = rows.map(({ id }) => id)
  // Every tenth message goes to the first chat; the others are spread over all chats in turn.
  await client.query(
    `INSERT INTO message (id, chat_id, user_id, content, created_at)
     SELECT $2::int + n, c.id, CASE WHEN n % 20 < 10 THEN h.low_user_id ELSE h.high_user_id END,
       'Message ' || n || ' of some length, as people write them', now() - ($3::int - n) * interval '1 second'
     FROM generate_series(1, $3::int) n
     CROSS JOIN LATERAL (
       SELECT ($1::int[])[CASE WHEN n % 10 = 0 THEN 1 ELSE 1 + n % array_length($1::int[], 1) END] AS id) c
     JOIN chat h ON h.id = c.id`,
    [chats, messageOffset, size.messages],
  )
  // Authors have read everything up to their own last message.
  await client.query(
    `INSERT INTO chat_member (chat_id, user_id, last_read_message_id)
     SELECT chat_id, user_id, max(id) FROM message WHERE chat_id = ANY($1::int[]) GROUP BY chat_id, user_id
     ON CONFLICT DO NOTHING`,
    [chats],
  )
  return {
    owner,
    chat: chats[0]!,
    chats: chats.slice(0, size.chats),
    school,
    members: size.members,
    classroom,
    message: messageOffset + size.messages / 2,
    search: size.search,
  }
}
