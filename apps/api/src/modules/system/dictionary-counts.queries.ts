import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Counts the words and definitions in the dictionary. */
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
