import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { compileStatement } from '@wordhoard/database/sql/statement'

const packColumns = ['id', 'stage', 'position', 'entries'] as const

interface PackFile {
  readonly lang: string
  readonly name: string
  readonly identity: string
}

/** Selects the pack of a file, finished or interrupted. */
export const packOfFile = compileStatement((p: Placeholders<PackFile>) =>
  query
    .selectFrom('translation_pack')
    .select(packColumns)
    .where('lang', '=', p.lang)
    .where('name', '=', p.name)
    .where('identity', '=', p.identity)
    .where('release_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(expr.lit(1)),
)

export const insertPack = compileStatement(
  (p: Placeholders<PackFile & { version: string; licence: string; url: string }>) =>
    query
      .insertInto('translation_pack')
      .values({
        lang: p.lang,
        name: p.name,
        version: p.version,
        licence: p.licence,
        url: p.url,
        identity: p.identity,
        stage: literal('reading'),
      })
      .returning(packColumns),
)

/** Saves how far a pack has been read, with the number of its senses or words. */
export const savePackProgress = compileStatement(
  (p: Placeholders<{ id: number; position: number; entries: number }>) =>
    query
      .updateTable('translation_pack')
      .set({ position: p.position, entries: p.entries })
      .where('id', '=', p.id),
)

export const finishPack = compileStatement((p: Placeholders<{ id: number }>) =>
  query
    .updateTable('translation_pack')
    .set({ stage: literal('active') })
    .where('id', '=', p.id),
)

/** Deletes other packs of the same source: earlier releases, and imports that were never finished. */
export const deleteOtherPacks = compileStatement(
  (p: Placeholders<{ lang: string; name: string; id: number }>) =>
    query
      .deleteFrom('translation_pack')
      .where('lang', '=', p.lang)
      .where('name', '=', p.name)
      .where('id', '<>', p.id)
      .where('release_id', 'is', null),
)

export const deletePack = compileStatement((p: Placeholders<{ id: number }>) =>
  query.deleteFrom('translation_pack').where('id', '=', p.id).returning(['lang', 'name']),
)

/** Selects all packs, also those that were brought along by imports of dictionaries. */
export const allPacks = compileStatement(() =>
  query
    .selectFrom('translation_pack as p')
    .leftJoin('import_release as r', 'r.id', 'p.release_id')
    .select([
      'p.id',
      'p.lang',
      'p.name',
      'p.version',
      'p.licence',
      'p.url',
      'p.entries',
      'p.stage',
      'p.release_id',
    ])
    .select(['r.stage as release_stage'])
    .orderBy('p.lang')
    .orderBy('p.id'),
)

/** Separates the equivalents of a sense on their way into the database: an array of arrays can't be sent. */
export const UNIT = '\u001f'

interface NewSenses {
  readonly pack: number
  readonly keys: readonly string[]
  /** The equivalents of each key, joined by `UNIT`. */
  readonly equivalents: readonly string[]
}

/** Adds equivalents to senses. */
export const addPackSenses = compileStatement((p: Placeholders<NewSenses>) =>
  insertFrom(
    query,
    'pack_sense',
    (db) =>
      db.selectFrom(unnest('w', { key: cast(p.keys, 'text[]'), equivalents: cast(p.equivalents, 'text[]') })),
    (eb) => ({
      pack_id: cast(p.pack, 'int4'),
      key: eb.ref('w.key'),
      equivalents: eb.fn<string[]>('string_to_array', ['w.equivalents', literal(UNIT)]),
    }),
  ).onConflict((conflict) =>
    conflict.columns(['pack_id', 'key']).doUpdateSet((eb) => ({
      equivalents: eb.fn<string[]>('array_cat', ['pack_sense.equivalents', 'excluded.equivalents']),
    })),
  ),
)
