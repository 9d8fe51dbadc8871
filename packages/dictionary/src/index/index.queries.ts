import { cast, literal } from '@wordhoard/database/sql/expressions'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { levels } from '@wordhoard/lexicon/level'

/** The names of all levels, of two letters each, one after the other. */
const levelNames = levels.join('')

/** Selects all headwords, for COPY; rank 0 means none. `level` is the place of the level in `levelNames`, 0 if none. */
export const allHeadwords = query
  .selectFrom('spell')
  .select((eb) => [
    'spell_lower',
    'id',
    'pos_mask',
    eb.fn.coalesce('frequency_rank', eb.lit(0)).as('rank'),
    cast(eb.ref('is_function'), 'int4').as('is_function'),
    eb.fn.coalesce(eb.fn<number>('strpos', [literal(levelNames), eb.ref('level')]), eb.lit(0)).as('level'),
  ])
  .orderBy('spell_lower')

/** Selects all forms that lead to headwords, for COPY. The words of a form come most frequent first. */
export const allForms = query
  .selectFrom('spell_form')
  .select(['form', 'spell_id', 'kind', 'detail'])
  .orderBy('form')
  .orderBy('ordinal')
  .orderBy('spell_id')
  .orderBy('kind')
  .orderBy('detail')

/** Selects all multi-word entries with the columns that phrase matching needs. */
export const allPhrases = compileStatement(() =>
  query
    .selectFrom('phrase as p')
    .innerJoin('spell as s', 's.id', 'p.spell_id')
    .select(['s.id', 's.spell_lower', 's.pos_mask', 'p.head', 'p.gap', 'p.separability'])
    .orderBy('s.id'),
)

/** Selects the sources that the dictionary was loaded from, and whether an import is unfinished. */
export const dictionaryState = compileStatement(() =>
  query.selectNoFrom((eb) => [
    eb
      .selectFrom('dictionary_source')
      .select((source) => {
        const columns = [
          literal(' '),
          source.ref('name'),
          source.ref('fingerprint'),
          source.ref('spells'),
          source.ref('definitions'),
          cast(source.ref('loaded_at'), 'text'),
        ]
        const texts = source.fn.agg<string>('string_agg', [source.fn('concat_ws', columns), literal(',')])
        return source.fn.coalesce(texts.orderBy('name'), literal('')).as('texts')
      })
      .$asScalar()
      .$notNull()
      .as('state'),
    eb.exists(eb.selectFrom('import_release').where('stage', '<>', literal('active'))).as('open'),
  ]),
)
