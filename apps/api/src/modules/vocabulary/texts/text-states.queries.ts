import { cast, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { marks } from '../../../lib/words/word-state-codes'

/**
 * Those words of a text that the user has, as a JSON array of `OwnWordOfText`: one string is cheaper to pass to a thread
 * than many rows. `spellIds` is an array in PostgreSQL's notation.
 */
export const ownWords = compileStatement((p: Placeholders<{ userId: number; spellIds: string }>) =>
  query
    .selectFrom('main_voc_item')
    .select((eb) =>
      cast(
        eb.fn.coalesce(
          eb.fn.agg<unknown>('json_agg', [
            eb.fn('json_build_array', [
              'spell_id',
              'state',
              'score',
              eb('mark', '=', eb.lit(marks.known)),
              'stability',
              eb.fn('date_part', [literal('epoch'), 'last_repeated_at']),
            ]),
          ]),
          literal('[]'),
        ),
        'text',
      ).as('own'),
    )
    .where('user_id', '=', p.userId)
    .where((eb) => eb('spell_id', '=', eb.fn.any(cast(p.spellIds, 'int4[]')))),
)

/** What the user said about words of a text, as a JSON array of `[spell_id, known]`. */
export const saidOfText = compileStatement((p: Placeholders<{ userId: number; spellIds: string }>) =>
  query
    .selectFrom('word_override')
    .select((eb) =>
      cast(
        eb.fn.coalesce(
          eb.fn.agg<unknown>('json_agg', [eb.fn('json_build_array', ['spell_id', 'known'])]),
          literal('[]'),
        ),
        'text',
      ).as('said'),
    )
    .where('user_id', '=', p.userId)
    .where((eb) => eb('spell_id', '=', eb.fn.any(cast(p.spellIds, 'int4[]')))),
)

/**
 * A user's phrases with the data for matching them, as a JSON array of `OwnPhraseRow`. All phrases have a space, which the
 * item's own copy of the headword shows; otherwise each of thousands of words would be looked for among the phrases.
 */
export const ownPhrases = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('main_voc_item as m')
    .innerJoin('phrase as p', 'p.spell_id', 'm.spell_id')
    .innerJoin('spell as s', 's.id', 'm.spell_id')
    .select((eb) =>
      cast(
        eb.fn.coalesce(
          eb.fn.agg<unknown>('json_agg', [
            eb.fn('json_build_array', [
              's.id',
              's.spell_lower',
              's.pos_mask',
              'p.head',
              'p.gap',
              'p.separability',
              'm.state',
              'm.score',
            ]),
          ]),
          literal('[]'),
        ),
        'text',
      ).as('phrases'),
    )
    .where('m.user_id', '=', p.userId)
    .where((eb) => eb(eb.fn<number>('strpos', ['m.spell_lower', literal(' ')]), '>', eb.lit(0))),
)
