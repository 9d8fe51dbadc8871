/**
 * The baseline for lists and signed-in calls: bare Fastify routes that send the same SQL by hand through pg. Query
 * parameters: user, spell, and `order` as SQL (only the benchmark calls it). `POST /answer` only inserts a row.
 */
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const app = Fastify()
const columns = `i.id::float8 AS id, i.spell_id, i.spell_lower, i.priority, i.score, i.streak, i.repeat_count, i.added_at,
  i.last_repeated_at, i.next_repeated_at, i.state`

app.get('/ready', () => 'ok')
app.get<{ Querystring: { user: string; spell: string } }>('/item', async ({ query }) => {
  const { rows } = await pool.query(
    `SELECT ${columns}, i.met_count, i.lookup_count FROM main_voc_item i WHERE user_id = $1 AND spell_id = $2`,
    [query.user, query.spell],
  )
  return rows[0]
})
app.get<{ Querystring: { user: string; order: string; offset: string } }>('/page', async ({ query }) => {
  const [page, stat] = await Promise.all([
    pool.query(
      `SELECT ${columns} FROM main_voc_item i WHERE i.user_id = $1 ORDER BY ${query.order} LIMIT 50 OFFSET $2`,
      [query.user, query.offset],
    ),
    pool.query(
      `SELECT count(*)::int AS total_words, coalesce(sum(score::float8), 0) AS total_score
       FROM main_voc_item WHERE user_id = $1`,
      [query.user],
    ),
  ])
  return { vocabulary: page.rows, stat: stat.rows[0], found: stat.rows[0].total_words }
})
app.get<{ Querystring: { offset: string } }>('/articles', async ({ query }) => {
  const { rows } = await pool.query(
    `SELECT a.id, a.user_id, u.username, a.title, a.access_modifier, a.keywords, a.level, a.word_count, a.created_at,
       a.updated_at, left(a.raw_content, 400) AS excerpt
     FROM (SELECT id FROM article WHERE access_modifier = 'public' ORDER BY id DESC LIMIT 50 OFFSET $1) page
     JOIN article a ON a.id = page.id JOIN user_account u ON u.id = a.user_id ORDER BY a.id DESC`,
    [query.offset],
  )
  return rows
})
app.post<{ Body: { user: number; ordinal: number; spell: number; answer: string; tz: string } }>(
  '/answer',
  async ({ body }) => {
    const { rows } = await pool.query(
      `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
         zone, score_delta)
       VALUES ($1, 0, $2, $3, 'spell-spelling', $4, true, now(), current_date, $5, 0) RETURNING id`,
      [body.user, body.ordinal, body.spell, body.answer, body.tz],
    )
    return rows[0]
  },
)
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
