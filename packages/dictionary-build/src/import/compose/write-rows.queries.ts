import { query } from '@wordhoard/database/sql/query'
import { scratchRows, scratchTable } from '@wordhoard/database/sql/scratch-table'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** The build's definitions with their new positions. */
export const composedOrdinals = scratchTable('composed_ordinal', 'definition', ['id', 'ordinal'])

/** Spells with their new parts of speech. */
export const composedMasks = scratchTable('composed_mask', 'spell', ['id', 'pos_mask'])

export const moveDefinitions = compileStatement(() =>
  query
    .updateTable('definition as d')
    .from(scratchRows(composedOrdinals, 'o'))
    .set((eb) => setColumns<'definition'>({ ordinal: eb.ref('o.ordinal') }))
    .whereRef('o.id', '=', 'd.id')
    .whereRef('d.ordinal', '<>', 'o.ordinal'),
)

export const changeMasks = compileStatement(() =>
  query
    .updateTable('spell as s')
    .from(scratchRows(composedMasks, 'm'))
    .set((eb) => setColumns<'spell'>({ pos_mask: eb.ref('m.pos_mask') }))
    .whereRef('m.id', '=', 's.id'),
)
