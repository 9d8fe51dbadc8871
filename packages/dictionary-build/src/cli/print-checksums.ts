import { createHash } from 'node:crypto'
import { openToolDatabase } from '@wordhoard/database/tool-database'
import { tableChecksums } from '../testing/table-checksums'

/**
 * `pnpm dictionary:checksums`: prints a checksum of each table of the dictionary in DATA_DIR and one of all, to see
 * whether a change of the builder changes what it builds.
 */
const database = await openToolDatabase({ connections: 1 })
try {
  const all = createHash('sha256')
  for (const [table, checksum] of await tableChecksums(database.pool)) {
    all.update(checksum)
    console.info(`${checksum.slice(0, 16)}  ${table}`)
  }
  console.info(`${all.digest('hex').slice(0, 16)}  all`)
} finally {
  await database.close()
}
