import { likelihoodOfAnswer } from '@wordhoard/learning/knowledge/evidence'
import { createMemoryModel, type MemoryTraits, remember, retrievability } from '@wordhoard/learning/memory'
import { randomFromSeed } from '@wordhoard/learning/simulator/seeded-random'
import type { TestApp } from './test-app'

const DAY_MS = 86_400_000
const game = 'definition-spelling'
const { known, unknown } = likelihoodOfAnswer(game, true)

/**
 * Logs answers of somebody whose memory has these traits, up to now: a new word each day, each asked seven times with one to
 * nine days between.
 */
export async function logAnswers(
  api: TestApp,
  userId: number,
  traits: MemoryTraits,
  count: number,
): Promise<void> {
  const random = randomFromSeed(1)
  const model = createMemoryModel(traits)
  const log: { spellId: number; isCorrect: boolean; at: number }[] = []
  for (let spellId = 1; log.length < count; spellId++) {
    let at = spellId * DAY_MS
    let memory = remember(null, { game, isCorrect: true }, new Date(at), model)
    log.push({ spellId, isCorrect: true, at })
    for (let time = 0; time < 6; time++) {
      at += Math.ceil(9 * random()) * DAY_MS
      const recall = retrievability(memory, new Date(at))
      const isCorrect = random() < recall * known + (1 - recall) * unknown
      log.push({ spellId, isCorrect, at })
      memory = remember(memory, { game, isCorrect }, new Date(at), model)
    }
  }
  const answers = log.slice(0, count).sort((a, b) => a.at - b.at)
  const last = answers.at(-1)!.at
  const sessionId = (
    await api.pool.query<{ id: number }>(
      `INSERT INTO game_session (user_id, mode, size) VALUES ($1, 'normal', 'small') RETURNING id`,
      [userId],
    )
  ).rows[0]!.id
  await api.pool.query(
    `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, milliseconds, answered_at,
       local_date, zone, score_delta, stability)
     SELECT $1, $2, place, spell_id, $6, 'x', is_correct, 6000, now() - make_interval(secs => age), current_date, 'UTC', 0, 1
     FROM unnest($3::int[], $4::bool[], $5::float8[]) WITH ORDINALITY AS t (spell_id, is_correct, age, place) ORDER BY place`,
    [
      userId,
      sessionId,
      answers.map(({ spellId }) => spellId),
      answers.map(({ isCorrect }) => isCorrect),
      answers.map(({ at }) => (last - at) / 1000),
      game,
    ],
  )
}
