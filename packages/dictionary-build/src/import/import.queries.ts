import { expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Advisory lock held while a file is imported, so that imports run one at a time; the number is arbitrary. */
const IMPORT_LOCK = 7_203_120

/** Tries to lock out other imports until this connection unlocks them or closes; selects whether that worked. */
export const lockImports = compileStatement(() =>
  query.selectNoFrom(expr.fn<boolean>('pg_try_advisory_lock', [expr.lit(IMPORT_LOCK)]).as('locked')),
)

export const unlockImports = compileStatement(() =>
  query.selectNoFrom(expr.fn<boolean>('pg_advisory_unlock', [expr.lit(IMPORT_LOCK)]).as('unlocked')),
)

/** Counts the words and definitions that can be looked up. */
export const countEntries = compileStatement(() =>
  query
    .selectFrom([
      (eb) =>
        eb
          .selectFrom('spell_document')
          .select((s) => s.fn.countAll<number>().as('spells'))
          .as('s'),
      (eb) =>
        eb
          .selectFrom('definition')
          .select((d) => d.fn.countAll<number>().as('definitions'))
          .as('d'),
    ])
    .select(['spells', 'definitions']),
)

/** Counts the headwords of all imports, and how many of them have been composed. */
export const countHeadwords = compileStatement((p: Placeholders<{ composed: string }>) =>
  query
    .selectFrom(query.selectFrom('imported_entry').select('headword').distinct().as('words'))
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('headword', '<=', p.composed).as('done'),
    ]),
)

/** Selects the headword up to which a release has been composed. */
export const lastComposed = compileStatement((p: Placeholders<{ release: number }>) =>
  query.selectFrom('import_release').select('composed').where('id', '=', p.release),
)

export const saveComposed = compileStatement((p: Placeholders<{ release: number; headword: string }>) =>
  query.updateTable('import_release').set({ composed: p.headword }).where('id', '=', p.release),
)

/** Makes interrupted imports compose from the beginning. */
export const composeAnew = compileStatement(() =>
  query
    .updateTable('import_release')
    .set({ composed: literal('') })
    .where('stage', '=', literal('composing')),
)
