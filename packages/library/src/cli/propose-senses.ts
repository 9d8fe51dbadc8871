/**
 * `pnpm library:senses ADDRESS [--only SLUG] [--print]`: proposes the meanings of all words of the texts that come with
 * the product, as the running server at this address finds them, and writes them to `senses/`. Meanings that are there
 * stay, so nothing that was corrected by hand is lost. `--print` prints each sentence with the meanings to choose from
 * instead. The database is the one at DATABASE_URL, or the embedded one in DATA_DIR.
 */
import { resolve } from 'node:path'
import { openDatabase } from '@wordhoard/database/open'
import { projectRoot } from '@wordhoard/database/project-root'
import { proposeSenses } from '../senses/propose'

const [address] = process.argv.slice(2)
if (address === undefined)
  throw new Error('Give the address of a running server, such as http://localhost:3000')
const options = new Set(process.argv)
const only = options.has('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
const database = await openDatabase({
  databaseUrl: process.env.DATABASE_URL || undefined,
  dataDir: resolve(projectRoot(), process.env.DATA_DIR || '.data'),
  share: true,
  connections: 2,
})
try {
  await proposeSenses({ address, pool: database.pool, only, prints: options.has('--print') })
} finally {
  await database.close()
}
