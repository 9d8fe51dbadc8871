import { CODE_SECONDS } from '@wordhoard/contracts/accounts'
import { expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now, secondsAfter } from '@wordhoard/database/sql/times'

interface Challenge {
  readonly hash: Buffer
  readonly emailHash: Buffer
}

/** Stores a code for the browser that asked for it. */
export const insertChallenge = compileStatement((p: Placeholders<Challenge & { codeHash: Buffer }>) =>
  query.insertInto('login_challenge').values({
    hash: p.hash,
    email_hash: p.emailHash,
    code_hash: p.codeHash,
    expires_at: secondsAfter(now, expr.lit(CODE_SECONDS)),
  }),
)

/** Maximum number of attempts at one code. */
const MAX_TRIES = 5

/** Counts an attempt at a code, and returns the code's hash if it may still be tried. */
export const tryChallenge = compileStatement((p: Placeholders<Challenge>) =>
  query
    .updateTable('login_challenge')
    .set((eb) => setColumns<'login_challenge'>({ tries: eb('tries', '+', eb.lit(1)) }))
    .where('hash', '=', p.hash)
    .where('email_hash', '=', p.emailHash)
    .where('tries', '<', expr.lit(MAX_TRIES))
    .where('expires_at', '>', now)
    .returning('code_hash'),
)
