import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { scratchRows, scratchTable } from '@wordhoard/database/sql/scratch-table'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'

/** Ranks and levels of the words in the frequency list. */
export const wordRanks = scratchTable('word_rank', 'spell', ['spell_lower', 'frequency_rank', 'level'])

/**
 * Selects the headwords of a release that have senses, with their parts of speech and whether they inflect another
 * word.
 */
function headwordsOf(p: Placeholders<{ release: number }>) {
  return query
    .selectFrom('imported_entry')
    .select((eb) => [
      'headword',
      eb.fn.agg<number>('bit_or', ['pos_bits']).as('mask'),
      eb.fn.agg<boolean>('bool_or', ['is_inflection']).as('inflected'),
    ])
    .where('release_id', '=', p.release)
    .groupBy('headword')
    .having((eb) => eb(eb.fn.agg<number>('bit_or', ['pos_bits']), '<>', eb.lit(0)))
    .as('w')
}

/**
 * Inserts the missing spells of a release's headwords in alphabetical order, with ids from `first`. Words without a
 * frequency rank get the level `unrankedLevel`, except names. Phrases and inflected forms get no level.
 */
export const insertSpells = compileStatement(
  (p: Placeholders<{ release: number; first: number; unrankedLevel: string }>) =>
    insertFrom(
      query,
      'spell',
      (db) =>
        db
          .selectFrom(headwordsOf(p))
          .leftJoin(scratchRows(wordRanks, 'r'), 'r.spell_lower', 'w.headword')
          .where((eb) =>
            eb.not(eb.exists(eb.selectFrom('spell as s').whereRef('s.spell_lower', '=', 'w.headword'))),
          )
          .orderBy('w.headword'),
      (eb) => {
        const before = eb(cast(p.first, 'int4'), '-', eb.lit(1))
        const place = eb.fn.agg<number>('row_number').over((over) => over.orderBy('w.headword'))
        const unranked = eb
          .case()
          .when('w.mask', '<>', eb.lit(partOfSpeechBits['proper noun']))
          .then(p.unrankedLevel)
          .end()
        return {
          id: eb(before, '+', place),
          spell_lower: eb.ref('w.headword'),
          pos_mask: eb.ref('w.mask'),
          frequency_rank: eb
            .case()
            .when(eb.ref('w.inflected'))
            .then(null)
            .else(eb.ref('r.frequency_rank'))
            .end(),
          level: eb
            .case()
            .when(eb.or([eb.ref('w.inflected'), eb('w.headword', 'like', literal('% %'))]))
            .then(null)
            .else(eb.fn.coalesce('r.level', unranked))
            .end(),
          is_function: expr.lit(false),
        }
      },
    ),
)
