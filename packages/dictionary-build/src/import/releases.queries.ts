import { expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'

const releaseColumns = ['id', 'stage', 'position', 'next_entry as nextEntry', 'composed', 'counts'] as const

/** Selects the latest release of a file. */
export const releaseOfFile = compileStatement((p: Placeholders<{ source: string; identity: string }>) =>
  query
    .selectFrom('import_release')
    .select(releaseColumns)
    .where('source', '=', p.source)
    .where('identity', '=', p.identity)
    .orderBy('id', 'desc')
    .limit(expr.lit(1)),
)

interface NewRelease {
  readonly source: string
  readonly identity: string
  readonly version: string
}

export const insertRelease = compileStatement((p: Placeholders<NewRelease>) =>
  query
    .insertInto('import_release')
    .values({ source: p.source, identity: p.identity, version: p.version, stage: literal('reading') })
    .returning(releaseColumns),
)

/** Selects the releases whose content is in the dictionary. */
export const releasesInForce = compileStatement(() =>
  query.selectFrom('import_release').select(['id', 'source']).where('stage', '=', literal('active')),
)

/** Selects the release of a source whose content is in the dictionary, unless it is this one. */
export const otherReleaseInForce = compileStatement((p: Placeholders<{ source: string; id: number }>) =>
  query
    .selectFrom('import_release')
    .select('id')
    .where('source', '=', p.source)
    .where('stage', '=', literal('active'))
    .where('id', '<>', p.id),
)

function entriesOf(release: Expression<number>) {
  return query
    .selectFrom('imported_entry')
    .select(['headword', 'ordinal', 'body'])
    .where('release_id', '=', release)
}

/** Selects an entry that only one of two releases has, if there is any. */
export const anyDifference = compileStatement((p: Placeholders<{ one: number; other: number }>) =>
  query
    .selectFrom(
      entriesOf(p.one)
        .except(entriesOf(p.other))
        .unionAll((eb) => eb.parens(entriesOf(p.other).except(entriesOf(p.one))))
        .as('d'),
    )
    .limit(expr.lit(1)),
)

interface ReleaseProgress {
  readonly id: number
  readonly position: number
  readonly nextEntry: number
  readonly counts: Readonly<Record<string, number>>
}

/** Saves how far a release has been read. */
export const saveProgress = compileStatement((p: Placeholders<ReleaseProgress>) =>
  query
    .updateTable('import_release')
    .set({ position: p.position, next_entry: p.nextEntry, counts: p.counts })
    .where('id', '=', p.id),
)

/** Marks a release as completely read. */
export const beginComposing = compileStatement((p: Placeholders<{ id: number }>) =>
  query
    .updateTable('import_release')
    .set({ stage: literal('composing') })
    .where('id', '=', p.id),
)

/** Marks a release as completely composed. */
export const finishRelease = compileStatement((p: Placeholders<{ id: number }>) =>
  query
    .updateTable('import_release')
    .set({ stage: literal('active'), finished_at: now })
    .where('id', '=', p.id),
)

/** Deletes all releases of a source except one. */
export const deleteOtherReleases = compileStatement((p: Placeholders<{ source: string; id: number }>) =>
  query.deleteFrom('import_release').where('source', '=', p.source).where('id', '<>', p.id).returning('id'),
)

export const deleteRelease = compileStatement((p: Placeholders<{ id: number }>) =>
  query.deleteFrom('import_release').where('id', '=', p.id),
)

export const deleteEntries = compileStatement((p: Placeholders<{ releases: readonly number[] }>) =>
  query.deleteFrom('imported_entry').where((eb) => eb('release_id', '=', eb.fn.any(p.releases))),
)

/** Gives the active release of a source the identity of another file. */
export const renameRelease = compileStatement((p: Placeholders<NewRelease>) =>
  query
    .updateTable('import_release')
    .set({ identity: p.identity, version: p.version })
    .where('source', '=', p.source)
    .where('stage', '=', literal('active'))
    .returning('id'),
)
