import { isDistinct } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, compileStatements } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'

/** Selects the fingerprints of the sources with these names that the dictionary has been built from. */
export const sourceFingerprints = compileStatement((p: Placeholders<{ names: readonly string[] }>) =>
  query
    .selectFrom('dictionary_source')
    .select(['name', 'fingerprint'])
    .where((eb) => eb('name', '=', eb.fn.any(p.names))),
)

interface LoadedSource {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly url: string
  readonly fingerprint: string
}

/**
 * Saves the current state of a source, with the number of its words and definitions. With `onlyIfChanged`, an unchanged
 * row isn't rewritten.
 */
export const saveSource = compileStatements(
  (shape: { readonly onlyIfChanged: boolean }, p: Placeholders<LoadedSource>) =>
    insertFrom(
      query,
      'dictionary_source',
      (db) => db.selectFrom('definition').where('source', '=', p.name),
      (eb) => ({
        name: p.name,
        version: p.version,
        licence: p.licence,
        url: p.url,
        fingerprint: p.fingerprint,
        spells: eb.fn.count<number>('spell_id').distinct(),
        definitions: eb.fn.countAll<number>(),
      }),
    ).onConflict((conflict) => {
      const update = conflict.column('name').doUpdateSet((eb) =>
        setColumns<'dictionary_source'>({
          version: eb.ref('excluded.version'),
          licence: eb.ref('excluded.licence'),
          url: eb.ref('excluded.url'),
          fingerprint: eb.ref('excluded.fingerprint'),
          spells: eb.ref('excluded.spells'),
          definitions: eb.ref('excluded.definitions'),
          loaded_at: now,
        }),
      )
      if (!shape.onlyIfChanged) return update
      return update.where((eb) =>
        isDistinct(
          [
            eb.ref('dictionary_source.version'),
            eb.ref('dictionary_source.licence'),
            eb.ref('dictionary_source.url'),
            eb.ref('dictionary_source.fingerprint'),
            eb.ref('dictionary_source.spells'),
            eb.ref('dictionary_source.definitions'),
          ],
          [
            eb.ref('excluded.version'),
            eb.ref('excluded.licence'),
            eb.ref('excluded.url'),
            eb.ref('excluded.fingerprint'),
            eb.ref('excluded.spells'),
            eb.ref('excluded.definitions'),
          ],
        ),
      )
    }),
)
