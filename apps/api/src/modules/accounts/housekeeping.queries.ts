import { WAITING_DAYS } from '@wordhoard/contracts/fields/given-time'
import { literal } from '@wordhoard/database/sql/expressions'
import { hasKey } from '@wordhoard/database/sql/json'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { daysAgo, now, secondsAgo } from '@wordhoard/database/sql/times'
import { ENDED_SECONDS, IDLE_SECONDS } from './sessions/session-life'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Statements that delete expired data. Replaced refresh tokens are kept as long as browsers keep the cookie. Spent
 * human checks are kept for a minute after they expire, to allow for clock differences.
 */
export const sweeps = [
  compileStatement(() => query.deleteFrom('session').where('expires_at', '<', now)),
  compileStatement(() =>
    query.deleteFrom('refresh_token').where('rotated_at', '<', secondsAgo(IDLE_SECONDS)),
  ),
  compileStatement(() => query.deleteFrom('ended_session').where('ended_at', '<', secondsAgo(ENDED_SECONDS))),
  compileStatement(() => query.deleteFrom('verification_code').where('expires_at', '<', now)),
  compileStatement(() => query.deleteFrom('known_device').where('expires_at', '<', now)),
  compileStatement(() => query.deleteFrom('login_challenge').where('expires_at', '<', now)),
  compileStatement(() => query.deleteFrom('guess_count').where('reset_at', '<', now)),
  // A limit that allows everything again is as good as one that isn't stored.
  compileStatement(() => query.deleteFrom('call_budget').where('full_at', '<', now)),
  // Rows of processes that died; a lease that isn't stored is free.
  compileStatement(() => query.deleteFrom('job_lease').where('until', '<', secondsAgo(HOUR))),
  // An undo may arrive 30 days after it was tapped; that of a text's words, which are many, needs the network.
  compileStatement(() =>
    query
      .deleteFrom('undo_step')
      .where('created_at', '<', secondsAgo(HOUR))
      .where((eb) => eb.or([eb('created_at', '<', daysAgo(WAITING_DAYS)), hasKey(eb.ref('rows'), 'text')])),
  ),
  compileStatement(() => query.deleteFrom('word_change').where('changed_at', '<', daysAgo(WAITING_DAYS))),
  // Games can be played for a week, and an answer may arrive 30 days after it was given. Answers stay in the log.
  compileStatement(() =>
    query
      .deleteFrom('game')
      .where((eb) =>
        eb(
          'session_id',
          '<=',
          eb
            .selectFrom('game_session')
            .select('id')
            .where('created_at', '<', daysAgo(38))
            .orderBy('created_at', 'desc')
            .limit(eb.lit(1)),
        ),
      ),
  ),
  // Only the last days matter for sending no mail twice.
  compileStatement(() => query.deleteFrom('reminder_mail').where('sent_at', '<', daysAgo(30))),
  compileStatement(() => query.deleteFrom('definition_report').where('reported_at', '<', daysAgo(180))),
  compileStatement(() => query.deleteFrom('idempotent_answer').where('kept_until', '<', now)),
  // The name on a code is cleared once the code has expired or been revoked.
  compileStatement(() =>
    query
      .updateTable('invitation')
      .set({ label: literal('') })
      .where('label', '<>', literal(''))
      .where((eb) => eb.or([eb('expires_at', '<', now), eb('revoked_at', 'is not', null)])),
  ),
  compileStatement(() => query.deleteFrom('spent_human_check').where('expires_at', '<', secondsAgo(MINUTE))),
]
