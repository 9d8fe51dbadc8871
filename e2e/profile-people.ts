import { makeAccount } from '@wordhoard/testkit/database/account-rows'
import { inDatabase } from './people'

export interface PersonRows {
  readonly userId: number
  readonly username: string
}

interface PersonFields {
  readonly first_name?: string
  readonly last_name?: string
  readonly bio?: string
  /** Names of public vocabularies, the most recently changed first. */
  readonly vocabularies?: readonly string[]
  /** Titles of public articles, the newest first. */
  readonly articles?: readonly string[]
}

/** Makes a user with the content of their profile. */
export function makePerson(fields: PersonFields = {}): Promise<PersonRows> {
  const { first_name = '', last_name = '', bio = '', vocabularies = [], articles = [] } = fields
  return inDatabase(async (client) => {
    const { userId, username } = await makeAccount(client)
    const names = [userId, first_name, last_name, bio]
    await client.query(
      'UPDATE user_account SET first_name = $2, last_name = $3, bio = $4 WHERE id = $1',
      names,
    )
    await client.query(
      `INSERT INTO custom_voc (user_id, name, name_lower, description, access_modifier, updated_at)
       SELECT $1::int, name, lower(name), 'About ' || name, 'public', now() - n * interval '1 hour'
       FROM unnest($2::text[]) WITH ORDINALITY AS t(name, n)`,
      [userId, vocabularies],
    )
    await client.query(
      `INSERT INTO article (user_id, title, access_modifier, md_content, raw_content, html, word_count)
       SELECT $1::int, title, 'public', 'The tide came in.', 'The tide came in.', '<p>The tide came in.</p>', 4
       FROM unnest($2::text[]) WITH ORDINALITY AS t(title, n) ORDER BY n DESC`,
      [userId, articles],
    )
    return { userId, username }
  })
}

/** Makes followers of a user, named by number; the first is the most recent. */
export function giveFollowers(userId: number, number: number): Promise<void> {
  return inDatabase(async (client) => {
    await client.query(
      `WITH person AS (
         INSERT INTO user_account (email, username, username_lower, password_hash, first_name)
         SELECT name || '@example.org', name, name, 'none', 'Follower ' || n
         FROM generate_series(1, $2::int) AS n, lateral (SELECT 'f' || $1::int || '-' || n AS name) AS named
         RETURNING id, split_part(username, '-', 2)::int AS n
       )
       INSERT INTO follow (follower_id, followed_id, created_at)
       SELECT id, $1, now() - n * interval '1 minute' FROM person`,
      [userId, number],
    )
  })
}

/** Makes one user follow another. */
export function letFollow(followerId: number, followedId: number): Promise<void> {
  return inDatabase(async (client) => {
    await client.query('INSERT INTO follow (follower_id, followed_id) VALUES ($1, $2)', [
      followerId,
      followedId,
    ])
  })
}

/** Changes some of a user's privacy settings. */
export function choosePrivacy(userId: number, chosen: object): Promise<void> {
  return inDatabase(async (client) => {
    await client.query('UPDATE user_account SET privacy = privacy || $2 WHERE id = $1', [
      userId,
      JSON.stringify(chosen),
    ])
  })
}
