import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now, secondsAfter } from '@wordhoard/database/sql/times'

/** Start of the names of leases that processes hold on themselves, so that they can be counted. */
export const PROCESS_PREFIX = 'process:'

interface Claim {
  readonly owner: string
  readonly names: readonly string[]
  readonly seconds: number
}

/** Takes leases that are free or have run out, and renews the process's own; returns the names of those it has now. */
export const takeLeases = compileStatement((p: Placeholders<Claim>) =>
  insertFrom(
    query,
    'job_lease',
    (db) => db.selectFrom(unnest('r', { name: cast(p.names, 'text[]') })).orderBy('r.name'),
    (eb) => ({
      name: eb.ref('r.name'),
      owner: cast(p.owner, 'uuid'),
      until: secondsAfter(now, cast(p.seconds, 'float8')),
    }),
  )
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((eb) =>
          setColumns<'job_lease'>({ owner: eb.ref('excluded.owner'), until: eb.ref('excluded.until') }),
        )
        .where((eb) =>
          eb.or([eb('job_lease.owner', '=', eb.ref('excluded.owner')), eb('job_lease.until', '<', now)]),
        ),
    )
    .returning('name'),
)

/** Gives back all leases of a process. */
export const freeLeases = compileStatement((p: Placeholders<{ owner: string }>) =>
  query.deleteFrom('job_lease').where('owner', '=', cast(p.owner, 'uuid')),
)

/** Counts the processes that live. */
export const countProcesses = compileStatement(() =>
  query
    .selectFrom('job_lease')
    .select((eb) => eb.fn.countAll<number>().as('processes'))
    .where('until', '>', now)
    .where((eb) => expr.fn<boolean>('starts_with', [eb.ref('name'), literal(PROCESS_PREFIX)])),
)
