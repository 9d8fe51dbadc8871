import type pg from 'pg'
import type { Logger } from 'pino'
import { ENDED_SECONDS, IDLE_SECONDS } from './sessions/session-life'

const INTERVAL_MS = 5 * 60_000

/**
 * Each deletes what has no effect any more. Replaced tokens are kept as long as a browser keeps its cookie; spent human
 * checks a minute longer than they hold, for clocks.
 */
const statements = [
  'DELETE FROM session WHERE expires_at < now()',
  `DELETE FROM refresh_token WHERE rotated_at < now() - make_interval(secs => ${IDLE_SECONDS})`,
  `DELETE FROM ended_session WHERE ended_at < now() - make_interval(secs => ${ENDED_SECONDS})`,
  'DELETE FROM verification_code WHERE expires_at < now()',
  'DELETE FROM known_device WHERE expires_at < now()',
  'DELETE FROM login_challenge WHERE expires_at < now()',
  'DELETE FROM guess_count WHERE reset_at < now()',
  `DELETE FROM undo_step WHERE created_at < now() - interval '1 hour'`,
  // Games can be answered for a week; what was answered stands in the log.
  `DELETE FROM game WHERE session_id <= (
     SELECT id FROM game_session WHERE created_at < now() - interval '8 days' ORDER BY created_at DESC LIMIT 1)`,
  `DELETE FROM idempotent_answer WHERE created_at < now() - interval '1 day'`,
  // The name on a code goes when it is of no use any more.
  "UPDATE invitation SET label = '' WHERE label <> '' AND (expires_at < now() OR revoked_at IS NOT NULL)",
  "DELETE FROM spent_human_check WHERE expires_at < now() - interval '1 minute'",
]

/** Deletes expired sessions, codes, counts and checks. Any number of processes may do so at once. */
export async function sweep(pool: pg.Pool): Promise<void> {
  for (const statement of statements) await pool.query(statement)
}

/**
 * Sweeps every five minutes. What fails is tried again the next time.
 *
 * @returns stops it
 */
export function startHousekeeping(pool: pg.Pool, logger: Logger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = sweep(pool).catch((error: unknown) => logger.warn({ err: error }, 'sweep failed'))
  }, INTERVAL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
