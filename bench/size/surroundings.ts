import type pg from 'pg'
import { CLASS, SCHOOL } from './crowd'

const SENTENCES =
  'Everybody had a holiday, and the bank by the river was closed. What did they do there all day long? ' +
  'Some walked along the water and talked about the weather; others read an old newspaper under the trees. '

/** What people have beside their histories. `$1` is the number of articles where it is used. */
const statements: readonly [text: string, takesArticles?: boolean][] = [
  [
    `INSERT INTO school (name, description, username, username_lower)
     SELECT 'School ' || n, 'A school', 'school_' || n, 'school_' || n
     FROM generate_series(1, (SELECT max(place) / ${SCHOOL} FROM size_person)) n`,
  ],
  [
    `CREATE TEMP TABLE size_school AS SELECT id, row_number() OVER (ORDER BY id)::int - 1 AS place FROM school WHERE username_lower LIKE 'school\\_%'`,
  ],
  [
    `INSERT INTO school_member (school_id, user_id, role, username_lower, names_lower)
     SELECT s.id, p.user_id,
       CASE WHEN p.place % ${SCHOOL} = 0 THEN 'owner' WHEN p.place % ${CLASS} = 0 THEN 'teacher' ELSE 'student' END,
       'crowd_' || p.place, 'crowd_' || p.place || ' crowd ' || p.place
     FROM size_person p JOIN size_school s ON s.place = (p.place - 1) / ${SCHOOL}`,
  ],
  [
    `INSERT INTO classroom (school_id, name, name_lower, description)
     SELECT s.id, 'Class ' || n, 'class ' || n, 'A class' FROM size_school s, generate_series(1, ${SCHOOL / CLASS}) n`,
  ],
  [
    `CREATE TEMP TABLE size_class AS SELECT c.id, c.school_id, row_number() OVER (ORDER BY c.id)::int - 1 AS place
     FROM classroom c JOIN size_school s ON s.id = c.school_id`,
  ],
  [
    `INSERT INTO classroom_member (school_id, classroom_id, user_id)
     SELECT c.school_id, c.id, p.user_id FROM size_person p JOIN size_class c ON c.place = (p.place - 1) / ${CLASS}`,
  ],
  [`INSERT INTO chat (school_id, classroom_id) SELECT school_id, id FROM size_class`],
  [
    `UPDATE classroom c SET chat_id = h.id FROM chat h JOIN size_class s ON s.id = h.classroom_id
     WHERE c.school_id = s.school_id AND c.id = s.id`,
  ],
  [
    `INSERT INTO chat (low_user_id, high_user_id)
     SELECT p.user_id, o.user_id FROM size_person p JOIN size_person o ON o.place = p.place + 1`,
  ],
  [
    `CREATE TEMP TABLE size_chat AS
     SELECT id, classroom_id IS NULL AS is_pair, coalesce(classroom_id, low_user_id) AS key FROM chat
     WHERE classroom_id IN (SELECT id FROM size_class) OR low_user_id IN (SELECT user_id FROM size_person)`,
  ],
  ['ANALYZE size_chat, size_class, size_school'],
  // A message from each person a day, for two weeks: half of them to the class, half to the next person.
  [
    `INSERT INTO message (id, chat_id, user_id, content, created_at)
     SELECT nextval('chat_event_number'), id, user_id, 'I have a question about “holiday”, and number ' || n || ' of the homework.',
       now() - make_interval(days => 14 - n)
     FROM (
       SELECT n, p.user_id, h.id FROM generate_series(1, 14) n CROSS JOIN size_person p
       JOIN size_class c ON c.place = (p.place - 1) / ${CLASS}
       JOIN size_chat h ON h.is_pair = (n % 2 = 1) AND h.key = CASE WHEN n % 2 = 1 THEN p.user_id ELSE c.id END
       ORDER BY n, p.user_id) m`,
  ],
  [
    `UPDATE chat h SET last_message_id = m.id, last_event_id = m.id
     FROM (SELECT chat_id, max(id) AS id FROM message GROUP BY chat_id) m WHERE m.chat_id = h.id`,
  ],
  [
    `INSERT INTO chat_member (chat_id, user_id, last_read_message_id, read_event_id)
     SELECT chat_id, user_id, max(id), max(id) FROM message GROUP BY chat_id, user_id`,
  ],
  [
    `INSERT INTO article (user_id, title, access_modifier, md_content, raw_content, html, word_count, level, created_at)
     SELECT p.user_id, 'A day by the river ' || n, CASE WHEN n % 5 < 3 THEN 'public' ELSE 'private' END, t.text, t.text,
       '<p>' || t.text || '</p>', 320, (ARRAY['A2', 'B1', 'B2'])[1 + n % 3], now() - make_interval(mins => $1::int - n)
     FROM generate_series(1, $1::int) n
     JOIN size_person p ON p.place = 100 + n % (SELECT max(place) - 100 FROM size_person)
     CROSS JOIN (SELECT repeat('${SENTENCES}', 8) AS text) t`,
    true,
  ],
  [`UPDATE article_count SET count = (SELECT count(*) FROM article WHERE access_modifier = 'public')`],
  [
    `INSERT INTO article_word (user_id, article_id, spell_id, count, is_common)
     SELECT a.user_id, a.id, w.spell_id, 1 + w.place % 3, w.place < 800
     FROM article a CROSS JOIN generate_series(0, 99) n JOIN size_word w ON w.place = n * 37 + a.id % 30
     WHERE a.title LIKE 'A day by the river %'`,
  ],
  [
    `INSERT INTO article_progress (user_id, article_id, seconds, position)
     SELECT p.user_id, a.id, 100, 1
     FROM size_person p CROSS JOIN generate_series(0, 2) n
     JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM article WHERE title LIKE 'A day by the river %') a
       ON a.place = (p.place + n * 31) % $1::int`,
    true,
  ],
  [
    `INSERT INTO assignment (school_id, classroom_id, article_id, created_by_id, due_at)
     SELECT c.school_id, c.id, a.id, a.user_id, now() + make_interval(days => (a.place % 30)::int)
     FROM size_class c CROSS JOIN generate_series(0, 2) n
     JOIN (SELECT id, user_id, row_number() OVER (ORDER BY id) - 1 AS place FROM article WHERE title LIKE 'A day by the river %'
       AND access_modifier = 'public') a ON a.place = (c.place * 3 + n) % ($1::int / 2)`,
    true,
  ],
  // Games that can still be answered: those of the newest sessions.
  [
    `INSERT INTO game (user_id, session_id, ordinal, spell_id, name, shown, correct, accepted)
     SELECT s.user_id, s.id, n, i.spell_id, 'definition-spelling',
       jsonb_build_object('question', repeat('What they talked about. ', 8), 'options', jsonb_build_array('a', 'b', 'c', 'd', 'e', 'f')),
       'a', ARRAY[i.spell_lower]
     FROM game_session s CROSS JOIN generate_series(0, 9) n
     CROSS JOIN LATERAL (SELECT spell_id, spell_lower FROM main_voc_item WHERE user_id = s.user_id LIMIT 1) i
     WHERE s.created_at > now() - interval '2 days'`,
  ],
  [
    `INSERT INTO session (id, user_id, user_agent, expires_at)
     SELECT gen_random_uuid(), user_id, 'Mozilla/5.0 (X11; Linux x86_64) like everybody', now() + interval '30 days' FROM size_person, generate_series(1, 2)`,
  ],
  [
    `INSERT INTO refresh_token (hash, user_id, session_id, rotated_at)
     SELECT decode(md5(id::text || n) || md5(n || id::text), 'hex'), user_id, id, CASE WHEN n < 2 THEN now() END
     FROM session, generate_series(1, 2) n WHERE user_agent LIKE 'Mozilla%everybody'`,
  ],
  [
    `INSERT INTO idempotent_answer (user_id, key, body)
     SELECT user_id, 'POST /api/main-voc/lookups ' || n, '{"id":1,"state":"new"}' FROM size_person, generate_series(1, 3) n`,
  ],
  [
    `INSERT INTO word_change (user_id, spell_id, changed_at)
     SELECT user_id, spell_id, now() - interval '5 days' FROM main_voc_item WHERE mark = 2`,
  ],
  [
    `INSERT INTO custom_voc (user_id, name, name_lower, description) SELECT user_id, 'Words', 'words', '' FROM size_person WHERE place % 3 = 0`,
  ],
  [
    `INSERT INTO custom_voc_spell (user_id, voc_id, spell_id, spell_lower)
     SELECT v.user_id, v.id, w.spell_id, w.spell_lower FROM custom_voc v CROSS JOIN generate_series(1, 20) n
     JOIN size_word w ON w.place = v.id % 3000 + n * 3`,
  ],
  [
    `INSERT INTO follow (follower_id, followed_id)
     SELECT p.user_id, o.user_id FROM size_person p CROSS JOIN generate_series(1, 3) n
     JOIN size_person o ON o.place = 1 + (p.place * 7 + n) % (SELECT max(place) FROM size_person) WHERE o.user_id <> p.user_id`,
  ],
]

/** Makes schools, classes, chats, articles, sessions and lists for the crowd, in proportion to it. */
export async function insertSurroundings(client: pg.Client, articles: number): Promise<void> {
  for (const [text, takesArticles] of statements) await client.query(text, takesArticles ? [articles] : [])
}
