import { DEVICE_SECONDS } from '@wordhoard/contracts/accounts'
import { cast, expr } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now, secondsAfter } from '@wordhoard/database/sql/times'
import { accountOfName } from '../../login-names/login-names.queries'

/** Selects the browser with a token, if it is known to the account with an address or user name. */
export const knownDevice = compileStatement((p: Placeholders<{ hash: Buffer; name: string }>) =>
  query
    .selectFrom('known_device as d')
    .select('d.id')
    .where('d.user_id', '=', accountOfName(p.name))
    .where('d.hash', '=', p.hash)
    .where('d.expires_at', '>', now),
)

/** Maximum number of browsers stored for one account; enough for a user who clears cookies every day. */
const MAX_DEVICES = 100

interface Renewal {
  readonly userId: number
  /** Hash of the browser's current token; null for a browser that no account knows. */
  readonly hash: Buffer | null
  readonly nextHash: Buffer
}

/**
 * Replaces a browser's token for all accounts that know it, adds it to one account, and deletes that account's surplus
 * browsers.
 */
export const rememberDevice = compileStatement((p: Placeholders<Renewal>) => {
  const hash = cast(p.hash, 'bytea')
  const userId = cast(p.userId, 'int4')
  const expiry = secondsAfter(now, expr.lit(DEVICE_SECONDS))
  const remembered = query
    .with('renewed', (db) =>
      db
        .updateTable('known_device')
        .set((eb) =>
          setColumns<'known_device'>({
            hash: p.nextHash,
            expires_at: eb.case().when('user_id', '=', userId).then(expiry).else(eb.ref('expires_at')).end(),
          }),
        )
        .where('hash', '=', hash)
        .returning('user_id'),
    )
    .with('surplus', (db) =>
      db
        .deleteFrom('known_device')
        .where('user_id', '=', userId)
        .where('hash', 'is distinct from', hash)
        .where((eb) =>
          eb(
            'id',
            'in',
            eb
              .selectFrom('known_device')
              .select('id')
              .where('user_id', '=', userId)
              .orderBy('expires_at', 'desc')
              .orderBy('id')
              .offset(eb.lit(MAX_DEVICES - 1)),
          ),
        ),
    )
  return insertFrom(
    remembered,
    'known_device',
    (db) =>
      db
        .selectNoFrom([])
        .where((eb) => eb.not(eb.exists(eb.selectFrom('renewed').where('user_id', '=', userId)))),
    (eb) => ({
      id: eb.fn<string>('gen_random_uuid'),
      hash: p.nextHash,
      user_id: userId,
      expires_at: expiry,
    }),
  )
})
