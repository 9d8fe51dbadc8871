import { arrayOf, type Columns, cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Tables } from '@wordhoard/database/sql/generated/tables'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query, type SqlBool } from '@wordhoard/database/sql/query'
import { expressionAs, unnest } from '@wordhoard/database/sql/row-sources'
import { compileStatement, prepareStatement } from '@wordhoard/database/sql/statement'

/**
 * The ids of definitions by their keys, in the order of the keys, separated by commas; 0 for keys that aren't there. One
 * text instead of 28,000 rows, which would leave garbage of many times the size of what is kept. Runs when a language is
 * first asked for.
 */
export const idsOfKeys = compileStatement(
  (p: Placeholders<{ keys: readonly string[]; ordinals: readonly number[] }>) =>
    query
      .selectFrom(unnest('w', { key: cast(p.keys, 'text[]'), ordinal: cast(p.ordinals, 'int4[]') }))
      .leftJoin('definition as d', 'd.key', 'w.key')
      .select((eb) => {
        const id = cast(eb.fn.coalesce('d.id', eb.lit(0)), 'text')
        return eb.fn
          .agg<string | null>('string_agg', [id, literal(',')])
          .orderBy('w.ordinal')
          .as('ids')
      }),
)

/**
 * The packs that are in force, by language, the oldest first. A pack that came with an import is in force as long as that
 * is.
 */
export const activePacks = compileStatement(() =>
  query
    .selectFrom('translation_pack as p')
    .leftJoin('import_release as r', 'r.id', 'p.release_id')
    .select(['p.id', 'p.lang', 'p.name as source', 'p.version', 'p.licence', 'p.url', 'p.release_id'])
    .where('p.stage', '=', literal('active'))
    .where((eb) => eb.or([eb('p.release_id', 'is', null), eb('r.stage', '=', literal('active'))]))
    .orderBy('p.lang')
    .orderBy('p.id'),
)

interface PackValues {
  readonly packs: readonly number[]
  readonly ids: readonly number[]
}

/** The keys of the senses that a definition stands for, its own last. */
function listKeys(d: Pick<Columns<Tables['definition']>, 'covers' | 'key'>) {
  return expr.fn<string[]>('array_append', [d.covers, d.key])
}

/**
 * What packs give for the senses of WordNet that definitions stand for, in the order of those. Runs at look-ups in a
 * language with packs.
 */
export const packSenses = prepareStatement('pack-senses', (p: Placeholders<PackValues>) =>
  query
    .selectFrom('definition as d')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom(expressionAs('key', eb.fn<string>('unnest', [listKeys(columnsOf(eb, 'd'))])))
          .select('key.key')
          .as('k'),
      (join) => join.onTrue(),
    )
    .innerJoin('pack_sense as s', (join) =>
      join.onRef('s.key', '=', 'k.key').on((eb) => eb('s.pack_id', '=', eb.fn.any(cast(p.packs, 'int4[]')))),
    )
    .select(['d.id', 's.pack_id', 's.equivalents'])
    .where((eb) => eb('d.id', '=', eb.fn.any(cast(p.ids, 'int4[]'))))
    .orderBy('s.pack_id')
    .orderBy((eb) => eb.fn<number | null>('array_position', [listKeys(columnsOf(eb, 'd')), 'k.key'])),
)

/** The language of packs that have all languages, and the label of their rows, as imports of Wiktionary make them. */
export const ALL_LANGUAGES = 'mul'

/**
 * What packs give for the headwords of definitions, with what tells which of it is meant; of packs with all languages only
 * what begins with the code of one. Runs at look-ups in a language with packs.
 */
export const packWords = prepareStatement('pack-words', (p: Placeholders<PackValues & { code: string }>) =>
  query
    .selectFrom('definition as d')
    .innerJoin('spell', 'spell.id', 'd.spell_id')
    .innerJoin('pack_word as w', (join) =>
      join
        .onRef('w.headword', '=', 'spell.spell_lower')
        .on((eb) => eb('w.pack_id', '=', eb.fn.any(cast(p.packs, 'int4[]')))),
    )
    .select(['d.id', 'd.text', 'd.part_of_speech'])
    .select(['w.pack_id', 'w.part_of_speech as word_part', 'w.label'])
    .select((eb) => {
      const texts = eb
        .selectFrom(expressionAs('text', eb.fn<string>('unnest', ['w.equivalents'])))
        .select('text.text')
        .where((text) => text.fn<SqlBool>('starts_with', ['text.text', cast(p.code, 'text')]))
      return eb
        .case()
        .when('w.label', '=', literal(ALL_LANGUAGES))
        .then(arrayOf(texts))
        .else(eb.ref('w.equivalents'))
        .end()
        .as('equivalents')
    })
    .where((eb) => eb('d.id', '=', eb.fn.any(cast(p.ids, 'int4[]'))))
    .orderBy('w.pack_id')
    .orderBy('w.ordinal'),
)
