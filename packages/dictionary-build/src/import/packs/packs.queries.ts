import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
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
    conflict.columns(['pack_id', 'key']).doUpdateSet((eb) =>
      setColumns<'pack_sense'>({
        equivalents: eb.fn<string[]>('array_cat', ['pack_sense.equivalents', 'excluded.equivalents']),
      }),
    ),
  ),
)

/** Selects a pack of a release, if it has any. */
export const hasPacks = compileStatement((p: Placeholders<{ release: number }>) =>
  query.selectFrom('translation_pack').select('id').where('release_id', '=', p.release).limit(expr.lit(1)),
)

/** Selects the pack in which a release's translations into all languages are. */
export const mixedPack = compileStatement((p: Placeholders<{ release: number; lang: string }>) =>
  query
    .selectFrom('translation_pack')
    .select(['id', 'entries'])
    .where('release_id', '=', p.release)
    .where('lang', '=', p.lang),
)

interface ReleasePacks {
  readonly release: number
  readonly langs: readonly string[]
  readonly counts: readonly number[]
}

/** Adds to the numbers of entries that a release's packs have, one for each language. */
export const countEntriesOfPacks = compileStatement((p: Placeholders<ReleasePacks>) =>
  query
    .updateTable('translation_pack')
    .from(unnest('w', { lang: cast(p.langs, 'text[]'), entries: cast(p.counts, 'int4[]') }))
    .set((eb) =>
      setColumns<'translation_pack'>({ entries: eb('translation_pack.entries', '+', eb.ref('w.entries')) }),
    )
    .whereRef('translation_pack.lang', '=', 'w.lang')
    .where('translation_pack.release_id', '=', p.release),
)

interface NewReleasePacks {
  readonly release: number
  readonly langs: readonly string[]
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly url: string
  readonly identity: string
}

/** Inserts a pack of a release for each language that has none yet. */
export const insertPacksOfRelease = compileStatement((p: Placeholders<NewReleasePacks>) =>
  insertFrom(
    query,
    'translation_pack',
    (db) =>
      db
        .selectFrom(unnest('w', { lang: cast(p.langs, 'text[]') }))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('translation_pack as p')
                .select('p.id')
                .whereRef('p.lang', '=', 'w.lang')
                .where('p.release_id', '=', cast(p.release, 'int4')),
            ),
          ),
        ),
    (eb) => ({
      lang: eb.ref('w.lang'),
      name: cast(p.name, 'text'),
      version: cast(p.version, 'text'),
      licence: cast(p.licence, 'text'),
      url: cast(p.url, 'text'),
      identity: cast(p.identity, 'text'),
      // It is in force as soon as its release is.
      stage: literal('active'),
      release_id: cast(p.release, 'int4'),
    }),
  ),
)

export const deletePacksOfRelease = compileStatement((p: Placeholders<{ release: number }>) =>
  query.deleteFrom('translation_pack').where('release_id', '=', p.release),
)

/** Gives the packs of one release to another. */
export const movePacks = compileStatement((p: Placeholders<{ from: number; to: number }>) =>
  query.updateTable('translation_pack').set({ release_id: p.to }).where('release_id', '=', p.from),
)
