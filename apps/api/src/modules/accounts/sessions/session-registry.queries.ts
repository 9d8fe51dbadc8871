import { secondsAgo } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { ENDED_SECONDS } from './session-life'

/** Sessions that ended while access tokens of theirs may still be about. */
export const recentlyEndedSessions = compileStatement(() =>
  query.selectFrom('ended_session').select('session_id').where('ended_at', '>', secondsAgo(ENDED_SECONDS)),
)

/** A session, if it has not ended. */
export const storedSession = compileStatement((p: Placeholders<{ sessionId: string }>) =>
  query.selectFrom('session').select('id').where('id', '=', p.sessionId),
)
