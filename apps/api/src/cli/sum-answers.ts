import { openToolDatabase } from '@wordhoard/database/tool-database'
import { sumAllAnswers } from '../modules/learning/sums/sum-all-answers'

/**
 * `pnpm answers:sum`: sums everybody's answers again from the log, while servers run. They do this by themselves, person by
 * person. The database is the one at DATABASE_OWNER_URL (else DATABASE_URL), or the embedded one in DATA_DIR.
 */
const database = await openToolDatabase({ log: (sentence) => console.info(sentence) })
try {
  const people = await sumAllAnswers(database.pool, (done) => console.info(`${done} people …`))
  console.info(`Summed the answers of ${people.toLocaleString('en-GB')} people.`)
} finally {
  await database.close()
}
