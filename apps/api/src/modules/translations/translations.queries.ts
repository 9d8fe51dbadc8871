import { LEARNER_SOURCE } from '@wordhoard/contracts/dictionary'
import { literal } from '@wordhoard/database/sql/expressions'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** The ids of all definitions written for learners, by their keys. Runs when a language is first asked for. */
export const learnerDefinitions = compileStatement(() =>
  query.selectFrom('definition').select(['id', 'key']).where('source', '=', literal(LEARNER_SOURCE)),
)

/** The packs that are in force, by language, the oldest first. */
export const activePacks = compileStatement(() =>
  query
    .selectFrom('translation_pack')
    .select(['id', 'lang', 'name as source', 'version', 'licence', 'url'])
    .where('stage', '=', literal('active'))
    .orderBy('lang')
    .orderBy('id'),
)
