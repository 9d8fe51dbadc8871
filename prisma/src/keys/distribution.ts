import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root'

/** Where the rows of tables lie in a cluster of databases (deploy/citus.sql). */
export interface Distribution {
  /** The column by which a table's rows are spread over machines, and the table whose rows they lie with. */
  readonly spread: ReadonlyMap<string, { readonly column: string; readonly with: string }>
  /** Tables of which each machine has a copy. */
  readonly copied: ReadonlySet<string>
}

/** Reads the distribution from deploy/citus.sql. */
export function readDistribution(): Distribution {
  const text = readFileSync(join(projectRoot(), 'deploy', 'citus.sql'), 'utf8')
  const calls = text.matchAll(
    /^SELECT create_distributed_table\('(\w+)', '(\w+)'(?:, colocate_with => '(\w+)')?\)/gm,
  )
  const spread = [...calls].map(
    ([, table, column, other]) =>
      [table!, { column: column!, with: other && other !== 'none' ? other : table! }] as const,
  )
  const copied = [...text.matchAll(/^SELECT create_reference_table\('(\w+)'\)/gm)].map(([, table]) => table!)
  return { spread: new Map(spread), copied: new Set(copied) }
}
