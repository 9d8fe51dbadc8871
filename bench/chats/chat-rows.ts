import { makeAccount } from '@wordhoard/testkit/database/account-rows'
import type pg from 'pg'

/** Somebody with an access token. */
export interface ChatPerson {
  readonly userId: number
  readonly headers: Readonly<Record<string, string>>
}

/** A chat with the people who listen and write in it. */
export interface BenchChat {
  readonly chatId: number
  readonly people: readonly ChatPerson[]
}

async function makePerson(client: pg.Client, url: string): Promise<ChatPerson> {
  const { userId, refreshToken } = await makeAccount(client)
  const answer = await fetch(`${url}/api/auth2/refresh`, {
    method: 'POST',
    headers: { cookie: `refresh_token=${refreshToken}` },
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { userId, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } }
}

async function fetchInsertedId(client: pg.Client, sql: string, values: unknown[]): Promise<number> {
  return (await client.query<{ id: number }>(sql, values)).rows[0]!.id
}

/** Makes chats between two people each; the first of them writes. */
export async function insertPairs(client: pg.Client, url: string, count: number): Promise<BenchChat[]> {
  const chats: BenchChat[] = []
  for (let n = 0; n < count; n++) {
    const people = [await makePerson(client, url), await makePerson(client, url)]
    const ids = people.map(({ userId }) => userId)
    const chatId = await fetchInsertedId(
      client,
      'INSERT INTO chat (low_user_id, high_user_id) VALUES ($1, $2) RETURNING id',
      ids,
    )
    chats.push({ chatId, people })
  }
  return chats
}

/** Makes a school with classes of students, each with a chat. */
export async function insertClasses(
  client: pg.Client,
  url: string,
  count: number,
  size: number,
): Promise<BenchChat[]> {
  const name = `bench-${process.pid}`
  const school = await fetchInsertedId(
    client,
    `INSERT INTO school (name, description, username, username_lower) VALUES ($1, 'x', $1, $1) RETURNING id`,
    [name],
  )
  const classes: BenchChat[] = []
  for (let n = 0; n < count; n++) {
    const classroom = await fetchInsertedId(
      client,
      `INSERT INTO classroom (school_id, name, name_lower, description) VALUES ($1, $2, $2, 'x') RETURNING id`,
      [school, `class ${n}`],
    )
    const chatId = await fetchInsertedId(
      client,
      'INSERT INTO chat (school_id, classroom_id) VALUES ($1, $2) RETURNING id',
      [school, classroom],
    )
    await client.query('UPDATE classroom SET chat_id = $2 WHERE id = $1', [classroom, chatId])
    const people: ChatPerson[] = []
    for (let m = 0; m < size; m++) people.push(await makePerson(client, url))
    await client.query(
      `WITH joined AS (INSERT INTO school_member (school_id, user_id, role) SELECT $1, id, 'student' FROM unnest($3::int[]) id)
       INSERT INTO classroom_member (school_id, classroom_id, user_id) SELECT $1, $2, id FROM unnest($3::int[]) id`,
      [school, classroom, people.map(({ userId }) => userId)],
    )
    classes.push({ chatId, people })
  }
  await client.query('VACUUM ANALYZE user_account, school_member, classroom_member, classroom, chat')
  return classes
}
