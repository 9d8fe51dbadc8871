import type pg from 'pg'

/** How much of everything a database holds. */
interface Size {
  readonly people: number
  readonly words: number
  readonly answers: number
}

/** What one of the people measured has. They are the first accounts, and the same in both databases. */
export interface History {
  readonly words: number
  readonly answers: number
  readonly days: number
  /** Sentences in which they met words. */
  readonly encounters: number
}

/** Words that people learn, the most frequent first. */
const WORDS = 40_000
/** Shares fall with a person's rank to this power: some have very much, most have little. */
const SKEW = 0.7
/** The most that anybody has. */
const MOST: History = { words: 6_000, answers: 60_000, days: 700, encounters: 24_000 }
/** Encounters for each word. */
const MET = 0.8
export const SCHOOL = 200
export const CLASS = 25

/**
 * Makes the accounts and says in scratch tables what each has: `size_word` (words by place) and `size_person`. Everything
 * else is made from them. Triggers and foreign keys rest meanwhile, so what they keep is made as well.
 */
export async function insertCrowd(
  client: pg.Client,
  size: Size,
  measured: readonly History[],
): Promise<void> {
  await client.query('SET session_replication_role = replica')
  await client.query("SET work_mem = '128MB'")
  await client.query(
    `CREATE TEMP TABLE size_word AS
     SELECT row_number() OVER (ORDER BY frequency_rank NULLS LAST, id)::int - 1 AS place, id AS spell_id, spell_lower
     FROM spell WHERE NOT is_function AND EXISTS (SELECT FROM spell_document d WHERE d.spell_id = id)
     ORDER BY frequency_rank NULLS LAST, id LIMIT ${WORDS}`,
  )
  await client.query('ANALYZE size_word')
  await client.query(
    `INSERT INTO user_account (email, username, username_lower, password_hash, first_name, last_name, onboarding_stage, created_at)
     SELECT 'crowd' || n || '@example.org', 'Crowd_' || n, 'crowd_' || n, 'none', 'Crowd', n::text, 'completed',
       now() - interval '2 years' * random()
     FROM generate_series(1, $1::int) n`,
    [size.people],
  )
  // Ranks are spread over the ids by a prime, so that neighbours have nothing in common.
  const share = (total: string, most: number) =>
    `least(${most}, floor(${total} * power(rank, -${SKEW}) / s))::int`
  await client.query(
    `CREATE TEMP TABLE size_person AS
     WITH ranked AS (
       SELECT id, row_number() OVER (ORDER BY id)::int AS place,
         1 + (row_number() OVER (ORDER BY id) * 104729 % $1)::int AS rank
       FROM user_account WHERE username_lower LIKE 'crowd\\_%'
     ), weight AS (SELECT sum(power(rank, -${SKEW})) AS s FROM ranked),
     shared AS (
       SELECT id, place, ${share('$2::float8', MOST.words)} AS words, ${share('$3::float8', MOST.answers)} AS answers,
         1 + rank % ${MOST.days} AS days, ${share(`${MET} * $2::float8`, MOST.encounters)} AS encounters
       FROM ranked, weight
     ), given AS (
       SELECT * FROM jsonb_to_recordset($4) AS g (place int, words int, answers int, days int, encounters int)
     ), person AS (
       SELECT s.id AS user_id, s.place, coalesce(g.words, s.words) AS words,
         CASE WHEN coalesce(g.words, s.words) > 0 THEN coalesce(g.answers, s.answers) ELSE 0 END AS answers,
         coalesce(g.days, s.days) AS days,
         CASE WHEN coalesce(g.words, s.words) > 0 THEN coalesce(g.encounters, s.encounters) ELSE 0 END AS encounters
       FROM shared s LEFT JOIN given g ON g.place = s.place
     )
     SELECT *, (place * 37 % 3000)::int AS first_word,
       (sum(answers / 10 + 1) OVER (ORDER BY user_id) - answers / 10 - 1)::int AS first_session
     FROM person ORDER BY user_id`,
    [
      size.people,
      size.words,
      size.answers,
      JSON.stringify(measured.map((history, index) => ({ place: index + 1, ...history }))),
    ],
  )
  await client.query('CREATE UNIQUE INDEX ON size_person (place)')
  await client.query('ANALYZE size_person')
}
