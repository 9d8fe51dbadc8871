import type pg from 'pg'
import type { Logger } from 'pino'
import { deriveSubkey } from '../derive-subkey'
import type { ValkeyConnection } from '../valkey/valkey-connection'
import { FallbackBudgets } from './fallback-budgets'
import type { Limits } from './limits'
import { PostgresBudgets } from './postgres-budgets'
import { SharedLimits } from './shared-limits'
import { TokenBuckets } from './token-buckets'
import { ValkeyBudgets } from './valkey-budgets'

interface LimitsDeps {
  readonly pool: pg.Pool
  /** Keeps what is left of limits if there is one; the database does while it is away. */
  readonly valkey: ValkeyConnection | undefined
  readonly logger: Logger
  readonly countProcesses: () => number
}

/**
 * Opens the limits of an installation. The embedded database belongs to one process, which counts in memory; other
 * databases may serve several processes, which share what a limit allows.
 */
export function openLimits(
  env: { readonly databaseUrl: string | undefined; readonly jwtSecret: () => string },
  { pool, valkey, logger, countProcesses }: LimitsDeps,
): Limits & { close(): Promise<void> } {
  if (env.databaseUrl === undefined)
    return { open: (_name, limit) => new TokenBuckets(limit), close: async () => undefined }
  const inDatabase = new PostgresBudgets(pool)
  const store = valkey ? new FallbackBudgets(new ValkeyBudgets(valkey), inDatabase) : inDatabase
  const key = deriveSubkey(env.jwtSecret(), 'limits')
  return new SharedLimits({ store, logger, key, countProcesses })
}
