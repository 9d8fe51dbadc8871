/**
 * `pnpm library:senses ADDRESS [--only SLUG] [--print]`: proposes the meanings of all words of the texts that come with
 * the product, as the running server at this address finds them, and writes them to `senses/`. Meanings that are there
 * stay, so nothing that was corrected by hand is lost. `--print` prints each sentence with the meanings to choose from
 * instead. The database is the one at DATABASE_OWNER_URL (else DATABASE_URL), or the embedded one in DATA_DIR.
 */
import { openToolDatabase } from '@wordhoard/database/tool-database'
import { proposeSenses } from '../senses/propose'

const [address] = process.argv.slice(2)
if (address === undefined)
  throw new Error('Give the address of a running server, such as http://localhost:3000')
const options = new Set(process.argv)
const only = options.has('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
const database = await openToolDatabase()
try {
  await proposeSenses({ address, pool: database.pool, only, prints: options.has('--print') })
} finally {
  await database.close()
}
