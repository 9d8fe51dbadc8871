import { arrayOf, cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { jsonObject } from '@wordhoard/database/sql/json'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query, sql } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { prepareStatement } from '@wordhoard/database/sql/statement'

/** Maximum number of recordings of a word that are tried before it is synthesised. */
const MAX_RECORDINGS = 2

const noReadings = sql<never[]>`'[]'::json`

/**
 * Readings of words, the most usual first, and addresses of recordings. Recordings are British, or their speaker's
 * accent is unknown.
 */
export const soundSources = prepareStatement('sound-sources', (p: Placeholders<{ ids: readonly number[] }>) =>
  query.selectFrom(unnest('w', { spell_id: cast(p.ids, 'int4[]') })).select((eb) => [
    'w.spell_id',
    eb.fn
      .coalesce(
        eb
          .selectFrom('pronunciation as p')
          .select((reading) =>
            reading.fn
              .jsonAgg(
                jsonObject({
                  ipa: reading.ref('p.ipa'),
                  part_of_speech: reading.ref('p.part_of_speech'),
                }),
              )
              .orderBy('p.ordinal')
              .as('readings'),
          )
          .whereRef('p.spell_id', '=', 'w.spell_id')
          .where('p.accent', '=', literal(''))
          .$asScalar(),
        noReadings,
      )
      .as('readings'),
    arrayOf(
      eb
        .selectFrom('spell_audio as a')
        .select('a.url')
        .whereRef('a.spell_id', '=', 'w.spell_id')
        .where('a.accent', 'in', [literal(''), literal('?')])
        .orderBy('a.ordinal')
        .limit(expr.lit(MAX_RECORDINGS)),
    ).as('recordings'),
  ]),
)
