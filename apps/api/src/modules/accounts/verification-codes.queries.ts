import { CODE_SECONDS, RESEND_SECONDS } from '@wordhoard/contracts/accounts'
import { expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query, type Selectable, type Tables } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now, secondsAfter, secondsAgo, secondsBetween } from '@wordhoard/database/sql/times'

/** Primary key of a code. */
interface CodeKey {
  readonly purpose: Selectable<Tables['verification_code']>['purpose']
  readonly email: string
  /** The user who changes their address; 0 for other purposes. */
  readonly userId: number
}

/** Stores a code in place of the previous one, unless that was created just now. */
export const upsertCode = compileStatement((p: Placeholders<CodeKey & { codeHash: Buffer }>) =>
  query
    .insertInto('verification_code')
    .values({
      purpose: p.purpose,
      email: p.email,
      user_id: p.userId,
      code_hash: p.codeHash,
      expires_at: secondsAfter(now, expr.lit(CODE_SECONDS)),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'email', 'user_id'])
        .doUpdateSet((eb) =>
          setColumns<'verification_code'>({
            code_hash: eb.ref('excluded.code_hash'),
            tries: eb.lit(0),
            created_at: now,
            expires_at: eb.ref('excluded.expires_at'),
          }),
        )
        .where('verification_code.created_at', '<=', secondsAgo(RESEND_SECONDS)),
    ),
)

/** Maximum number of attempts at one code. */
const MAX_TRIES = 5

/** Counts an attempt at a code, and returns the code's hash if it may still be tried. */
export const tryCode = compileStatement((p: Placeholders<CodeKey>) =>
  query
    .updateTable('verification_code')
    .set((eb) => setColumns<'verification_code'>({ tries: eb('tries', '+', eb.lit(1)) }))
    .where('purpose', '=', p.purpose)
    .where('email', '=', p.email)
    .where('user_id', '=', p.userId)
    .where('tries', '<', expr.lit(MAX_TRIES))
    .where('expires_at', '>', now)
    .returning('code_hash'),
)

/** Selects the whole seconds until another code may be sent; below 1 if it may be sent now. */
export const secondsToNextCode = compileStatement((p: Placeholders<CodeKey>) =>
  query
    .selectFrom('verification_code')
    .select((eb) => {
      const sinceNow = secondsBetween(now, eb.ref('created_at'))
      return eb.fn<number>('ceil', [eb(sinceNow, '+', eb.lit(RESEND_SECONDS))]).as('wait')
    })
    .where('purpose', '=', p.purpose)
    .where('email', '=', p.email)
    .where('user_id', '=', p.userId),
)
