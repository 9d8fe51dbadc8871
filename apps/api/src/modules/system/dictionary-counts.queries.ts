import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Numbers of words and definitions. */
export const countDictionary = compileStatement(() =>
  query.selectNoFrom((eb) => [
    eb
      .selectFrom('spell_document')
      .select((word) => word.fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('words'),
    eb
      .selectFrom('definition')
      .select((definition) => definition.fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('definitions'),
  ]),
)
