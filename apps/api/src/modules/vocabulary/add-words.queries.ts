import { cast, expr, isNewRow, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import { jsonObject } from '@wordhoard/database/sql/json'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** The words of a text by column, and the text itself. */
interface TextValues {
  readonly userId: number
  readonly hash: Buffer
  readonly title: string
  /** When it was read. */
  readonly at: Date
  /** An array in PostgreSQL's notation, like the other columns of numbers. */
  readonly spellIds: string
  /**
   * Texts separated by ASCII's unit separator: escaping thousands of them for an array takes as long as reading the
   * novel.
   */
  readonly headwords: Buffer
  readonly priorities: string
  readonly counts: string
  /** In the same format as `headwords`. */
  readonly sentences: Buffer
  readonly positions: string
}

function splitTexts(joined: Expression<Buffer>) {
  return expr.fn<string[]>('string_to_array', [joined, expr.fn('chr', [expr.lit(31)])])
}

/**
 * Adds a text's words, however many, with one statement. A text read before is not counted again; words removed since
 * become met again.
 */
export const addWords = compileStatement((p: Placeholders<TextValues>) =>
  query
    .with('reading', (db) =>
      db
        .insertInto('read_text')
        .values({
          user_id: p.userId,
          hash: p.hash,
          title: p.title,
          read_at: p.at,
          spell_ids: cast(p.spellIds, 'int4[]'),
          counts: cast(p.counts, 'int4[]'),
          sentences: splitTexts(p.sentences),
          positions: cast(p.positions, 'int4[]'),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id'),
    )
    .with('word', (db) =>
      db
        .selectFrom(
          unnest('w', {
            spell_id: cast(p.spellIds, 'int4[]'),
            spell_lower: splitTexts(p.headwords),
            priority: cast(p.priorities, 'int2[]'),
            count: cast(p.counts, 'int4[]'),
          }),
        )
        .selectAll(),
    )
    .with('entered', (db) =>
      insertFrom(
        db,
        'main_voc_item',
        (from) => from.selectFrom('word'),
        (eb) => ({
          user_id: p.userId,
          spell_id: eb.ref('spell_id'),
          spell_lower: eb.ref('spell_lower'),
          priority: eb.ref('priority'),
          met_count: eb.ref('count'),
        }),
      )
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'spell_id'])
            .doUpdateSet((eb) =>
              setColumns<'main_voc_item'>({
                met_count: eb('main_voc_item.met_count', '+', eb.ref('excluded.met_count')),
              }),
            )
            .where((eb) => eb.exists(eb.selectFrom('reading'))),
        )
        .returning(['spell_id', isNewRow.as('is_new')]),
    )
    .with('step', (db) =>
      insertFrom(
        db,
        'undo_step',
        (from) =>
          from
            .selectFrom('entered')
            .where('is_new', '=', expr.lit(true))
            .having((eb) => eb(eb.fn.countAll(), '>', eb.lit(0))),
        (eb) => ({
          id: eb.fn<string>('gen_random_uuid'),
          user_id: p.userId,
          kind: literal('items'),
          rows: jsonObject({
            added: eb.fn.jsonAgg('spell_id'),
            before: cast(literal('[]'), 'jsonb'),
            text: eb.fn<string>('encode', [cast(p.hash, 'bytea'), literal('hex')]),
          }),
        }),
      ).returning('id'),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom('entered')
        .select((entered) => entered.fn.countAll<number>().as('count'))
        .where('is_new', '=', eb.lit(true))
        .$asScalar()
        .$notNull()
        .as('added'),
      eb.selectFrom('step').select('id').as('undo_id'),
    ]),
)
