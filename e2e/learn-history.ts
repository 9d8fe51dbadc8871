import { inDatabase } from './people'

interface LoggedAnswer {
  readonly age: number
  /** Number of the session, counted over the whole history. */
  readonly session: number
  readonly spellId: number
  readonly isCorrect: boolean
  readonly before: number
  readonly stability: number
}

/** Makes answers for many days: most days have some, and more of them are right as time goes on. */
function answersOf(spellIds: readonly number[], days: number): LoggedAnswer[] {
  const answers: LoggedAnswer[] = []
  const seen = new Map<number, number>()
  let session = 0
  for (let age = days; age >= 0; age--) {
    // Every day of the last week has answers; before that, every sixth day has none.
    if (age > 6 && age % 6 === 4) continue
    for (let times = age % 4 === 0 ? 4 : (age % 3) + 1; times > 0; times--) {
      for (let turn = 0; turn < 6; turn++) {
        const spellId = spellIds[(session * 4 + turn * 3) % spellIds.length]!
        const before = seen.get(spellId) ?? 0
        const isCorrect = (session * 5 + turn * 7) % (6 + Math.floor((days - age) / 8)) !== 0
        answers.push({ age, session, spellId, isCorrect, before, stability: 1 + before * 1.6 })
        seen.set(spellId, before + 1)
      }
      session++
    }
  }
  return answers
}

/**
 * Gives a user weeks of practice up to today: sessions and answers in the log, and matching memory for their words, a
 * third of them due.
 *
 * @returns the answers, oldest first
 */
export async function giveHistory(
  userId: number,
  spellIds: readonly number[],
  days = 60,
): Promise<LoggedAnswer[]> {
  const answers = answersOf(spellIds, days)
  const column = <K extends keyof LoggedAnswer>(name: K) => answers.map((answer) => answer[name])
  await inDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO game_session (user_id, mode, size, created_at)
       SELECT $1, 'normal', 'medium', now() FROM generate_series(0, $2::int) RETURNING id`,
      [userId, answers.at(-1)!.session],
    )
    const sessionIds = rows.map(({ id }) => id)
    await client.query(
      `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at,
         local_date, zone, score_delta, stability, repeat_count_before)
       SELECT $1, session_id, row_number() OVER (PARTITION BY session_id ORDER BY place) - 1, spell_id, 'spell-definition',
         'x', is_correct, now() - make_interval(days => age), (now() AT TIME ZONE 'UTC')::date - age, 'UTC', 0.2, stability,
         before
       FROM unnest($2::int[], $3::int[], $4::int[], $5::boolean[], $6::int[], $7::float8[])
         WITH ORDINALITY AS t (age, session_id, spell_id, is_correct, before, stability, place) ORDER BY place`,
      [
        userId,
        column('age'),
        answers.map(({ session }) => sessionIds[session]!),
        column('spellId'),
        column('isCorrect'),
        column('before'),
        column('stability'),
      ],
    )
    await client.query(
      `UPDATE main_voc_item i SET repeat_count = l.answers, stability = l.stability, difficulty = 5, phase = 2,
         score = least(9.5, l.stability / 3), last_repeated_at = l.latest,
         next_repeated_at = CASE WHEN i.spell_id % 3 = 0 THEN now() - interval '1 hour'
           ELSE now() + make_interval(days => 1 + (i.spell_id * 7) % 28) END
       FROM (SELECT spell_id, count(*) AS answers, max(stability) AS stability, max(answered_at) AS latest
         FROM answer_log WHERE user_id = $1 GROUP BY spell_id) l
       WHERE i.user_id = $1 AND i.spell_id = l.spell_id`,
      [userId],
    )
  })
  return answers
}
