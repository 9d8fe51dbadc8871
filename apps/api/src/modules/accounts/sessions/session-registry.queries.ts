import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { secondsAgo } from '@wordhoard/database/sql/times'
import { ENDED_SECONDS } from './session-life'

/** Selects ended sessions that may still have valid access tokens. */
export const recentlyEndedSessions = compileStatement(() =>
  query.selectFrom('ended_session').select('session_id').where('ended_at', '>', secondsAgo(ENDED_SECONDS)),
)

/** Selects a session, if it has not ended. */
export const storedSession = compileStatement((p: Placeholders<{ sessionId: string }>) =>
  query.selectFrom('session').select('id').where('id', '=', p.sessionId),
)
